import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { storePage } from "./stored-page.ts";

const text = "<p>What a page says, again and again.</p>".repeat(2_500);
const stored = await storePage(
  {
    status: 200,
    headers: [["content-type", "text/html"]],
    body: Buffer.from(text),
    scriptHashes: [],
    declaration: undefined,
  },
  { securityHeaders: () => ({}), now: 0 },
);

test("a page is kept in three forms of the same words", () => {
  expect(brotliDecompressSync(stored.br.body).toString()).toBe(text);
  expect(gunzipSync(stored.gzip.body).toString()).toBe(text);
  expect(stored.identity.body.toString()).toBe(text);
});

test("the window of its brotli is 64 kB: a wider one costs a hundred times as much", () => {
  // RFC 7932, 9.1: a first bit of zero is a window of 16 bits, and no other begins so.
  expect((stored.br.body[0] ?? 1) & 1).toBe(0);
});
