// What HTTP costs in Node by itself: one fixed answer, byte for byte the one the server gives.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Captured } from "./captured.ts";
import { tellCpu } from "./cpu.ts";

process.once("message", (captured: Captured) => {
  const headers = captured.headers.flat();
  const body = Buffer.from(captured.bodyBase64, "base64");
  const server = createServer((_request, response) => {
    response.writeHead(captured.status, headers);
    response.end(body);
  });
  server.listen(0, "127.0.0.1", () => {
    process.send?.({ port: (server.address() as AddressInfo).port });
    tellCpu();
  });
});
process.on("disconnect", () => process.exit(0));
