import { once } from "node:events";
import { connect as connectSocket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { realtimeMessage } from "@croupier/contracts";
import { getAsset, money } from "@croupier/kit/money";
import { uuidv7 } from "@croupier/kit/ids";
import { createLedger } from "@croupier/ledger";
import type { Person } from "@croupier/tools/people";
import { joined, post } from "./people.ts";
import { serve, serveOn } from "./serve.ts";
import type { Served } from "./serve.ts";

let served: Served;
let ana: Person;
const open: WebSocket[] = [];
beforeAll(async () => {
  served = await serve((config) => ({
    ...config,
    sockets: { socketsMax: 30, heartbeatMs: 300, sessionCheckMs: 200 },
  }));
  ana = await joined(served, "ana");
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.terminate();
  await until(async () => (await sockets(served)) === 0);
});
afterAll(() => served.close());

interface Listening {
  readonly socket: WebSocket;
  readonly heard: { topic: string; seq: number }[];
  readonly closed: Promise<{ code: number }>;
}

async function listen(to: Served, cookie: string, headers = {}): Promise<Listening> {
  const socket = new WebSocket(`${to.url.replace("http", "ws")}/realtime`, {
    headers: { cookie, origin: to.url, ...headers },
    perMessageDeflate: true,
  });
  open.push(socket);
  const heard: { topic: string; seq: number }[] = [];
  socket.on("message", (data: Buffer) =>
    heard.push(realtimeMessage.parse(JSON.parse(data.toString()))),
  );
  const closed = once(socket, "close").then(([code]) => ({ code: code as number }));
  socket.on("error", () => undefined);
  await once(socket, "open");
  return { socket, heard, closed };
}

function refused(to: Served, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${to.url.replace("http", "ws")}/realtime`, { headers });
    open.push(socket);
    socket.on("unexpected-response", (_request, response) => resolve(response.statusCode ?? 0));
    socket.on("open", () => reject(new Error("the socket was let in")));
    socket.on("error", () => undefined);
  });
}

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function sockets(of: Served): Promise<number> {
  const text = await (await fetch(`${of.privateUrl}/metrics`)).text();
  return Number(/^croupier_realtime_sockets (\d+)$/m.exec(text)?.[1]);
}

/** Moves money as another process would, and tells nobody itself. */
async function move(to: Served, playerId: string): Promise<void> {
  const asset = getAsset("USD");
  const ledger = createLedger({
    database: to.fresh.database,
    announce: (ids) => void announceFrom(to, ids),
  });
  const posted = await ledger.post({
    transferId: uuidv7(),
    playerId,
    kind: "grant",
    from: "house_demo_grants",
    to: "cash_free",
    amount: money(100n, asset),
    reason: "test",
    happenedAt: new Date(),
  });
  expect(posted.ok).toBe(true);
}

let announced = 0;
async function announceFrom(to: Served, ids: readonly string[]): Promise<void> {
  announced += 1;
  const payload = JSON.stringify({
    from: "another process",
    seq: announced,
    topic: "balance",
    ids,
  });
  await to.fresh.database.pool.query("SELECT pg_notify('croupier_fanout', $1)", [payload]);
}

describe("a socket", () => {
  test("is told when the balance changed in another process, with a rising sequence", async () => {
    const { heard } = await listen(served, ana.cookie);
    await move(served, ana.id);
    await move(served, ana.id);
    await until(() => heard.length >= 2);
    // What joining gave may be told only now: it is one more, behind or before.
    expect(heard).toEqual(heard.map((_, at) => ({ topic: "balance", seq: at + 1 })));
  });

  test("is told nothing about anybody else", async () => {
    const ben = await joined(served, "ben");
    const mine = await listen(served, ana.cookie);
    const his = await listen(served, ben.cookie);
    await move(served, ben.id);
    await until(() => his.heard.length > 0);
    expect(mine.heard).toEqual([]);
  });

  test("of another server on the same database is told as well", async () => {
    const second = await serveOn(served.fresh, (config) => ({
      ...config,
      keyring: served.config.keyring,
    }));
    const { heard, closed } = await listen(second, ana.cookie);
    await move(served, ana.id);
    await until(() => heard.length > 0);
    expect(heard).toEqual([{ topic: "balance", seq: 1 }]);
    await second.close();
    expect(await closed).toEqual({ code: 1001 });
  });

  test("looks again after a gap: a lost message, or a lost connection to the database", async () => {
    const nobody = "0199f0a0-0000-7000-8000-000000000000";
    await announceFrom(served, [nobody]);
    const { heard } = await listen(served, ana.cookie);
    announced += 1;
    await announceFrom(served, [nobody]);
    await until(() => heard.length === 1);
    await served.fresh.database.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'croupier fan-out' AND datname = current_database()",
    );
    await until(() => heard.length === 2);
    expect(heard.map(({ seq }) => seq)).toEqual([1, 2]);
    await move(served, ana.id);
    await until(() => heard.length === 3);
  });

  test("closes when the session ends by signing out", async () => {
    const eva = await joined(served, "eva");
    const { closed } = await listen(served, eva.cookie);
    await fetch(`${served.url}/services/identity/v1/sessions/current`, {
      method: "DELETE",
      headers: { cookie: eva.cookie, origin: served.url },
    });
    expect(await closed).toEqual({ code: 4401 });
  });

  test("closes when the session ended without a word", async () => {
    const fay = await joined(served, "fay");
    const { closed } = await listen(served, fay.cookie);
    const { pool } = served.fresh.database;
    await pool.query("DELETE FROM players.session_directory WHERE player_id = $1", [fay.id]);
    await pool.query("DELETE FROM players.session WHERE player_id = $1", [fay.id]);
    expect(await closed).toEqual({ code: 4401 });
  });

  test("that stays silent at the heartbeat is let go", async () => {
    const { socket, closed } = await listen(served, ana.cookie);
    // A client that is gone does not answer pings any more.
    (
      socket as unknown as { _receiver: { on(): void; removeAllListeners(name: string): void } }
    )._receiver.removeAllListeners("ping");
    expect(await closed).toEqual({ code: 1006 });
  });
});

describe("D3: a socket that misbehaves is closed, and nobody else is", () => {
  test.each<[string, number, (socket: WebSocket) => void]>([
    ["an unknown message", 1008, (socket) => socket.send('{"topic":"balance"}')],
    ["a message about another player", 1008, (socket) => socket.send('{"subscribe":"0199"}')],
    ["binary instead of text", 1008, (socket) => socket.send(Buffer.from([1, 2, 3]))],
    ["64 KB and one byte", 1009, (socket) => socket.send("x".repeat(64 * 1024 + 1))],
    ["a flood of pings", 1008, (socket) => Array.from({ length: 100 }, () => socket.ping())],
    [
      "a message in fragments without end",
      1009,
      (socket) => {
        for (let part = 0; part < 70; part += 1) socket.send("x".repeat(1024), { fin: false });
      },
    ],
  ])("%s", async (_name, code, misbehave) => {
    const other = await listen(served, ana.cookie);
    const { socket, closed } = await listen(served, ana.cookie);
    misbehave(socket);
    expect(await closed).toEqual({ code });
    await move(served, ana.id);
    await until(() => other.heard.length > 0);
    expect(other.socket.readyState).toBe(WebSocket.OPEN);
  });

  test("bytes that are no frames", async () => {
    const raw = connectSocket(served.port, "127.0.0.1");
    raw.write(
      `GET /realtime HTTP/1.1\r\nhost: localhost:${served.port}\r\ncookie: ${ana.cookie}\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    await once(raw, "data");
    raw.write(Buffer.alloc(64, 0xff));
    raw.resume();
    await once(raw, "close");
    expect((await fetch(`${served.url}/health/live`)).status).toBe(200);
  });

  test("a compressed bomb is not even negotiated", async () => {
    const { socket } = await listen(served, ana.cookie);
    expect(socket.extensions).toBe("");
  });
});

describe("a socket is refused", () => {
  test("from another site, without a session, and on another path", async () => {
    expect(await refused(served, { cookie: ana.cookie, origin: "https://evil.example" })).toBe(403);
    expect(await refused(served, { origin: served.url })).toBe(401);
    expect(await refused(served, { origin: served.url, cookie: `sid=${"A".repeat(43)}` })).toBe(
      401,
    );
  });

  test("when one player holds too many, and when the server is full", async () => {
    for (let count = 0; count < 20; count += 1) await listen(served, ana.cookie);
    expect(await refused(served, { cookie: ana.cookie, origin: served.url })).toBe(429);
    const gil = await joined(served, "gil");
    for (let count = 0; count < 10; count += 1) await listen(served, gil.cookie);
    expect(await refused(served, { cookie: gil.cookie, origin: served.url })).toBe(503);
  });
});

describe("a poll is not activity", () => {
  test("only a write moves the idle clock of a session", async () => {
    const hal = await joined(served, "hal");
    const { pool } = served.fresh.database;
    const activeAt = async (): Promise<number> => {
      const { rows } = await pool.query<{ at: Date }>(
        "SELECT last_active_at AS at FROM players.session WHERE player_id = $1",
        [hal.id],
      );
      return rows[0]?.at.getTime() ?? 0;
    };
    await pool.query(
      "UPDATE players.session SET last_active_at = last_active_at - interval '10 minutes' WHERE player_id = $1",
      [hal.id],
    );
    // What this process remembers of a session is five seconds old at most; another one remembers nothing.
    const second = await serveOn(served.fresh, (config) => ({
      ...config,
      keyring: served.config.keyring,
    }));
    const before = await activeAt();
    await listen(second, hal.cookie);
    const headers = { cookie: hal.cookie };
    await fetch(`${second.url}/services/wallet-gateway/v1/profiles/${hal.id}/balances`, {
      headers,
    });
    expect(await activeAt()).toBe(before);
    await fetch(second.url, { headers });
    expect(await activeAt()).toBeGreaterThan(before);
    await second.close();
    expect((await post(served, "/services/identity/v1/sessions", {})).status).toBe(400);
  });
});
