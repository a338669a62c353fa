import type { VersionChange } from "@croupier/contracts";
import { expect, test } from "vitest";
import { changeWords } from "./change-words.ts";

const heading = { type: "heading", props: { id: "h", text: "Fees" } };
const body = {
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text: "Calm words" }] }],
};

test.each<[string, VersionChange, object]>([
  [
    "a word",
    { what: "changed", path: "title", before: "Fees", after: "Costs" },
    { what: "Changed", where: "Title", before: "Fees", after: "Costs" },
  ],
  [
    "a word of a block",
    { what: "changed", path: "blocks/[hero]/props/title", before: "A", after: "B" },
    { where: "Our claim, Title", before: "A", after: "B" },
  ],
  [
    "a block that came",
    { what: "added", path: "blocks/[h]", after: heading },
    { what: "Added", where: "h", before: undefined, after: "Fees" },
  ],
  [
    "formatted text that went",
    { what: "removed", path: "blocks/[rich-text-1]/props/body", before: body },
    { what: "Removed", where: "Text", before: "Calm words", after: undefined },
  ],
  [
    "another order",
    { what: "reordered", path: "blocks", before: ["[a]", "[b]"], after: ["[b]", "[a]"] },
    { what: "Order", where: "The blocks", before: undefined, after: undefined },
  ],
])("%s is told in words", (_, change, told) => {
  const blocks = new Map([["hero", { type: "proof", name: "Our claim" }]]);
  expect(changeWords(change, blocks)).toMatchObject(told);
});

test("a long text is cut", () => {
  const change: VersionChange = { what: "added", path: "description", after: "word ".repeat(200) };
  expect(changeWords(change).after?.length).toBe(240);
});
