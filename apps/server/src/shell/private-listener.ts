import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Registry } from "prom-client";

export interface PrivateListener {
  readonly port: number;
  close(): Promise<void>;
}

/** Metrics on a port of their own, on this machine only: they say too much for the public one. */
export async function listenPrivately(options: {
  registry: Registry;
  port: number;
  host?: string;
}): Promise<PrivateListener> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    options.registry
      .metrics()
      .then((text) => {
        response.writeHead(200, { "content-type": options.registry.contentType }).end(text);
      })
      .catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, options.host ?? "127.0.0.1", () => {
      server.off("error", reject);
      resolve();
    });
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
