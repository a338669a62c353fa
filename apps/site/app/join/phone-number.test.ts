import { endpoints } from "@croupier/contracts";
import fc from "fast-check";
import { expect, it } from "vitest";

import { checkPhone } from "./phone-number.ts";

it.each([
  ["+46 70 123 45 67", "SE", undefined],
  [
    "+46 70 123 45 6",
    "SE",
    { wrong: "digits", missing: 1, country: "SE", code: "46", expected: 9 },
  ],
  ["+46 70 123 45 678", "CW", { wrong: "digits", missing: -1, country: "SE" }],
  ["+599 9 123 4567", "CW", undefined],
  ["+599 123 4567", "BQ", undefined],
  // One code for both, whoever lives where.
  ["+599 9 461 1234", "NL", undefined],
  ["+599 123 4567", "CW", undefined],
  ["+599 9 461", "CW", { wrong: "digits", missing: 4, country: "CW" }],
  ["+1 (416) 555-0123", "US", undefined],
  ["+1 416 555 012", "CA", { wrong: "digits", missing: 1, country: "CA" }],
  ["070 123 45 67", "SE", { wrong: "code" }],
  ["+0 70 123", "SE", { wrong: "code" }],
  ["+46 70 a", "SE", { wrong: "signs" }],
  ["+998 90 123 45 67", "UZ", undefined],
  ["+998 9", "UZ", { wrong: "length" }],
])("%s of somebody in %s: %j", (typed, country, complaint) => {
  const found = checkPhone(typed, country);
  if (complaint === undefined) expect(found).toBeUndefined();
  else expect(found).toMatchObject(complaint);
});

it("what passes here is a number for the contract", () => {
  const { phone } = endpoints.identity.register.body?.shape ?? {};
  fc.assert(
    fc.property(fc.stringMatching(/^\+[1-9][\d ().-]{3,18}$/), (typed) => {
      if (checkPhone(typed, "SE") !== undefined) return;
      expect(phone?.safeParse(typed).success).toBe(true);
    }),
  );
});
