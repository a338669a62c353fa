import * as fc from "fast-check";
import { expect, test } from "vitest";
import { differencesOf } from "./differences-of.ts";

test("only what differs is told, with where it stands", () => {
  const before = {
    name: "Kingfisher",
    reCaptcha: { enabled: false, siteKey: null },
    pages: ["/*"],
  };
  const after = { name: "Kingfisher", reCaptcha: { enabled: true, siteKey: "k" }, pages: [] };
  expect(differencesOf(before, after)).toEqual([
    { place: "reCaptcha.enabled", before: "false", after: "true" },
    { place: "reCaptcha.siteKey", before: undefined, after: "k" },
    { place: "pages", before: "/*", after: "none" },
  ]);
});

test("what was made has no before, what was taken away no after", () => {
  expect(differencesOf(null, { a: 1 })).toEqual([{ place: "a", before: undefined, after: "1" }]);
  expect(differencesOf({ a: 1 }, null)).toEqual([{ place: "a", before: "1", after: undefined }]);
});

test("nothing differs from itself, and turning the two round turns each difference round", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(differencesOf(one, one)).toEqual([]);
      const turned = differencesOf(other, one).map(({ place, before, after }) => ({
        place,
        before: after,
        after: before,
      }));
      const byPlace = (left: { place: string }, right: { place: string }) =>
        left.place < right.place ? -1 : 1;
      expect(differencesOf(one, other).sort(byPlace)).toEqual(turned.sort(byPlace));
    }),
  );
});
