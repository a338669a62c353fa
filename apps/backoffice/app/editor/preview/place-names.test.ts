import { expect, test } from "vitest";
import { countries, nameOfPlace } from "./place-names.ts";

test.each([
  ["CW", "Curaçao"],
  ["CA:QC", "Canada, QC"],
  [null, "Unknown"],
])("%s is called %s", (place, name) => {
  expect(nameOfPlace(place)).toBe(name);
});

test("every country has a name, in the order of the alphabet", () => {
  expect(countries.length).toBeGreaterThan(240);
  expect(countries[0]?.label).toBe("Afghanistan");
});
