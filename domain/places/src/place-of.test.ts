import { expect, test } from "vitest";
import { readPlace, spellPlace } from "./place-of.ts";

test.each([
  ["CW", { countryCode: "CW" }],
  ["CA:QC", { countryCode: "CA", subdivision: "QC" }],
  ["FR:20R", { countryCode: "FR", subdivision: "20R" }],
])("%s is spelt as it is read", (text, place) => {
  expect(readPlace(text)).toEqual(place);
  expect(spellPlace(place)).toBe(text);
});

test.each(["", "cw", "CAN", "CA:", "CA:QCQC", "CA:qc", "CA:QC:1"])("%j is no place", (text) => {
  expect(readPlace(text)).toBeUndefined();
});

test("a place nobody knows is not spelt", () => {
  expect(spellPlace({})).toBeNull();
});
