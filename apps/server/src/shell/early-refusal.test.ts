import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { createEarlyRefusal } from "./early-refusal.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const refusal = "HTTP/1.1 503 Service Unavailable\r\ncontent-length: 2\r\n\r\nno";
const get = (path: string, lines = ""): string =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${lines}\r\n`;

/**
 * A listener that answers with the address it was asked for, and refuses early what begins with /busy. The connection has
 * asked once and is watched since.
 */
async function openWatched({ isProven = true, first = get("/first") } = {}) {
  const parsed: string[] = [];
  const held: (() => void)[] = [];
  const early = createEarlyRefusal(({ url }) => (url.startsWith("/busy") ? refusal : undefined));
  const server = createServer((request, response) => {
    early.saw(request, response);
    parsed.push(`${request.method} ${request.url}`);
    const body: string[] = [];
    request.on("data", (chunk: Buffer) => body.push(chunk.toString()));
    request.on("end", () => {
      const answer = () => void response.end(`${request.url} ${body.join("")}`);
      if (request.url === "/held") held.push(answer);
      else answer();
    });
  });
  server.on("upgrade", (_request, socket: Socket) => {
    socket.write("HTTP/1.1 101 Switching Protocols\r\n\r\n");
    socket.on("data", (chunk: Buffer) => socket.write(chunk));
  });
  const sockets: Socket[] = [];
  server.on("connection", (socket) => sockets.push(socket));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const caller = connect((server.address() as AddressInfo).port, "127.0.0.1");
  closing.push(
    () => server.close(),
    () => server.closeAllConnections(),
    () => caller.destroy(),
  );
  let text = "";
  caller.on("data", (chunk) => (text += chunk.toString("latin1")));
  let said = 0;
  /** Until the listener has read it, and as many answers have come as it waits for. */
  const say = async (bytes: string, answers = 0): Promise<void> => {
    const before = statuses().length;
    caller.write(bytes);
    said += bytes.length;
    await expect.poll(() => sockets[0]?.bytesRead).toBe(said);
    await expect.poll(() => statuses().length).toBeGreaterThanOrEqual(before + answers);
  };
  const statuses = (): number[] =>
    [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
  await say(first, 1);
  const [socket] = sockets;
  if (socket === undefined) throw new Error("nobody came");
  early.watch(socket);
  if (isProven) await say(get("/second"), 1);
  parsed.length = 0;
  text = "";
  return { caller, held, parsed, say, statuses, text: () => text };
}

describe("over a connection that is watched", () => {
  test("a whole GET is refused before anything is parsed, again and again", async () => {
    const { parsed, say, statuses } = await openWatched();
    await say(get("/busy"), 1);
    await say(get("/busy?again", "connection: keep-alive\r\ncookie: sid=1\r\n"), 1);
    expect([statuses(), parsed]).toEqual([[503, 503], []]);
  });

  test("what is not refused is answered as ever, and the next is refused again", async () => {
    const { parsed, say, statuses } = await openWatched();
    await say(get("/calm"), 1);
    await say(get("/busy"), 1);
    await say(get("/calm"), 1);
    expect([statuses(), parsed]).toEqual([
      [200, 503, 200],
      ["GET /calm", "GET /calm"],
    ]);
  });

  test.each([
    ["two in one breath", get("/busy/1") + get("/busy/2"), ["GET /busy/1", "GET /busy/2"]],
    ["a body", "POST /busy HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\nhi", ["POST /busy"]],
    ["a GET with a body", get("/busy", "Content-Length: 2\r\n") + "hi", ["GET /busy"]],
    ["the last request", get("/busy", "connection: close\r\n"), ["GET /busy"]],
    ["an expectation", get("/busy", "expect: 100-continue\r\n"), ["GET /busy"]],
    ["an old client", "GET /busy HTTP/1.0\r\nhost: x\r\n\r\n", ["GET /busy"]],
  ])("%s is left to the parser", async (_name, bytes, expected) => {
    const { parsed, say, statuses } = await openWatched();
    await say(bytes, expected.length);
    expect(parsed).toEqual(expected);
    const answers = () => statuses().filter((status) => status !== 100);
    await expect.poll(answers).toEqual(expected.map(() => 200));
  });

  test("a head that comes in pieces is one request, whatever a piece looks like", async () => {
    const { parsed, say, text } = await openWatched();
    await say("GET /calm HTTP/1.1\r\nhost: localhost\r\nx-part: ");
    await say(get("/busy"), 1);
    expect(parsed).toEqual(["GET /calm"]);
    expect(text()).not.toContain("503");
  });

  test("a body that comes in pieces is no request", async () => {
    const { parsed, say, text } = await openWatched();
    const body = get("/busy");
    await say(`POST /calm HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n`);
    await say(body, 1);
    expect(parsed).toEqual(["POST /calm"]);
    expect(text()).toContain(body);
  });

  test("nothing is answered before an answer that is under way", async () => {
    const { held, say, statuses, text } = await openWatched();
    await say(get("/held"));
    await say(get("/busy"));
    expect(statuses()).toEqual([]);
    held[0]?.();
    await expect.poll(statuses).toEqual([200, 200]);
    expect(text().indexOf("/held")).toBeLessThan(text().indexOf("/busy"));
  });

  test("a line end that others could read differently is refused by the parser", async () => {
    const { say, statuses } = await openWatched();
    await say("GET /busy HTTP/1.1\r\nhost: x\nx: y\r\n\r\n");
    await expect.poll(statuses).toEqual([400]);
  });

  test("a request without a host is left to the parser", async () => {
    const { parsed, say } = await openWatched();
    await say("GET /busy HTTP/1.1\r\nx: y\r\n\r\n", 1);
    expect(parsed).toEqual([]);
  });

  test("a WebSocket is opened, and what it says is its own", async () => {
    const { parsed, say, text } = await openWatched();
    await say(get("/busy", "connection: upgrade\r\nupgrade: websocket\r\n"), 1);
    await say(get("/busy"));
    expect(parsed).toEqual([]);
    await expect.poll(text).toBe(`HTTP/1.1 101 Switching Protocols\r\n\r\n${get("/busy")}`);
  });
});

test("the first chunk is the parser's, who tells whether it was a whole one", async () => {
  const { parsed, say, statuses } = await openWatched({ isProven: false });
  await say(get("/busy/1"), 1);
  await say(get("/busy/2"), 1);
  expect([statuses(), parsed]).toEqual([[200, 503], ["GET /busy/1"]]);
});

test("a head that began before the watch is never cut in two", async () => {
  const { parsed, say, statuses } = await openWatched({
    isProven: false,
    first: `${get("/first")}GET /busy HTTP/1.1\r\nhost: localhost\r\nx-part: `,
  });
  await say(get("/busy"), 1);
  await say(get("/busy"), 1);
  expect([statuses(), parsed]).toEqual([
    [200, 200],
    ["GET /busy", "GET /busy"],
  ]);
});
