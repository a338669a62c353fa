import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createBreaker } from "@croupier/kit/breaker";
import { systemClock } from "@croupier/kit/time";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createRecaptcha } from "./recaptcha.ts";

const signingIn = { action: "sign_in", brand: "kingfisher" } as const;
const good = {
  success: true,
  score: 0.7,
  action: "sign_in",
  hostname: "play.example",
  challenge_ts: "2026-11-21T20:00:00Z",
};

/** The house outside, as it answers: once more, differently, late or not at all. */
let simulator: Server;
let answerWith: RequestListener;
let asked: { method?: string | undefined; type?: string | undefined; body: string }[] = [];
const reported: unknown[] = [];

beforeAll(async () => {
  simulator = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      asked.push({ method: request.method, type: request.headers["content-type"], body });
      answerWith(request, response);
    });
  });
  await new Promise<void>((resolve) => simulator.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  simulator.closeAllConnections();
  simulator.close();
});
beforeEach(() => {
  asked = [];
  reported.length = 0;
});

const say =
  (body: unknown, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

const open = (change: object = {}) =>
  createRecaptcha({
    settings: {
      siteKey: "the key of the page",
      secret: "the secret of the house",
      scoreMin: 0.5,
      verifyUrl: `http://127.0.0.1:${(simulator.address() as AddressInfo).port}/siteverify`,
      ...change,
    },
    breaker: createBreaker(systemClock),
    fetch,
    hostnameOf: () => "play.example",
    reportError: (error) => reported.push(error),
  });

test("the page is told the key and the action, and never the secret", () => {
  expect(open().ask(signingIn)).toEqual({
    kind: "RECAPTCHA",
    siteKey: "the key of the page",
    action: "sign_in",
  });
});

test("a token is sent with the secret and nothing else, and a good one is a yes", async () => {
  answerWith = say(good);
  expect(await open().accepts("a token & more", signingIn)).toBe(true);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    method: "POST",
    type: expect.stringContaining("application/x-www-form-urlencoded"),
  });
  expect([...new URLSearchParams(asked[0]?.body)]).toEqual([
    ["secret", "the secret of the house"],
    ["response", "a token & more"],
  ]);
});

test.each<[string, unknown]>([
  ["refuses", { success: false, "error-codes": ["timeout-or-duplicate"] }],
  ["takes somebody for a machine", { ...good, score: 0.49 }],
  ["gives no score", { ...good, score: undefined }],
  ["gives a score that is no number", { ...good, score: "0.9" }],
  ["names another action", { ...good, action: "password_reset" }],
  ["names another site", { ...good, hostname: "play.example.evil.example" }],
  ["says yes in another word", { ...good, success: "true" }],
  ["says nothing", {}],
  ["says null", null],
])("is a no when the house %s", async (_, body) => {
  answerWith = say(body);
  expect(await open().accepts("token", signingIn)).toBe(false);
});

test.each<[string, RequestListener]>([
  ["is down", say({ success: true }, 503)],
  ["answers with a page", (_, response) => response.end("<html>")],
  ["hangs up", (request) => request.socket.destroy()],
  ["sends elsewhere", (_, response) => response.writeHead(302, { location: "/" }).end()],
  ["is late", () => {}],
])("is a no that staff hear of when the house %s", async (_, listener) => {
  answerWith = listener;
  expect(await open({ patienceMs: 100 }).accepts("token", signingIn)).toBe(false);
  expect(reported).toHaveLength(1);
});

test("a secret that is not theirs keeps everybody out, and staff hear why", async () => {
  answerWith = say({ success: false, "error-codes": ["invalid-input-secret"] });
  expect(await open().accepts("token", signingIn)).toBe(false);
  expect(String(reported[0])).toContain("invalid-input-secret");
  expect(String(reported[0])).not.toContain("the secret of the house");
});
