import { expect, test } from "vitest";
import { gateWords } from "./gate-words.ts";

test.each([
  [undefined, "everybody"],
  [{}, "everybody"],
  [{ audience: "loggedIn", device: "Mobile" } as const, "signed in, on a phone"],
  [{ players: "new" } as const, "new players"],
  [
    {
      until: "2026-12-01T00:00:00Z",
      geoTargetingFilter: { notIn: { countrySubdivision: { CW: [], US: ["NJ"] } } },
    },
    "not in Curaçao, parts of United States, for a time",
  ],
])("%j lets through %s", (gates, words) => {
  expect(gateWords(gates)).toBe(words);
});
