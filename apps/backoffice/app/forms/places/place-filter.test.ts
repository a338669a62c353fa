import { expect, test } from "vitest";
import { readExclusions, writeExclusions } from "./place-filter.ts";

const filter = (countrySubdivision: Record<string, string[]>) => ({
  notIn: { countrySubdivision },
});

test("whole countries and single subdivisions are read, however the filter names them", () => {
  expect(readExclusions(filter({ CW: [], US: ["NJ", "NV"], "CA:QC": [] }))).toEqual([
    { country: "CW", subdivisions: [] },
    { country: "US", subdivisions: ["NJ", "NV"] },
    { country: "CA", subdivisions: ["QC"] },
  ]);
});

test("two ways of naming one country are one exclusion, and the whole of it wins", () => {
  expect(readExclusions(filter({ CA: ["ON"], "CA:QC": [] }))).toEqual([
    { country: "CA", subdivisions: ["ON", "QC"] },
  ]);
  expect(readExclusions(filter({ "CA:QC": [], CA: [] }))).toEqual([
    { country: "CA", subdivisions: [] },
  ]);
});

test("nothing excluded is no filter, and what was read is written back", () => {
  expect(writeExclusions([])).toBeUndefined();
  expect(readExclusions(undefined)).toEqual([]);
  const exclusions = [{ country: "US", subdivisions: ["NJ"] }];
  expect(readExclusions(writeExclusions(exclusions))).toEqual(exclusions);
});
