import { expect, test } from "vitest";
import { nameOfBlock } from "./name-of-block.ts";

const body = (text: string) => ({
  type: "doc",
  content: [
    { type: "paragraph" },
    {
      type: "paragraph",
      content: text.split("|").map((text) => ({ type: "text", text })),
    },
  ],
});

test.each([
  ["its title", { type: "game-rail", props: { title: "Popular tonight" } }, "Popular tonight"],
  ["its words", { type: "heading", props: { text: "Fees" } }, "Fees"],
  ["how its text begins", { type: "rich-text", props: { body: body("We |say| so") } }, "We say so"],
  ["what kind it is", { type: "divider", props: {} }, "Divider"],
  ["what kind it is, when its title is blank", { type: "facts", props: { title: " " } }, "Facts"],
  ["unknown, when nobody knows it", { type: "hologram", props: { title: "A" } }, "Unknown block"],
])("a block is called by %s", (_, block, name) => {
  expect(nameOfBlock(block)).toBe(name);
});

test("a long name is cut, and says so", () => {
  const name = nameOfBlock({ type: "heading", props: { text: "word ".repeat(30) } });
  expect(name.length).toBeLessThanOrEqual(48);
  expect(name.endsWith("…")).toBe(true);
});
