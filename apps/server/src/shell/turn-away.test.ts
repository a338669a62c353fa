import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { createPressure } from "./pressure.ts";
import { createTurnAway } from "./turn-away.ts";
import { createUnreadConnections } from "./unread-connections.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A listener that has so many requests in flight already. */
async function listen(inFlight: number) {
  const limits = {
    delayMs: { P1: Infinity, P2: Infinity, P3: Infinity },
    inFlight: { P3: 2, P2: 3, P1: 4 },
    windowMs: 60_000,
  };
  const pressure = createPressure({ limits });
  for (let one = 0; one < inFlight; one += 1) pressure.began();
  const turnAway = createTurnAway({
    pressure,
    unread: createUnreadConnections({ pressure }),
    routes: [
      { method: "GET", path: "/docs", shed: "P3" },
      { method: "GET", path: "/people/:id/balances", shed: "P2" },
      { method: "POST", path: "/sessions", shed: "P1" },
      { method: "DELETE", path: "/sessions", shed: "P0" },
      { method: "GET", path: "/ready", shed: "P2", access: "public", etag: true },
    ],
    headers: { "x-content-type-options": "nosniff" },
    nextTraceId: () => "t".repeat(32),
  });
  let parsed = 0;
  const server = createServer((request, response) => {
    parsed += 1;
    turnAway.saw(request, response);
    if (!turnAway.refuse(request, response)) response.end("taken");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => server.close(), pressure.stop);
  const { port } = server.address() as AddressInfo;
  /** One kept connection, spoken to by hand. */
  const keep = () => {
    const socket = connect(port, "127.0.0.1");
    closing.push(() => socket.destroy());
    let text = "";
    socket.on("data", (chunk) => (text += chunk.toString("latin1")));
    return async (path: string): Promise<string> => {
      text = "";
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
      await expect.poll(() => /\r\n\r\n./.test(text)).toBe(true);
      return text;
    };
  };
  const url = `http://127.0.0.1:${port}`;
  const ask = (method: string, path: string) => fetch(url + path, { method });
  return { ask, keep, parsed: () => parsed, pressure };
}

const calls = [
  ["GET", "/docs"],
  ["GET", "/people/7/balances?x=1"],
  ["POST", "/sessions"],
  ["DELETE", "/sessions"],
  ["GET", "/unknown"],
] as const;

test.each([
  [1, [200, 200, 200, 200, 200]],
  [2, [503, 200, 200, 200, 200]],
  [3, [503, 503, 200, 200, 200]],
  [4, [503, 503, 503, 200, 200]],
])("with %i in flight", async (inFlight, expected) => {
  const { ask } = await listen(inFlight);
  const answers = await Promise.all(calls.map(([method, path]) => ask(method, path)));
  expect(answers.map(({ status }) => status)).toEqual(expected);
});

test("a no is the problem every other no is, and says when to come back", async () => {
  const { ask, pressure } = await listen(4);
  const answer = await ask("GET", "/docs");
  expect(await answer.json()).toMatchObject({ code: "overloaded", status: 503 });
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("x-request-id")).toBe("t".repeat(32));
  expect(pressure.state().shed).toEqual({ P0: 0, P1: 0, P2: 0, P3: 1 });
});

test("HEAD is shed as GET is", async () => {
  const { ask } = await listen(4);
  expect((await ask("HEAD", "/docs")).status).toBe(503);
});

describe("over a connection that was refused before", () => {
  test("the same no is said before anything is parsed", async () => {
    const { keep, parsed, pressure } = await listen(4);
    const ask = keep();
    const shapeOf = (answer: string): unknown => {
      const [head = "", body = ""] = answer.split("\r\n\r\n");
      const lines = head.split("\r\n").map((line) => line.split(":")[0]?.toLowerCase());
      return { lines: lines.sort(), body: JSON.parse(body) };
    };
    const [first, , third] = [await ask("/docs"), await ask("/docs"), await ask("/docs")];
    expect(shapeOf(third)).toEqual(shapeOf(first));
    expect(parsed()).toBe(2);
    expect(pressure.state().shed).toEqual({ P0: 0, P1: 0, P2: 0, P3: 3 });
  });

  test("what may stand ready is looked up", async () => {
    const { keep, parsed } = await listen(4);
    const ask = keep();
    for (let asked = 0; asked < 4; asked += 1) await ask("/ready");
    expect(parsed()).toBe(4);
  });
});
