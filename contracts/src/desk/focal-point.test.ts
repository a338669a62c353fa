import { expect, test } from "vitest";
import { focalPoint } from "./media-calls.ts";

test.each([
  [
    { x: 7.86e-241, y: 7.4e-323 },
    { x: 0, y: 0 },
  ],
  [
    { x: 0.333_333, y: 1 },
    { x: 0.3333, y: 1 },
  ],
])("a point of a picture is kept to a ten-thousandth: %o", (typed, kept) => {
  expect(focalPoint.parse(typed)).toEqual(kept);
});
