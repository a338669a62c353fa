import { expect, test } from "vitest";
import { findUnfinished } from "./find-unfinished.ts";

const divider = { type: "divider", props: { id: "d" } };
const image = { type: "image", props: { id: "i" } };
const gone = { type: "hologram", props: { id: "h" } };
const columns = (...inner: readonly object[]) => ({
  type: "columns",
  props: { id: "c", columns: [[...inner]] },
});

test.each([
  ["a block that has all it needs", [divider], []],
  ["a block that lacks something", [image], [{ block: "i", type: "image", isKnown: true }]],
  ["a block nobody has", [gone], [{ block: "h", type: "hologram", isKnown: false }]],
  [
    "a block inside a column, and only that one",
    [columns(divider, image)],
    [{ block: "i", type: "image", isKnown: true }],
  ],
])("%s is found as what it is", (_, blocks, expected) => {
  expect(findUnfinished(blocks)).toEqual(expected);
});
