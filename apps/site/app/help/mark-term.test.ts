import fc from "fast-check";
import { expect, it } from "vitest";

import { markTerm } from "./mark-term.ts";

const marked = (text: string, term: string) =>
  markTerm(text, term).map(({ from, to }) => text.slice(from, to));

it.each([
  ["When will my withdrawal arrive?", "withd", ["withd"]],
  ["When will my withdrawal arrive?", "ARRIVE my", ["my", "arrive"]],
  ["Auszahlung über Konto", "uber", ["über"]],
  ["Fees", "limit", []],
  ["Fees (all)", "(all", ["all"]],
  ["Fees", "", []],
  ["Fees", ".*", []],
])("in %j, %j marks %j", (text, term, words) => {
  expect(marked(text, term)).toEqual(words);
});

it("marks lie in the text, in order and apart, whatever is typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (text, term) => {
      let before = 0;
      for (const { from, to } of markTerm(text, `${term} ${text.slice(0, 3)}`)) {
        expect(from).toBeGreaterThanOrEqual(before);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(text.length);
        before = to;
      }
    }),
  );
});
