import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { takeNonce } from "./inline-scripts.ts";

const hashOf = (script: string) => `'sha256-${hash("sha256", script, "base64")}'`;
const take = (html: string) => {
  const { body, scriptHashes } = takeNonce(Buffer.from(html), "n0nce");
  return { html: body.toString(), scriptHashes };
};

test("every inline script that carries the nonce is named once, and none that is fetched", () => {
  const html = `<p>ä<b</p><script nonce="n0nce">one("ä")</script><script type="module" nonce="n0nce">if (a<b) two()</script>
    <script nonce="n0nce" src="/assets/x.js"></script><script nonce="n0nce">one("ä")</script><link nonce="n0nce" href="/y">`;
  expect(take(html)).toEqual({
    html: html.replaceAll(' nonce="n0nce"', ""),
    scriptHashes: [hashOf('one("ä")'), hashOf("if (a<b) two()")],
  });
});

test("a script ends where a browser ends it, also inside its own words", () => {
  const { scriptHashes } = take(`<script nonce="n0nce">a("<script>")</script>`);
  expect(scriptHashes).toEqual([hashOf(`a("<script>")`)]);
});

test.each([
  "<script>smuggled()</script>",
  '<script nonce="">smuggled()</script>',
  '<script nonce="guessed">smuggled()</script>',
  '<script nonce="guessed"><script>',
  "<p title='<script>'>",
  "</script>",
])("hostile: beside %j our own script is the only one that is named", (smuggled) => {
  const { scriptHashes } = take(`${smuggled}<script nonce="n0nce">own()</script>${smuggled}`);
  expect(scriptHashes).toEqual([hashOf("own()")]);
});

test.each(["<script", "<script>", "</script ", "<script>x</script"])(
  "hostile: a page of nothing but %j has no script",
  (piece) => expect(take(piece.repeat(5_000)).scriptHashes).toEqual([]),
);
