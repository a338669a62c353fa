import { expect, test } from "vitest";
import { ageYearsOn, decideAge } from "./decide-age.ts";

test.each([
  // born, day, years
  ["2000-06-15", "2018-06-14", 17],
  ["2000-06-15", "2018-06-15", 18],
  ["2000-06-15", "2018-06-16", 18],
  ["2000-12-31", "2018-12-30", 17],
  ["2000-01-01", "2017-12-31", 17],
  ["2004-02-29", "2022-02-28", 17],
  ["2004-02-29", "2022-03-01", 18],
  ["2004-02-29", "2024-02-29", 20],
])("who is born on %s has on %s lived %i whole years", (born, day, years) => {
  expect(ageYearsOn(day, born)).toBe(years);
});

test("the birthday itself is old enough, the day before is not", () => {
  const facts = { dateOfBirth: "2005-05-05", minimumAgeYears: 21 };
  expect(decideAge({ ...facts, today: "2026-05-04" })).toEqual({ oldEnough: false });
  expect(decideAge({ ...facts, today: "2026-05-05" })).toEqual({ oldEnough: true });
});
