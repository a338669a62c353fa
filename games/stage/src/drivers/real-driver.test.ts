import { expect, test } from "vitest";
import { createPlayCalls } from "./play-calls.ts";
import { createRealDriver } from "./real-driver.ts";

type Asked = {
  readonly path: string;
  readonly method: string;
  readonly headers: Headers;
  body: unknown;
};
type Given = Response | "gone";

function driverWith(answers: readonly Given[]) {
  const asked: Asked[] = [];
  const waits: number[] = [];
  const waiting = [...answers];
  const calls = createPlayCalls({
    wait: async (ms) => void waits.push(ms),
    fetch: async (path, { method = "", headers, body, credentials } = {}) => {
      expect(credentials).toBe("omit");
      const text = typeof body === "string" ? (JSON.parse(body) as unknown) : undefined;
      asked.push({ path: String(path), method, headers: new Headers(headers), body: text });
      const answer = waiting.shift();
      if (answer === undefined || answer === "gone") throw new TypeError("Failed to fetch");
      return answer;
    },
  });
  return {
    driver: createRealDriver({ calls, game: "lucky-dice", launchToken: "once" }),
    asked,
    waits,
  };
}

const json = (value: unknown, status = 200) => Response.json(value, { status });
const problem = (code: string, status: number) =>
  new Response(JSON.stringify({ code }), {
    status,
    headers: { "content-type": "application/problem+json" },
  });
const play = { playId: "p1", stake: "1.00", choice: { side: "under", winning: 4_950 } };

test("a launch is exchanged once; what it gave goes with every call after it", async () => {
  const { driver, asked } = driverWith([
    json({ sessionToken: "secret", balance: "5.00" }, 201),
    json({ balance: "5.00" }),
  ]);
  expect(await driver.session()).toEqual({ ok: true, value: { balance: "5.00" } });
  await driver.session();
  expect(
    asked.map(({ method, path, headers }) => [method, path, headers.get("authorization")]),
  ).toEqual([
    ["POST", "/play/v1/sessions", null],
    ["GET", "/play/v1/session", "Bearer secret"],
  ]);
  expect(asked[0]?.body).toEqual({ launchToken: "once" });
});

test("a play that is not heard is asked for again, the very same, and then told", async () => {
  const { driver, asked, waits } = driverWith(["gone", "gone", json({ id: "r1" }, 201)]);
  expect(await driver.openRound(play)).toEqual({ ok: true, value: { id: "r1" } });
  expect(asked.map(({ body }) => body)).toEqual([play, play, play]);
  expect(waits).toHaveLength(2);

  const silent = driverWith([]);
  expect(await silent.driver.openRound(play)).toEqual({
    ok: false,
    refusal: { code: "unreachable" },
  });
  expect(silent.asked).toHaveLength(4);
});

test("a refusal is an answer: it is told by its code and not asked for again", async () => {
  const { driver, asked } = driverWith([problem("insufficient_funds", 422)]);
  expect(await driver.openRound(play)).toEqual({
    ok: false,
    refusal: { code: "insufficient_funds" },
  });
  expect(asked).toHaveLength(1);
});

test("a launch that is not heard is not tried again: it may have been used up", async () => {
  const { driver, asked } = driverWith(["gone"]);
  await driver.session();
  expect(asked).toHaveLength(1);
});

test("an answer that no server of ours gives is nobody's answer", async () => {
  const { driver } = driverWith([new Response("<h1>Bad gateway</h1>", { status: 502 })]);
  expect(await driver.seeds()).toEqual({ ok: false, refusal: { code: "unreachable" } });
});

test("an action goes to its round, with its place", async () => {
  const { driver, asked } = driverWith([json({ id: "r1" })]);
  await driver.act({ round: "r/1", place: 2, action: { move: "hit" } });
  expect(asked).toMatchObject([
    { path: "/play/v1/rounds/r%2F1/actions", body: { place: 2, action: { move: "hit" } } },
  ]);
});
