// What HTTP and a signature cost by themselves: reads the bytes, checks them, answers as much as the server.
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tellCpu } from "../pages/cpu.ts";

const answered = {
  status: "OK",
  retry: "never",
  balance: "999990",
  real: "999990",
  bonus: "0",
  held: "10",
  currency: "EUR",
  scale: 2,
};

process.once("message", ({ secret }: { secret: string }) => {
  const key = Buffer.from(secret, "base64url");
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const body = Buffer.concat(pieces);
      const hmac = createHmac("sha256", key).update(`${String(request.headers["x-timestamp"])}.`);
      const given = Buffer.from(String(request.headers["x-signature"]), "hex");
      const isSigned = timingSafeEqual(hmac.update(body).digest(), given);
      const { request_id } = JSON.parse(body.toString()) as { request_id: string };
      const text = JSON.stringify({ request_id, ...answered });
      response.writeHead(isSigned ? 200 : 401, {
        "content-type": "application/json",
        "content-length": text.length,
      });
      response.end(text);
    });
  });
  server.listen(0, "127.0.0.1", () => {
    process.send?.({ port: (server.address() as AddressInfo).port });
    tellCpu();
  });
});
process.on("disconnect", () => process.exit(0));
