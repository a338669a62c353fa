import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readLines, readPairs, readSites, spellPairs, spellSites } from "./lines.ts";

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

test("a referring site has a token of one word, and a name of the words behind it", () => {
  const sites = {
    "reviews.example": { token: "REV-1", name: "Reviews of all" },
    "lone.example": { token: "LONE", name: "" },
  };
  expect(readSites("Reviews.example =  REV-1  Reviews of  all\nlone.example = LONE")).toEqual(
    sites,
  );
  expect(readSites(spellSites(sites))).toEqual(sites);
});
