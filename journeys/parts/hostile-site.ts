import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Another origin on this machine. A port is no other *site*, so the browser sends our cookies along:
 * the hardest case for whoever checks where a write comes from.
 */
export async function openHostileSite(): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.end("<!doctype html><title>A prize for you</title><h1>A prize for you</h1>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
