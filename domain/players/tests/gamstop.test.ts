import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createBreaker } from "@croupier/kit/breaker";
import { systemClock } from "@croupier/kit/time";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createGamstop } from "../src/face.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const person = {
  firstName: "Ada",
  lastName: "O'Neill",
  dateOfBirth: "1990-04-02",
  email: "ada@example.com",
  postalCode: "SW1A 1AA",
  phone: null,
};
const apiKey = "key of the operator";

/** Answers in turn; the last one goes on. */
let answers: Answer[] = [];
const heard: { headers: IncomingMessage["headers"]; form: URLSearchParams }[] = [];
const server = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  heard.push({ headers: request.headers, form: new URLSearchParams(body) });
  const [answer] = answers.length > 1 ? answers.splice(0, 1) : answers;
  answer?.(request, response);
});
let url = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`;
});
beforeEach(() => heard.splice(0));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const says =
  (flag: string | undefined, status = 200): Answer =>
  (_, response) => {
    const headers = flag === undefined ? {} : { "x-exclusion": flag, "x-unique-id": "u-7" };
    response.writeHead(status, headers).end("{}");
  };
const hangsUp: Answer = (request) => request.socket.destroy();
const isLate: Answer = () => {};

/** Who never answers is waited for; everybody else has longer than a busy machine ever takes. */
const patienceMs = { late: 700, answering: 20_000 };

function ask(who = person as Parameters<ReturnType<typeof createGamstop>["ask"]>[0]) {
  const settings = { url, apiKey };
  const tryMs = answers.includes(isLate) ? patienceMs.late : patienceMs.answering;
  return createGamstop({
    settings,
    breaker: createBreaker(systemClock),
    tryMs,
    pausesMs: [0, 0],
  }).ask(who);
}

test("the person goes as a form, with the key and a trace; a phone only where there is one", async () => {
  answers = [says("N")];
  await ask();
  expect(heard[0]?.headers).toMatchObject({ "x-api-key": apiKey });
  expect(heard[0]?.headers["x-trace-id"]).toMatch(/^[0-9a-f-]{36}$/);
  expect(Object.fromEntries(heard[0]?.form ?? [])).toEqual({
    firstName: "Ada",
    lastName: "O'Neill",
    dateOfBirth: "1990-04-02",
    email: "ada@example.com",
    postcode: "SW1A 1AA",
  });
  await ask({ ...person, phone: "+447700900123" });
  expect(heard[1]?.form.get("mobile")).toBe("+447700900123");
});

test.each<[string, boolean]>([
  ["Y", true],
  ["N", false],
  ["P", false],
])("%s means listed: %s", async (flag, listed) => {
  answers = [says(flag)];
  expect(await ask()).toEqual({ listed, reference: "u-7" });
  expect(heard).toHaveLength(1);
});

test.each<[string, Answer]>([
  ["is late", isLate],
  ["hangs up", hangsUp],
  ["is broken", says("N", 500)],
  ["is down", says(undefined, 503)],
  ["has too much to do", says("N", 429)],
])("a register that %s is asked again, by the same trace", async (_, trouble) => {
  answers = [trouble, trouble, says("Y")];
  expect(await ask()).toMatchObject({ listed: true });
  expect(new Set(heard.map(({ headers }) => headers["x-trace-id"])).size).toBe(1);
  expect(heard).toHaveLength(3);
});

test.each<[string, number, Answer]>([
  ["is always late", 3, isLate],
  ["always hangs up", 3, hangsUp],
  ["is always broken", 3, says("N", 500)],
  ["does not know our key", 1, says("N", 403)],
  ["cannot read the form", 1, says("N", 400)],
  ["leaves out who is listed", 1, says(undefined)],
  ["says something else", 1, says("maybe")],
])("a register that %s is no answer, asked %i times", async (_, tries, trouble) => {
  answers = [trouble];
  await expect(ask()).rejects.toThrow();
  expect(heard).toHaveLength(tries);
});

test("what went wrong is told without the person or the key", async () => {
  answers = [says("N", 403)];
  const error = await ask().catch((thrown: unknown) => thrown);
  expect(String(error)).toBe("Error: the register answered 403");
});
