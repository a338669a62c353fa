import { expect, test } from "vitest";
import { momentOf, typedMoment } from "./typed-moment.ts";

test("a moment is the same after it was shown and typed again", () => {
  const stored = "2026-11-27T20:00:00.000Z";
  expect(momentOf(typedMoment(stored))).toBe(stored);
});

test.each(["", "soon"])("%j is no moment", (typed) => {
  expect(momentOf(typed)).toBeUndefined();
  expect(typedMoment(typed)).toBe("");
});
