import { expect, test } from "vitest";
import { richText } from "./rich-text.ts";

const doc = (...content: unknown[]) => ({ type: "doc", content });
const paragraph = (...content: unknown[]) => ({ type: "paragraph", content });

test("what the editor writes is read, and what it may not write is dropped", () => {
  const written = doc(
    { type: "heading", attrs: { level: 2, onclick: "x" }, content: [{ type: "text", text: "A" }] },
    paragraph({
      type: "text",
      text: "b",
      marks: [{ type: "link", attrs: { href: "/help", target: "_blank", style: "x" } }],
    }),
  );
  expect(richText.parse(written)).toEqual(
    doc(
      { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "A" }] },
      paragraph({
        type: "text",
        text: "b",
        marks: [{ type: "link", attrs: { href: "/help" } }],
      }),
    ),
  );
});

test.each([
  ["a script", doc({ type: "script", content: [] })],
  ["raw HTML", doc({ type: "html", html: "<b>" })],
  ["a first heading, which the page has", doc({ type: "heading", attrs: { level: 1 } })],
  [
    "a link that runs",
    doc(
      paragraph({
        type: "text",
        text: "x",
        marks: [{ type: "link", attrs: { href: "javascript:alert(1)" } }],
      }),
    ),
  ],
  ["lists without end", doc(nested(9))],
])("%s is refused", (_, written) => {
  expect(richText.safeParse(written).success).toBe(false);
});

function nested(depth: number): unknown {
  const inner = depth === 0 ? paragraph() : nested(depth - 1);
  return { type: "bulletList", content: [{ type: "listItem", content: [inner] }] };
}
