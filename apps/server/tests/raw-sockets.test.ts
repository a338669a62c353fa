import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serve } from "./serve.ts";
import type { Served } from "./serve.ts";

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

interface Heard {
  readonly statuses: number[];
  readonly text: string;
}

/** Sends bytes as they are and reads until the server hangs up. */
async function say(bytes: string | Buffer): Promise<Heard> {
  const socket = connect(served.port, "127.0.0.1");
  socket.on("error", () => undefined);
  let text = "";
  socket.on("data", (chunk) => (text += chunk.toString("latin1")));
  socket.write(bytes);
  // `once` would reject when the server resets a connection that we are still writing to.
  await new Promise((resolve) => socket.once("close", resolve));
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  return { statuses, text };
}

const host = "host: localhost\r\n";
const signIn = "POST /services/identity/v1/sessions HTTP/1.1\r\n";
const json = "content-type: application/json\r\n";
const smuggled = "GET /services/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n";

describe("D2: bytes that two servers could read differently are refused, and the connection ends", () => {
  test.each<[string, string | Buffer]>([
    [
      "a chunk size that is no number",
      `${signIn}${host}${json}transfer-encoding: chunked\r\n\r\nzz\r\n`,
    ],
    [
      "a chunk longer than it says",
      `${signIn}${host}${json}transfer-encoding: chunked\r\n\r\n2\r\nabcdef\r\n0\r\n\r\n`,
    ],
    [
      "length and chunks at once",
      `${signIn}${host}${json}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    ],
    [
      "two lengths",
      `${signIn}${host}${json}content-length: 2\r\ncontent-length: 40\r\n\r\n{}${smuggled}`,
    ],
    ["a length that is no number", `${signIn}${host}${json}content-length: 2x\r\n\r\n{}`],
    [
      "a chunked that is not the last coding",
      `${signIn}${host}transfer-encoding: chunked, gzip\r\n\r\n0\r\n\r\n`,
    ],
    ["a folded header", `GET / HTTP/1.1\r\n${host}x-a: 1\r\n 2\r\n\r\n`],
    ["a blank before the colon", `GET / HTTP/1.1\r\n${host}x-a : 1\r\n\r\n`],
    [
      "a header of one megabyte",
      `GET / HTTP/1.1\r\n${host}x-a: ${"a".repeat(1024 * 1024)}\r\n\r\n`,
    ],
    ["an address of 100 KB", `GET /${"a".repeat(100_000)} HTTP/1.1\r\n${host}\r\n`],
    ["no host", "GET / HTTP/1.1\r\n\r\n"],
    ["an unknown method", `FROB / HTTP/1.1\r\n${host}\r\n`],
    ["another protocol", "SSH-2.0-OpenSSH_9.2\r\n"],
    ["bare line feeds within a header", `GET / HTTP/1.1\r\n${host}x: a\nb: c\r\n\r\n`],
    ["NUL in the address", `GET /a\0b HTTP/1.1\r\n${host}\r\n`],
  ])("%s", async (_name, bytes) => {
    const { statuses, text } = await say(bytes);
    expect(statuses).toHaveLength(1);
    expect([400, 413, 414, 415, 431]).toContain(statuses[0]);
    expect(text).toContain("x-content-type-options: nosniff");
    expect(text).toContain("application/problem+json");
    expect(text).not.toContain("openapi");
  });

  test.each<[string, number[]]>([
    ["/services/..%2f..%2fetc/passwd", [400, 404]],
    ["/%2e%2e%2f%2e%2e%2fetc/passwd", [400, 404]],
    ["/%252e%252e%252fetc/passwd", [400, 404]],
    ["/a%00b", [400, 404]],
    ["/%ff%fe", [400, 404]],
    ["//evil.example/", [400, 404]],
    ["http://evil.example/services/openapi.json", [400, 404]],
    ["*", [400, 404]],
  ])("GET %s is nothing of ours", async (target, allowed) => {
    const { statuses, text } = await say(
      `GET ${target} HTTP/1.1\r\n${host}connection: close\r\n\r\n`,
    );
    expect(allowed).toContain(statuses[0]);
    expect(text).not.toMatch(/root:|location:/i);
  });

  test("CONNECT opens no tunnel", async () => {
    const { statuses } = await say(
      `CONNECT example.com:443 HTTP/1.1\r\nhost: example.com:443\r\n\r\n`,
    );
    expect(statuses.every((status) => status >= 400)).toBe(true);
  });

  test("a compressed body is not unpacked", async () => {
    const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024, 0x20));
    const head = `${signIn}${host}${json}content-encoding: gzip\r\nconnection: close\r\ncontent-length: ${bomb.length}\r\n\r\n`;
    const { statuses } = await say(Buffer.concat([Buffer.from(head), bomb]));
    expect([400, 413, 415]).toContain(statuses[0]);
  });

  test("a body that is announced and too large is refused before it is sent", async () => {
    const { statuses } = await say(
      `${signIn}${host}${json}connection: close\r\ncontent-length: 99999999\r\n\r\n`,
    );
    expect(statuses).toEqual([413]);
  });

  test("requests in one breath get as many answers, in order", async () => {
    const live = `GET /health/live HTTP/1.1\r\n${host}\r\n`;
    const last = `GET /services/nothing HTTP/1.1\r\n${host}connection: close\r\n\r\n`;
    const { statuses } = await say(live + live + last);
    expect(statuses).toEqual([200, 200, 404]);
  });
});
