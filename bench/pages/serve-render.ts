// Our own render without any cache: every request runs the loaders and React.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { openUncachedPages, readConfig } from "@croupier/server";

const render = await openUncachedPages(readConfig(process.env));
const server = createServer((_request, response) => {
  render("/")
    .then((page) => {
      response.writeHead(page.status, { "content-type": "text/html; charset=utf-8" });
      response.end(page.body);
    })
    .catch(() => response.writeHead(500).end());
});
server.listen(0, "127.0.0.1", () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
process.on("disconnect", () => process.exit(0));
