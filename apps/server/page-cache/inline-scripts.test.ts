import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { inlineScriptHashes } from "./inline-scripts.ts";

const hashOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("every inline script is named once, and none that is fetched", () => {
  const html = `<p>a<b</p><script>one()</script><SCRIPT nonce="x">if (a<b) two()</SCRIPT >
    <script src="/assets/x.js"></script><script>one()</script><p>end`;
  expect(inlineScriptHashes(html)).toEqual([hashOf("one()"), hashOf("if (a<b) two()")]);
});

test("a script ends where a browser ends it, also inside its own words", () => {
  expect(inlineScriptHashes(`<script>a("<script>")</script>`)).toEqual([hashOf(`a("<script>")`)]);
});

test.each(["<script", "<script>", "</script ", "<script>x</script"])(
  "hostile: a page of nothing but %j has no script",
  (piece) => {
    expect(inlineScriptHashes(piece.repeat(5_000))).toEqual([]);
  },
);
