import { expect, test } from "vitest";
import { shareOfYes } from "./share-of-yes.ts";

test.each([
  [0, 0, 0],
  [1, 0, 100],
  [0, 3, 0],
  [2, 1, 67],
])("%i yes and %i no make %i percent", (yes, no, share) => {
  expect(shareOfYes({ yes, no })).toBe(share);
});
