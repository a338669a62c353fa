import * as fc from "fast-check";
import { expect, test } from "vitest";
import { checkEntryData } from "./check-entry.ts";
import { cleanMarkup } from "./clean-markup.ts";

const doc = (...content: unknown[]) => ({ type: "doc", content });
const paragraph = (...content: unknown[]) => ({ type: "paragraph", content });
const linked = (href: string) =>
  paragraph({ type: "text", text: "x", marks: [{ type: "link", attrs: { href } }] });

const withProps = (props: object) => ({
  kind: "content_page" as const,
  part: "en",
  data: { title: "A", slug: "a", blocks: [{ type: "rich-text", props: { id: "one", ...props } }] },
});

test.each([
  ["a link that runs", { body: doc(linked("javascript:alert(1)")) }],
  ["a node that is none", { body: doc({ type: "script", content: [] }) }],
  ["raw HTML", { body: doc({ type: "html", html: "<img src=x onerror=alert(1)>" }) }],
  ["a document inside a slot", { items: [{ props: { text: doc({ type: "iframe" }) } }] }],
  ["a prop that a browser follows", { link: "jAvAsCrIpT:alert(1)" }],
  ["one that is deep", { action: { href: "data:text/html,<script>1</script>" } }],
  ["a picture from elsewhere", { src: "//evil.example/x.png" }],
])("%s is refused, and its place is told", (_, props) => {
  expect(checkEntryData(withProps(props))).toMatchObject({
    ok: false,
    refusal: { code: "invalid_entry", errors: [{ field: expect.stringMatching(/^blocks\.0\./) }] },
  });
});

test("what formatted text may not carry falls away before it is stored", () => {
  const body = doc({ ...paragraph(), attrs: { style: "x", onclick: "y" }, onmouseover: "z" });
  const checked = checkEntryData(withProps({ body }));
  expect(checked).toMatchObject({ ok: true });
  expect(JSON.stringify(checked)).not.toMatch(/onclick|onmouseover|style/);
});

test("a draft may leave a link empty, and words that look like one are words", () => {
  const props = { link: "", title: "javascript: the good parts", text: "<b>bold</b>" };
  expect(checkEntryData(withProps(props))).toMatchObject({ ok: true });
});

test("whatever has neither documents nor links stays as it is", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      fc.pre(!/"(?:type|link|href|url|src|__proto__)"/.test(JSON.stringify(value)));
      expect(cleanMarkup(value)).toEqual({ data: value, errors: [] });
    }),
  );
});
