import { expect, test } from "vitest";
import { parseTestArguments } from "./arguments.ts";

const nothing = {
  wanted: [],
  changedSince: undefined,
  inspect: false,
  recordsDurations: false,
  help: false,
};

test.each([
  { words: [], read: {} },
  { words: ["kit/src/money.test.ts"], read: { wanted: ["kit/src/money.test.ts"] } },
  { words: ["--changed"], read: { changedSince: "" } },
  { words: ["--changed=main~3"], read: { changedSince: "main~3" } },
  { words: ["money", "--inspect"], read: { wanted: ["money"], inspect: true } },
  { words: ["--record-durations"], read: { recordsDurations: true } },
])("$words is read", ({ words, read }) => {
  expect(parseTestArguments(words)).toEqual({ ...nothing, ...read });
});

test.each([
  { words: ["--fast"], says: 'Unknown option "--fast"' },
  { words: ["--changed", "money"], says: "no path or name" },
  { words: ["--inspect"], says: "path or name" },
])("$words is refused with a sentence", ({ words, says }) => {
  expect(() => parseTestArguments(words)).toThrow(says);
});
