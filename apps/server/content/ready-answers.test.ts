import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { content } from "@croupier/contracts";
import { createEncodingChooser } from "../page-cache/accept-encoding.ts";
import { createPress } from "../src/shell/press.ts";
import { createSpeller } from "../src/shell/speller.ts";
import { createReadyAnswers } from "./ready-answers.ts";
import type { ReadyAnswersOptions } from "./ready-answers.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const endpoint = content.helpSuggestions;
const url = "/content/v5/buckets/default/languages/en/help-pages/suggestions?searchTerm=pay";
const question = { bucket: "default", language: "en", question: "suggest pay" };
const suggestions = (title: string) => [{ contentId: "a", paths: ["/help/a"], fields: { title } }];
const body = suggestions("How to pay in");
const counter = () => ({ inc: () => undefined, observe: () => undefined }) as never;

async function open(over: Partial<ReadyAnswersOptions> = {}) {
  const ready = createReadyAnswers({
    keptFor: {
      questionOf: (asked) => (asked === body ? question : undefined),
      find: async () => body,
    },
    isCurrent: () => true,
    speller: createSpeller(),
    press: createPress(),
    chooseEncoding: createEncodingChooser(),
    headers: { "x-content-type-options": "nosniff" },
    rateLimits: { spend: async () => ({ allowed: true, headers: { "x-ratelimit-limit": "9" } }) },
    addresses: { addressOf: () => "190.88.0.1" },
    closedFor: () => 0,
    isSignedIn: (cookies) => cookies.includes("sid="),
    metrics: { requests: counter(), seconds: counter() },
    nextTraceId: () => "trace",
    log: () => undefined,
    onError: () => undefined,
    ...over,
  });
  const server = createServer((request, response) =>
    ready.answer(request, response, () => response.end("the whole way")),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (headers: Record<string, string> = {}, method = "GET") =>
    fetch(origin + url, { method, headers });
  return { ready, ask };
}

test("an answer nobody heard of goes the whole way, and once it is known it stands ready", async () => {
  const { ready, ask } = await open();
  expect(await (await ask()).text()).toBe("the whole way");
  ready.learn({ url, endpoint, body });
  const answer = await ask();
  expect(await answer.json()).toEqual(body);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "cache-control": "private, no-cache",
    "content-type": "application/json; charset=utf-8",
    "x-content-type-options": "nosniff",
    "x-ratelimit-limit": "9",
    "x-request-id": "trace",
  });
});

test("who has it already is told so, and a trace that began elsewhere goes on", async () => {
  const { ready, ask } = await open();
  ready.learn({ url, endpoint, body });
  const etag = (await ask()).headers.get("etag") ?? "";
  const id = "4bf92f3577b34da6a3ce929d0e0e4736";
  const again = await ask({ "if-none-match": etag, traceparent: `00-${id}-00f067aa0ba902b7-01` });
  expect([again.status, again.headers.get("x-request-id")]).toEqual([304, id]);
});

test("a long answer travels pressed to whoever takes it", async () => {
  const long = suggestions("pay ".repeat(400));
  const keptFor = { questionOf: () => question, find: async () => long };
  const { ready, ask } = await open({ keptFor });
  ready.learn({ url, endpoint, body: long });
  const pressed = await ask({ "accept-encoding": "br" });
  expect(pressed.headers.get("content-encoding")).toBe("br");
  expect(pressed.headers.get("vary")).toBe("accept-encoding");
  expect(await pressed.json()).toEqual(long);
  const plain = await ask({ "accept-encoding": "identity" });
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(plain.headers.get("content-length")).toBe(String(JSON.stringify(long).length));
  const form = await createPress()(JSON.stringify(long), "br");
  expect(brotliDecompressSync(form).toString()).toBe(JSON.stringify(long));
});

test.each<[string, Partial<ReadyAnswersOptions>, Record<string, string>, string]>([
  ["somebody with a session", {}, { cookie: "sid=x" }, "GET"],
  ["a write", {}, {}, "POST"],
  ["a closed site", { closedFor: () => 60 }, {}, "GET"],
  [
    "an allowance that is spent",
    { rateLimits: { spend: async () => ({ allowed: false, headers: {} }) } },
    {},
    "GET",
  ],
  [
    "what was published anew",
    { keptFor: { questionOf: () => question, find: async () => undefined } },
    {},
    "GET",
  ],
  [
    "an error on the short way",
    { keptFor: { questionOf: () => question, find: () => Promise.reject(new Error("no")) } },
    {},
    "GET",
  ],
])("%s goes the whole way", async (_who, over, headers, method) => {
  const { ready, ask } = await open(over);
  ready.learn({ url, endpoint, body });
  expect(await (await ask(headers, method)).text()).toBe("the whole way");
});

test("what no question made is not learnt", async () => {
  const { ready, ask } = await open();
  ready.learn({ url, endpoint, body: suggestions("made for this call alone") });
  expect(await (await ask()).text()).toBe("the whole way");
});

test("what would be asked otherwise by now goes the whole way, and is learned anew", async () => {
  let isCurrent = true;
  const { ready, ask } = await open({ isCurrent: () => isCurrent });
  ready.learn({ url, endpoint, body });
  expect(await (await ask()).json()).toEqual(body);
  isCurrent = false;
  expect(await (await ask()).text()).toBe("the whole way");
  isCurrent = true;
  expect(await (await ask()).text()).toBe("the whole way");
  ready.learn({ url, endpoint, body });
  expect(await (await ask()).json()).toEqual(body);
});
