// The negative control: a listener that reads what it cannot be sure of, as some proxies do.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const server = createServer({ insecureHTTPParser: true }, (request, response) => {
  request.resume();
  response.setHeader("x-content-type-options", "nosniff");
  response.writeHead(request.url === "/health/live" ? 200 : 404).end();
});
server.listen(0, "127.0.0.1", () =>
  process.send?.({ port: (server.address() as AddressInfo).port }),
);
process.on("disconnect", () => process.exit(0));
