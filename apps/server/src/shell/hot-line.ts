import { once } from "node:events";
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Where Vite tells pages what was saved (its `server.hmr`), on whatever port is free. On Vite's usual
 * one only the first process would be heard: site and back-office are two, and so are two runs.
 */
export async function openHotLine(host: string): Promise<{ server: Server; clientPort: number }> {
  const server = createServer().listen(0, host);
  await once(server, "listening");
  server.unref();
  const { port } = server.address() as AddressInfo;
  return { server, clientPort: port };
}
