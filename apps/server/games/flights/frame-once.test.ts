import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { frameOnce } from "./frame-once.ts";

const said = ["", ..."x ñ€😀".split(" ")];
for (const letters of [125, 126, 127, 65_535, 65_536, 70_000]) said.push("x".repeat(letters));

const server = createServer();
const hub = new WebSocketServer({ noServer: true });
server.on("upgrade", (request, wire, head) => {
  hub.handleUpgrade(request, wire, head, (socket) => {
    // Between what the socket itself says, each in its turn.
    for (const text of said) {
      wire.write(frameOnce(text));
      socket.send("between");
    }
    socket.close();
  });
});

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

test("texts of every length are read as they were said, among what the socket says itself", async () => {
  const { port } = server.address() as AddressInfo;
  const heard: string[] = [];
  const socket = new WebSocket(`ws://127.0.0.1:${port}`);
  socket.on("message", (data: Buffer) => heard.push(String(data)));
  await once(socket, "close");
  expect(heard).toEqual(said.flatMap((text) => [text, "between"]));
});
