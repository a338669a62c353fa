import { expect, test } from "vitest";
import { nameOfPlace } from "./place-names.ts";

test.each([
  ["CW", "Curaçao"],
  ["CA:QC", "Canada, QC"],
  [null, "Unknown"],
])("%s is called %s", (place, name) => {
  expect(nameOfPlace(place)).toBe(name);
});
