import { once } from "node:events";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { promisify } from "node:util";
import { connect as connectDatabase } from "@croupier/database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { joined, post } from "./people.ts";
import { serve } from "./serve.ts";
import type { Served } from "./serve.ts";

const slowly = { password: "ana rows over the quiet river", login: "ana.l" };

describe("stopping", () => {
  test("finishes what is in flight, says goodbye to sockets and takes nothing new", async () => {
    const served = await serve();
    const ana = await joined(served, "ana");
    const socket = new WebSocket(`${served.url.replace("http", "ws")}/realtime`, {
      headers: { cookie: ana.cookie, origin: served.url },
    });
    await once(socket, "open");
    const goodbye = once(socket, "close");

    const inFlight = post(served, "/services/identity/v1/sessions", slowly);
    await new Promise((resolve) => setTimeout(resolve, 15));
    const stopped = served.server.close();
    expect((await inFlight).status).toBe(201);
    expect((await goodbye)[0]).toBe(1001);
    await stopped;
    await expect(fetch(`${served.url}/health/live`)).rejects.toThrow("fetch failed");
    await served.fresh.drop();
  });

  test("readiness says no before the listener closes, and liveness still says yes", async () => {
    const served = await serve((config) => ({
      ...config,
      http: { ...config.http, drainMs: 1_500 },
    }));
    expect((await fetch(`${served.url}/health/ready`)).status).toBe(200);
    const stopped = served.server.close();
    const ready = await fetch(`${served.url}/health/ready`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ code: "not_ready" });
    expect((await fetch(`${served.url}/health/live`)).status).toBe(200);
    await stopped;
    await served.fresh.drop();
  });

  test("a server that starts and stops leaves word of it", async () => {
    const served = await serve();
    await served.server.close();
    const { rows } = await served.fresh.database.pool.query(
      "SELECT role, stopped_at IS NOT NULL AS stopped FROM oversight.process",
    );
    expect(rows).toEqual([{ role: "server", stopped: true }]);
    await served.fresh.drop();
  });
});

describe("a database that is away", () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve();
  });
  afterAll(() => served.close());

  test("makes the server not ready, and ready again by itself", async () => {
    const { adminUrl } = served.fresh;
    const name = new URL(adminUrl).pathname.slice(1);
    const admin = new (await import("pg")).Client({
      connectionString: Object.assign(new URL(adminUrl), { pathname: "/postgres" }).href,
    });
    await admin.connect();
    await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await admin.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [
      name,
    ]);
    await status(503);
    const page = await fetch(served.url);
    expect(page.status).toBeLessThan(504);
    await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    await admin.end();
    await status(200);
  });

  async function status(wanted: number): Promise<void> {
    for (;;) {
      const answer = await fetch(`${served.url}/health/ready`);
      if (answer.status === wanted) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
});

describe("C3: more than it can do", () => {
  test("P3 is turned away first, then P2, then P1; P0 and what is ready never, each with the time to come back", async () => {
    const shedAt = async (limits: { P1: number; P2: number; P3: number }): Promise<number[]> => {
      const served = await serve((config) => ({
        ...config,
        pressure: { delayMs: { P1: 6e4, P2: 6e4, P3: 6e4 }, inFlight: limits, windowMs: 500 },
      }));
      const answers = [
        await fetch(`${served.url}/services/docs`),
        await fetch(`${served.url}/services/site-configuration/v1/brands/kingfisher`),
        await post(served, "/services/identity/v1/sessions", {
          login: "nobody.here",
          password: "x",
        }),
        await fetch(`${served.url}/health/live`),
        await fetch(`${served.url}/robots.txt`),
      ];
      for (const answer of answers.filter(({ status }) => status === 503)) {
        expect(Number(answer.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
        expect(await answer.json()).toMatchObject({ code: "overloaded" });
      }
      await served.close();
      return answers.map(({ status }) => status);
    };
    // A single request is already "one in flight", but for one whose body is still to come.
    expect(await shedAt({ P3: 0, P2: 50, P1: 50 })).toEqual([503, 200, 401, 200, 200]);
    expect(await shedAt({ P3: 0, P2: 0, P1: 50 })).toEqual([503, 503, 401, 200, 200]);
    expect(await shedAt({ P3: 0, P2: 0, P1: -1 })).toEqual([503, 503, 503, 200, 200]);
  });

  test("twice what fits: the rest is turned away at once, what is accepted is answered, and then all is well", async () => {
    const served = await serve((config) => ({
      ...config,
      pressure: {
        delayMs: { P1: 6e4, P2: 6e4, P3: 6e4 },
        inFlight: { P3: 10, P2: 20, P1: 40 },
        windowMs: 200,
      },
    }));
    const ana = await joined(served, "ana");
    const balances = `${served.url}/services/wallet-gateway/v1/profiles/${ana.id}/balances`;
    // What is accepted waits for the accounts until the rest has been turned away: on a fast
    // machine the calls would otherwise be answered one after the other and never pile up.
    const admin = connectDatabase({ url: served.fresh.adminUrl, max: 1 });
    const holder = await admin.pool.connect();
    await holder.query("BEGIN; LOCK TABLE ledger.accounts IN ACCESS EXCLUSIVE MODE");
    const shed = Promise.withResolvers<void>();
    const calls = Array.from({ length: 400 }, async () => {
      const answer = await fetch(balances, { headers: { cookie: ana.cookie } });
      await answer.arrayBuffer();
      if (answer.status === 503) shed.resolve();
      return answer.status;
    });
    await shed.promise;
    await holder.query("COMMIT");
    holder.release();
    await admin.close();
    const flood = await Promise.all(calls);
    const live = await fetch(`${served.url}/health/live`);
    expect(live.status).toBe(200);
    expect(new Set(flood)).toEqual(new Set([200, 503]));
    expect(flood.filter((one) => one === 200).length).toBeGreaterThan(19);
    const after = await fetch(balances, { headers: { cookie: ana.cookie } });
    expect(after.status).toBe(200);
    const metrics = await (await fetch(`${served.privateUrl}/metrics`)).text();
    expect(metrics).toMatch(/croupier_http_shed_total\{class="P0"\} 0/);
    expect(Number(/croupier_http_shed_total\{class="P2"\} (\d+)/.exec(metrics)?.[1])).toBe(
      flood.filter((one) => one === 503).length,
    );
    await served.close();
  });
});

describe("C5: 500 connections that send as slowly as they can", () => {
  test("disturb nobody and are hung up on", async () => {
    const served = await serve((config) => ({
      ...config,
      http: {
        ...config.http,
        limits: { headersTimeoutMs: 1_000, requestTimeoutMs: 2_000, headerBytesMax: 16 * 1024 },
      },
    }));
    const ends: Promise<string>[] = [];
    for (let index = 0; index < 500; index += 1) {
      const socket = connect(served.port, "127.0.0.1");
      const head =
        index % 2 === 0
          ? "GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: "
          : "POST /services/identity/v1/sessions HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{";
      socket.write(head);
      const drip = setInterval(() => socket.write(" "), 200);
      let text = "";
      socket.on("data", (chunk) => (text += chunk.toString()));
      socket.on("error", () => undefined);
      ends.push(
        new Promise((resolve) => {
          socket.once("close", () => {
            clearInterval(drip);
            resolve(text.split("\r\n", 1)[0] ?? "");
          });
        }),
      );
    }
    let answered = 0;
    const everybody = Promise.all(ends).then(() => "hung up" as const);
    const moment = (): Promise<"not yet"> =>
      new Promise((resolve) => setTimeout(() => resolve("not yet"), 20));
    while ((await Promise.race([everybody, moment()])) === "not yet") {
      const answer = await fetch(`${served.url}/services/site-configuration/v1/brands/kingfisher`);
      expect(answer.status).toBe(200);
      await answer.arrayBuffer();
      answered += 1;
    }
    const said = new Set(await Promise.all(ends));
    for (const line of said) expect(line).toMatch(/^(HTTP\/1\.1 408 Request Timeout)?$/);
    expect(said).toContain("HTTP/1.1 408 Request Timeout");
    expect(answered).toBeGreaterThan(5);
    await served.close();
  });

  test("a body that is still on its way is no work in flight, and turns nobody away", async () => {
    const served = await serve((config) => ({
      ...config,
      pressure: {
        delayMs: { P1: 6e4, P2: 6e4, P3: 6e4 },
        inFlight: { P3: 2, P2: 4, P1: 8 },
        windowMs: 500,
      },
    }));
    const slow = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const socket = connect(served.port, "127.0.0.1");
        socket.write(
          "POST /services/identity/v1/sessions HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{",
        );
        await once(socket, "connect");
        return socket;
      }),
    );
    const ask = async () => {
      const answer = await fetch(`${served.url}/services/site-configuration/v1/brands/kingfisher`);
      await answer.arrayBuffer();
      return answer.status;
    };
    // Their arrival is work, twenty counts in the database; what is asked about is the time after it.
    await expect.poll(ask, { timeout: 10_000 }).toBe(200);
    for (let turn = 0; turn < 5; turn += 1) expect(await ask()).toBe(200);
    for (const socket of slow) socket.destroy();
    await served.close();
  });

  test("who asks for much and reads nothing counts as no work in flight", async () => {
    const served = await serve();
    const deaf = askMuch(served.port);
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (;;) {
      const metrics = await (await fetch(`${served.privateUrl}/metrics`)).text();
      if (metrics.includes("croupier_http_in_flight 0\n")) break;
    }
    deaf.destroy();
    await served.close();
  });

  test("who asks for much and reads nothing is hung up on", async () => {
    const served = await serve((config) => ({
      ...config,
      http: {
        ...config.http,
        limits: { headersTimeoutMs: 1_000, requestTimeoutMs: 2_000, headerBytesMax: 16 * 1024 },
      },
    }));
    const deaf = askMuch(served.port);
    await once(deaf, "connect");
    // Whoever does not read does not see it either, so the server is asked.
    const { server } = served.server.app;
    const count = promisify(server.getConnections.bind(server));
    while ((await count()) > 0) await new Promise((resolve) => setTimeout(resolve, 50));
    deaf.destroy();
    await served.close();
  });

  /** More than the buffers between us hold. */
  function askMuch(port: number): Socket {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.pause();
    socket.write("GET /services/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(800));
    return socket;
  }

  test("the limits of the real server are ten and thirty seconds", async () => {
    const served = await serve();
    const { server } = served.server.app;
    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000]);
    await served.close();
  });
});

describe("errors nobody expected", () => {
  test("stand in a table with their trace and how often they came", async () => {
    const served = await serve();
    const eva = await joined(served, "eva");
    const admin = new (await import("pg")).Client({ connectionString: served.fresh.adminUrl });
    await admin.connect();
    await admin.query("ALTER TABLE players.profile RENAME TO gone");
    const traces: unknown[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await fetch(`${served.url}/services/identity/v1/sessions/current`, {
        headers: { cookie: eva.cookie },
      });
      traces.push(((await answer.json()) as { traceId: string }).traceId);
    }
    const recorded = async () =>
      (
        await admin.query(
          "SELECT count::integer AS count, last_trace_id, process FROM oversight.unhandled_error",
        )
      ).rows;
    for (;;) {
      const [row] = await recorded();
      if ((row as { count?: number } | undefined)?.count === 3) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const [{ last_trace_id: last, process: name }] = (await recorded()) as [
      { last_trace_id: string; process: string },
    ];
    expect(traces).toContain(last);
    expect(name).toBe("server");
    await admin.end();
    await served.close();
  });
});
