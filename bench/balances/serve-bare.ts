// What HTTP and a session in memory cost by themselves: reads the cookie, finds its owner, answers as much.
import { hash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tellCpu } from "../pages/cpu.ts";
import type { Session } from "./open-sessions.ts";

process.once("message", ({ sessions, body }: { sessions: readonly Session[]; body: string }) => {
  const owners = new Map(sessions.map(({ id, token }) => [hash("sha256", token), id]));
  const server = createServer((request, response) => {
    const token = /(?:^|; )sid=([\w-]{43})/.exec(request.headers.cookie ?? "")?.[1] ?? "";
    const owner = owners.get(hash("sha256", token));
    const isOwn = owner !== undefined && request.url?.includes(owner) === true;
    response.writeHead(isOwn ? 200 : 401, {
      "content-type": "application/json",
      "content-length": body.length,
    });
    response.end(body);
  });
  server.listen(0, "127.0.0.1", () => {
    process.send?.({ port: (server.address() as AddressInfo).port });
    tellCpu();
  });
});
process.on("disconnect", () => process.exit(0));
