import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { createSockets } from "../realtime/sockets.ts";
import { createClientAddresses } from "../src/shell/client-address.ts";
import { createOwnPages } from "../src/shell/same-origin.ts";

const closing: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function open(limits: Parameters<typeof createSockets>[0]["limits"]) {
  const server = createServer();
  const addresses = createClientAddresses([]);
  const sockets = createSockets({
    server,
    ownPages: createOwnPages({ origin: undefined, addresses }),
    identify: async (request) => {
      const playerId = request.headers.cookie ?? "";
      return { playerId, sessionKey: playerId, token: playerId };
    },
    stillLives: async () => true,
    headers: {},
    nextTraceId: () => "0".repeat(32),
    onError: () => undefined,
    ...(limits === undefined ? {} : { limits }),
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => sockets.close(0).then(() => server.close()));
  return { sockets, port: (server.address() as AddressInfo).port };
}

/** Says hello as a WebSocket and then never reads again. */
async function openDeaf(port: number, who: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(
    `GET /realtime HTTP/1.1\r\nhost: localhost\r\ncookie: ${who}\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
  await once(socket, "data");
  socket.pause();
  closing.push(() => void socket.destroy());
  return socket;
}

test("a reader that does not read is dropped at one megabyte, and the others hear everything", async () => {
  const { sockets, port } = await open({ heartbeatMs: 60_000 });
  await openDeaf(port, "deaf");
  const well = new WebSocket(`ws://127.0.0.1:${port}/realtime`, { headers: { cookie: "well" } });
  closing.push(() => well.terminate());
  const heard: string[] = [];
  well.on("message", (data: Buffer) => heard.push(data.toString()));
  await once(well, "open");

  let told = 0;
  while (sockets.state().dropped.slow === 0) {
    const deaf = Array.from({ length: 5_000 }, () => "deaf");
    await sockets.tellPlayers(deaf, "balance");
    await sockets.tellPlayers(["well"], "balance");
    told += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  while (heard.length < told) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(heard).toHaveLength(told);
  expect(sockets.state()).toMatchObject({ open: 1, dropped: { slow: 1 } });
});

test("telling everybody yields between chunks", async () => {
  const { sockets, port } = await open({ chunk: 2, socketsPerPlayerMax: 50 });
  for (let index = 0; index < 10; index += 1) {
    const one = new WebSocket(`ws://127.0.0.1:${port}/realtime`, { headers: { cookie: "ana" } });
    closing.push(() => one.terminate());
    await once(one, "open");
  }
  let turns = 0;
  const count = (): void => {
    turns += 1;
    if (!done) setImmediate(count);
  };
  let done = false;
  setImmediate(count);
  await sockets.tellEverybody("balance");
  done = true;
  expect(turns).toBeGreaterThanOrEqual(4);
});
