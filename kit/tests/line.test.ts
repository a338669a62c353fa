import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { NotAsked } from "../src/asking.ts";
import { createBreaker, restMs, troublesMax } from "../src/breaker.ts";
import { createLine } from "../src/line.ts";

let server: Server | undefined;
let asked = 0;
let now = 0;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A line to a server that answers so; how often it was asked is counted there. */
async function lineTo(
  listener: RequestListener,
  more: { patience?: number; sizeMax?: number } = {},
) {
  [asked, now] = [0, 0];
  server = createServer((request, response) => {
    asked += 1;
    listener(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  // Where a test is not about patience, nobody's machine is too slow for it.
  const ask = createLine({
    name: "somebody",
    fetch,
    breaker: createBreaker(() => new Date(now)),
    patience: 600_000,
    ...more,
  });
  return () => ask(`http://127.0.0.1:${port}/`, { method: "GET" });
}

const outcomeOf = (asking: Promise<unknown>) =>
  asking.then(
    () => "answered",
    (error: unknown) => (error instanceof NotAsked ? "not asked" : "trouble"),
  );

test("an answer without an end is cut at so many bytes, and its connection is closed", async () => {
  const sizeMax = 64 * 1024;
  const { promise: closed, resolve: close } = Promise.withResolvers<string>();
  const ask = await lineTo(
    (_, response) => {
      response.on("close", () => close("closed"));
      const more = (): void => {
        while (!response.destroyed && response.write("[".repeat(1024)));
        response.once("drain", more);
      };
      more();
    },
    { sizeMax },
  );
  await expect(ask()).rejects.toThrow(`answered more than ${sizeMax} bytes`);
  expect(await closed).toBe("closed");
});

test.each<[string, RequestListener]>([
  ["nothing at all", () => {}],
  ["the head alone", (_, response) => response.writeHead(200).flushHeaders()],
])("whoever answers %s is not waited for", async (_, listener) => {
  const ask = await lineTo(listener, { patience: 50 });
  await expect(ask()).rejects.toThrow();
});

test.each<[string, RequestListener]>([
  ["resets the connection", (request) => void request.socket.resetAndDestroy()],
  ["answers 500", (_, response) => void response.writeHead(500).end("{}")],
  ["answers garbage", (_, response) => void response.end("<html>\u0000 it works!")],
  ["breaks off", ({ socket }, response) => void response.write("{", () => socket.destroy())],
])(
  "whoever %s is asked three times, and then no more; one probe closes it again",
  async (_, wrong) => {
    let answer = wrong;
    const ask = await lineTo((request, response) => answer(request, response));
    const outcomes: string[] = [];
    for (let times = 0; times < 10; times += 1) outcomes.push(await outcomeOf(ask()));
    expect(outcomes.filter((outcome) => outcome === "trouble")).toHaveLength(troublesMax);
    expect(outcomes.filter((outcome) => outcome === "not asked")).toHaveLength(10 - troublesMax);
    expect(asked).toBe(troublesMax);

    now += restMs;
    expect(await outcomeOf(ask())).toBe("trouble");
    expect(await outcomeOf(ask())).toBe("not asked");
    expect(asked).toBe(troublesMax + 1);

    answer = (_request, response) => void response.end("{}");
    now += restMs;
    expect([await outcomeOf(ask()), await outcomeOf(ask())]).toEqual(["answered", "answered"]);
  },
);

test("a no is an answer: whoever says it is asked on", async () => {
  const ask = await lineTo((_, response) => void response.writeHead(422).end("no"));
  for (let times = 0; times < 10; times += 1) {
    expect(await ask()).toMatchObject({ status: 422, ok: false, words: undefined });
  }
  expect(asked).toBe(10);
});
