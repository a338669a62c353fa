import { expect, test } from "vitest";
import { readLine, readWords } from "./read-words.ts";

const text = (said: string) => ({ type: "text", text: said });
const line = (type: string, ...content: unknown[]) => ({ type, content });
const prose = (...content: unknown[]) => ({
  type: "rich-text",
  props: { id: "p", body: { type: "doc", content } },
});

test.each([
  ["a bold word stays in its sentence", [text("Most "), text("arrive")], "Most arrive"],
  [
    "a line that is broken stays apart",
    [text("one"), { type: "hardBreak" }, text("two")],
    "one two",
  ],
  ["what is no text is a blank", [null, 7, { type: "text" }], "   "],
])("a paragraph: %s", (_, inlines, said) => {
  expect(readLine(inlines)).toBe(said);
});

test("a list, a quote and headings are read in their order", () => {
  const item = (said: string) => line("listItem", line("paragraph", text(said)));
  const words = readWords([
    prose(
      line("heading", text("Fees")),
      { type: "heading", attrs: { level: 2 } },
      line("bulletList", item("none"), item("ever")),
      line("blockquote", line("paragraph", text("Really."))),
    ),
  ]);
  expect(words).toBe("Fees none ever Really.");
});

test("a block that is a heading says its own words, and no id, type or address", () => {
  const heading = {
    type: "heading",
    props: { id: "h", text: "Money", level: 2, lead: "in short" },
  };
  const button = { type: "call-to-action", props: { id: "c", title: "Go", link: "/join" } };
  expect(readWords([heading, button])).toBe("Money in short Go");
});

test("what stands behind gates is left out, with all that stands in it", () => {
  const gates = { audience: "loggedIn" };
  const hidden = { type: "heading", props: { id: "h", text: "secret", gates } };
  const columns = { type: "columns", props: { id: "c", columns: [[hidden], [prose()]] } };
  expect(readWords([hidden, columns])).toBe("");
});

test("of what was looked up only the blocks that stand on the page are read", () => {
  const said = (words: string) => prose(line("paragraph", text(words)));
  const rail = {
    type: "rail",
    props: { title: "Read" },
    resolved: { pages: [{ title: "other" }] },
  };
  const shared = { type: "content-block", props: { id: "s" }, resolved: { blocks: [said("a")] } };
  const columns = { type: "columns", props: { id: "c" }, resolved: { columns: [[said("b")]] } };
  expect(readWords([rail, shared, columns])).toBe("Read a b");
});
