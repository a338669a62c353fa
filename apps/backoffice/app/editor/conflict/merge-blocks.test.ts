import type { Block } from "@croupier/contracts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeBlocks } from "./merge-blocks.ts";

const block = (id: string, text = id): Block => ({ type: "heading", props: { id, text } });
const page = (...texts: readonly string[]) => texts.map((text) => block(text.charAt(0), text));
const textsOf = (blocks: readonly Block[]) => blocks.map(({ props }) => props["text"]);
const merge = (before: string[], mine: string[], theirs: string[]) =>
  textsOf(mergeBlocks({ before: page(...before), mine: page(...mine), theirs: page(...theirs) }));

test.each([
  ["what only they changed is theirs", ["a", "b"], ["a", "b"], ["a", "b+"], ["a", "b+"]],
  ["what only I changed is mine", ["a", "b"], ["a+", "b"], ["a", "b"], ["a+", "b"]],
  ["what both changed stands twice", ["a"], ["a1"], ["a2"], ["a1", "a2"]],
  ["what both changed alike stands once", ["a"], ["a1"], ["a1"], ["a1"]],
  [
    "what they added stands where they put it",
    ["a", "b"],
    ["a", "b"],
    ["a", "x", "b"],
    ["a", "x", "b"],
  ],
  ["what both added is there", ["a"], ["a", "m"], ["a", "t"], ["a", "t", "m"]],
  ["what they deleted is gone", ["a", "b"], ["a", "b"], ["a"], ["a"]],
  ["what I deleted is gone", ["a", "b"], ["a"], ["a", "b"], ["a"]],
  ["what they deleted while I wrote it stays", ["a"], ["a+"], [], ["a+"]],
  ["what I deleted while they wrote it comes back", ["a"], [], ["a+"], ["a+"]],
  ["the order is mine", ["a", "b"], ["b", "a"], ["a", "b"], ["b", "a"]],
])("%s", (_, before, mine, theirs, both) => {
  expect(merge(before, mine, theirs)).toEqual(both);
});

const someBlocks = fc
  .uniqueArray(
    fc.record({ id: fc.constantFrom(..."abcdefgh"), text: fc.constantFrom("1", "2", "3") }),
    { selector: ({ id }) => id, maxLength: 8 },
  )
  .map((list) => list.map(({ id, text }) => block(id, text)));

test("nothing that somebody wrote since is lost, and no two blocks share an id", () => {
  fc.assert(
    fc.property(someBlocks, someBlocks, someBlocks, (before, mine, theirs) => {
      const both = mergeBlocks({ before, mine, theirs });
      expect(new Set(both.map(({ props }) => props.id)).size).toBe(both.length);
      const said = both.map(({ props }) => `${props.id.charAt(0)}${String(props["text"])}`);
      const old = new Set(before.map(({ props }) => `${props.id}${String(props["text"])}`));
      for (const { props } of [...mine, ...theirs]) {
        const own = `${props.id}${String(props["text"])}`;
        if (!old.has(own)) expect(said).toContain(own);
      }
    }),
  );
});
