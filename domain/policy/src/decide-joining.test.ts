import { expect, test } from "vitest";
import { decideJoining } from "./decide-joining.ts";
import type { Place, Product } from "./policy.ts";
import { policyRecords } from "./records.ts";

const noon = "2026-11-20T16:00:00Z";
const CW: Place = { countryCode: "CW" };
const ON: Place = { countryCode: "CA", subdivision: "ON" };
const NJ: Place = { countryCode: "US", subdivision: "NJ" };

test.each<[string, Place, Place, string, number | "joins"]>([
  // born, lives in, is in, at, refused with this minimum age or joins
  ["2008-11-20", CW, CW, noon, "joins"],
  ["2008-11-21", CW, CW, noon, 18],
  // 02:00 UTC is still the day before on Curaçao: the birthday has not come there.
  ["2008-11-20", CW, CW, "2026-11-20T02:00:00Z", 18],
  ["2007-11-20", ON, CW, noon, "joins"],
  ["2008-11-20", ON, CW, noon, 19],
  ["2008-11-20", CW, ON, noon, 19],
  ["2005-11-20", CW, NJ, noon, "joins"],
  ["2006-11-20", CW, NJ, noon, 21],
  ["2005-11-20", CW, {}, noon, "joins"],
  ["2006-11-20", CW, {}, noon, 21],
  ["2006-11-20", { countryCode: "ZZ" }, CW, noon, 21],
])(
  "born %s, living in %j, being in %j at %s: %s",
  (dateOfBirth, residence, present, at, answer) => {
    const decided = decideJoining({ dateOfBirth, residence, present, now: new Date(at) });
    expect(decided.ok ? "joins" : decided.refusal).toEqual(
      answer === "joins" ? "joins" : { code: "below_minimum_age", minimumAgeYears: answer },
    );
  },
);

test("where two places together offer no product, nobody joins", () => {
  const [everywhere] = policyRecords;
  const only = (place: string, product: Product) => ({
    ...everywhere!,
    place,
    rules: { ...everywhere!.rules, products: [product] },
  });
  const facts = { dateOfBirth: "1980-01-01", now: new Date(noon) };
  const places = { residence: { countryCode: "AA" }, present: { countryCode: "BB" } };
  const records = [only("AA", "casino"), only("BB", "sports")];
  expect(decideJoining({ ...facts, ...places }, records)).toEqual({
    ok: false,
    refusal: { code: "country_not_offered" },
  });
});
