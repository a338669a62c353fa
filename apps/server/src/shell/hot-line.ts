import { once } from "node:events";
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Where Vite tells pages what was saved (its `server.hmr`). On Vite's usual port only the first
 * process would be heard, and site and back-office are two. So each takes one that follows from its
 * own: nobody else's, and the same after a restart, which is where its open pages look for it.
 */
export async function openHotLine(process: {
  readonly host: string;
  readonly port: number;
}): Promise<{ server: Server; clientPort: number }> {
  // Until Vite is there to answer, a page that asks is told to ask again; else it would hang.
  const server = createServer((_request, response) => response.writeHead(503).end());
  server.listen(hotPortOf(process.port), process.host);
  await once(server, "listening");
  server.unref();
  const { port } = server.address() as AddressInfo;
  return { server, clientPort: port };
}

function hotPortOf(port: number): number {
  if (port === 0) return 0;
  return port > 45_000 ? port - 20_000 : port + 20_000;
}
