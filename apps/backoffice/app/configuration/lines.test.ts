import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readLines, readPairs, spellPairs } from "./lines.ts";

test("blank lines and outer blanks count for nothing", () => {
  expect(readLines(" /casino/* \n\n/help\n  ")).toEqual(["/casino/*", "/help"]);
});

test("pairs are told apart by the first equals sign", () => {
  expect(readPairs("Reviews.example = BEST=REVIEWS\nlone.example")).toEqual({
    "reviews.example": "BEST=REVIEWS",
    "lone.example": "",
  });
});

test("what is spelt is read back", () => {
  const domain = fc.stringMatching(/^[a-z]{1,8}\.[a-z]{2,3}$/);
  const name = fc.stringMatching(/^[A-Za-z0-9=]{1,12}$/);
  fc.assert(
    fc.property(fc.dictionary(domain, name, { noNullPrototype: true }), (pairs) => {
      expect(readPairs(spellPairs(pairs))).toEqual(pairs);
    }),
  );
});
