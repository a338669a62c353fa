import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { factsOf } from "@croupier/games/local-facts";
import { projectRoot } from "../bench-world.ts";

const build = join(projectRoot, "apps/games/build");
const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

export type ServedFrame = { readonly origin: string; stop(): Promise<void> };

/** The built frame and what is known of each game: all that a practice asks a server for. */
export async function serveFrame(): Promise<ServedFrame> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://frame").pathname);
    const facts = /^\/play\/v1\/games\/([a-z0-9-]+)$/.exec(path)?.[1];
    if (facts !== undefined) {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(factsOf(facts)));
      return;
    }
    const type = types[extname(path)];
    const file = type === undefined ? "index.html" : path;
    readFile(join(build, file)).then(
      (bytes) => {
        response.setHeader("content-type", type ?? "text/html");
        response.end(bytes);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
