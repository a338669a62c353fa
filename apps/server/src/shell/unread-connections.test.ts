import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { createPressure } from "./pressure.ts";
import { createTurnAway } from "./turn-away.ts";
import { createUnreadConnections } from "./unread-connections.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const ages = { leastMs: 3_600_000, mostMs: 3_600_000 };
const windowMs = 20;

/** A listener in a flood that holds two requests of class P2 and has them. What it takes waits until the test answers. */
async function openFlooded({ limits = ages, P1 = 2 } = {}) {
  const flood = { lasts: true };
  const measured = createPressure({
    limits: {
      delayMs: { P1: Infinity, P2: Infinity, P3: Infinity },
      inFlight: { P3: 1, P2: 2, P1 },
      windowMs,
    },
  });
  const pressure = { ...measured, isFlooded: () => flood.lasts };
  const unread = createUnreadConnections({ pressure, limits });
  const turnAway = createTurnAway({
    pressure,
    unread,
    routes: [
      { method: "GET", path: "/poll", shed: "P2" },
      { method: "POST", path: "/poll", shed: "P2" },
      { method: "GET", path: "/live", shed: "P0" },
    ],
    headers: {},
    nextTraceId: () => "t".repeat(32),
  });
  const taken: { request: IncomingMessage; response: ServerResponse }[] = [];
  const server = createServer((request, response) => {
    turnAway.saw(request, response);
    if (turnAway.refuse(request, response)) return;
    if (request.url === "/live") return void response.end("live");
    pressure.began();
    response.once("close", () => pressure.ended(1));
    taken.push({ request, response });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => server.close(), unread.close, pressure.stop);
  closing.push(() => server.closeAllConnections());
  const sockets: Socket[] = [];
  server.on("connection", (socket: Socket) => sockets.push(socket));
  const call = async (): Promise<Caller> => {
    const caller = openCaller((server.address() as AddressInfo).port);
    closing.push(() => caller.socket.destroy());
    await once(caller.socket, "connect");
    return caller;
  };

  pressure.began();
  pressure.began();
  const makeRoom = (): void => {
    pressure.ended(1);
    pressure.ended(1);
  };
  return { flood, unread, server, taken, call, makeRoom, sockets };
}

type Caller = ReturnType<typeof openCaller>;

/** Says HTTP by hand, and reads statuses. */
function openCaller(port: number) {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  let text = "";
  socket.on("data", (chunk) => (text += chunk.toString("latin1")));
  const statuses = (): number[] =>
    [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
  const say = (bytes: string): void => void socket.write(bytes);
  return {
    socket,
    statuses,
    say,
    async ask(method: string, path: string): Promise<void> {
      const before = statuses().length;
      say(`${method} ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
      await expect.poll(() => statuses().length).toBe(before + 1);
    },
  };
}

const poll = "GET /poll HTTP/1.1\r\nhost: localhost\r\n\r\n";

/** A connection that was refused in the flood, with a second request that nobody has read. */
async function openUnread(options: Parameters<typeof openFlooded>[0] = {}) {
  const flooded = await openFlooded(options);
  const caller = await flooded.call();
  await caller.ask("GET", "/poll");
  await expect.poll(flooded.unread.count).toBe(1);
  caller.say(poll);
  await sleep(3 * windowMs);
  expect(caller.statuses()).toEqual([503]);
  return { ...flooded, caller };
}

describe("a connection that was refused in a flood", () => {
  test("is read again as soon as there is room, and what it sent is let in", async () => {
    const { caller, makeRoom, taken, unread } = await openUnread();
    makeRoom();
    await expect.poll(() => taken.length).toBe(1);
    expect(unread.count()).toBe(0);
    taken[0]?.response.end("taken");
    await expect.poll(caller.statuses).toEqual([503, 200]);
  });

  test("waits for its next turn once it was answered, while the flood lasts", async () => {
    const { call, caller, makeRoom, taken, unread } = await openUnread();
    const others = await Promise.all(Array.from({ length: 5 }, call));
    for (const other of others) await other.ask("GET", "/poll");
    for (const other of others) other.say(poll);
    makeRoom();
    await expect.poll(() => taken.length).toBe(2);
    expect(unread.count()).toBe(4);
    taken[0]?.response.end("taken");
    await expect.poll(caller.statuses).toEqual([503, 200]);
    // One goes out, one comes in, and the one that was answered is the last in the row.
    await expect.poll(() => taken.length).toBe(3);
    expect(unread.count()).toBe(4);
  });

  const shortly = { leastMs: 300, mostMs: 400 };

  test("is read again at the end of its time without any room, and refused again", async () => {
    const { caller } = await openUnread({ limits: shortly });
    await expect.poll(caller.statuses).toEqual([503, 503]);
  });

  test("is let in at the end of its time, while there is room for class P1", async () => {
    const { taken } = await openUnread({ limits: shortly, P1: 3 });
    await expect.poll(() => taken.length).toBe(1);
  });

  test("is read again when the process stops, and none is left unread afterwards", async () => {
    const { call, caller, unread } = await openUnread();
    unread.close();
    await expect.poll(caller.statuses).toEqual([503, 503]);
    const other = await call();
    await other.ask("GET", "/poll");
    await other.ask("GET", "/poll");
    expect(unread.count()).toBe(0);
  });

  test("keeps no listener from closing", async () => {
    const { caller, server, unread } = await openUnread();
    const closed = once(server, "close");
    unread.close();
    await expect.poll(caller.statuses).toEqual([503, 503]);
    server.close();
    const sweep = setInterval(() => server.closeIdleConnections(), 10);
    await closed;
    clearInterval(sweep);
  });

  test("may leave: it takes nobody's turn", async () => {
    const { call, caller, makeRoom, sockets, taken, unread } = await openUnread();
    const other = await call();
    await other.ask("GET", "/poll");
    other.say(poll);
    caller.socket.destroy();
    sockets.find((socket) => !socket.destroyed && socket.isPaused())?.destroy();
    makeRoom();
    await expect.poll(() => taken.length).toBeGreaterThan(0);
    expect(unread.count()).toBe(0);
  });
});

describe("never left unread is a connection", () => {
  test("whose call is of class P0", async () => {
    const { call, unread } = await openFlooded();
    const caller = await call();
    await caller.ask("GET", "/live");
    await caller.ask("GET", "/live");
    expect(caller.statuses()).toEqual([200, 200]);
    expect(unread.count()).toBe(0);
  });

  test("whose turn was used for P0", async () => {
    const { caller, makeRoom, unread } = await openFlooded().then(async (flooded) => {
      const called = await flooded.call();
      await called.ask("GET", "/poll");
      return { ...flooded, caller: called };
    });
    await expect.poll(unread.count).toBe(1);
    caller.say("GET /live HTTP/1.1\r\nhost: localhost\r\n\r\n");
    makeRoom();
    await expect.poll(caller.statuses).toEqual([503, 200]);
    expect(unread.count()).toBe(0);
  });

  test("with a body half sent: the rest is read, and the next request too", async () => {
    const { call, unread } = await openFlooded();
    const caller = await call();
    caller.say("POST /poll HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\nhalf ");
    await expect.poll(caller.statuses).toEqual([503]);
    expect(unread.count()).toBe(0);
    caller.say("and half".slice(0, 5) + "GET /live HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await expect.poll(caller.statuses).toEqual([503, 200]);
  });

  test("before what came in one breath is answered, in order", async () => {
    const { call, unread } = await openFlooded();
    const caller = await call();
    const live = "GET /live HTTP/1.1\r\nhost: localhost\r\n\r\n";
    caller.say(poll + live + poll + live);
    await expect.poll(caller.statuses).toEqual([503, 200, 503, 200]);
    expect(unread.count()).toBeLessThanOrEqual(1);
  });

  test("without a flood", async () => {
    const { call, flood, unread } = await openFlooded();
    flood.lasts = false;
    const caller = await call();
    await caller.ask("GET", "/poll");
    await caller.ask("GET", "/poll");
    expect(caller.statuses()).toEqual([503, 503]);
    expect(unread.count()).toBe(0);
  });
});
