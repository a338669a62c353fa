import { expect, it } from "vitest";

import { holdScripts } from "./hold-scripts.ts";

const held = (html: string) => holdScripts(Buffer.from(html)).toString("utf8");

it("leaves nothing in a page that fetches or starts a script, and all of it in its place", () => {
  const page = `<head><link rel="modulepreload" href="/a.js" data-messages="site"/><link rel="stylesheet" href="/s.css"/><link rel="modulepreload" href="/b.js"/></head><body>Über<script>now()</script><script nonce="n" type="module" async="">import "/a.js"</script><script>more()</script></body>`;
  expect(held(page)).toBe(
    `<head><link rel="held-module" fetchpriority="low" href="/a.js" data-messages="site"/><link rel="stylesheet" href="/s.css"/><link rel="held-module" fetchpriority="low" href="/b.js"/></head><body>Über<script>now()</script><script nonce="n" type="held-module">import "/a.js"</script><script>more()</script></body>`,
  );
});

it("leaves a page without scripts as it is, and what only speaks of them", () => {
  const page = `<head><link rel="stylesheet" href="/s.css"/></head><body><p>&lt;link rel=&quot;modulepreload&quot;</p></body>`;
  expect(held(page)).toBe(page);
});
