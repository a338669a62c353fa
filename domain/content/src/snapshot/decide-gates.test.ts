import type { Gates, GeoTargetingFilter } from "@croupier/contracts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decideGates, isPlaceExcluded } from "./decide-gates.ts";
import type { Audience } from "./onlooker.ts";
import { watch } from "../../tests/watched-onlooker.ts";

const filter = (countrySubdivision: GeoTargetingFilter["notIn"]["countrySubdivision"]) => ({
  notIn: { countrySubdivision },
});

test.each([
  [{ US: ["NJ"] }, "US:NJ", true],
  [{ US: ["NJ"] }, "US:NY", false],
  [{ US: ["NJ"] }, "US", false],
  [{ CW: [] }, "CW", true],
  [{ US: [] }, "US:NJ", true],
  [{ "CA:QC": [] }, "CA:QC", true],
  [{ "CA:QC": ["ON"] }, "CA:QC", true],
  [{ "CA:QC": [] }, "CA:ON", false],
  [{ "CA:QC": [] }, "CA", false],
  [{ US: [], "CA:QC": [] }, null, false],
  [{}, "CW", false],
])("[S3.22] notIn.countrySubdivision %o excludes %s: %s", (notIn, place, excluded) => {
  expect(isPlaceExcluded(filter(notIn), place), "by notIn.countrySubdivision").toBe(excluded);
});

const country = fc.constantFrom("US", "CA", "CW", "DE");
const subdivision = fc.constantFrom("NJ", "QC", "ON", "BE");
const place = fc.oneof(
  fc.constant(null),
  country,
  fc.tuple(country, subdivision).map((names) => names.join(":")),
);
const geo = fc
  .dictionary(
    fc.oneof(
      country,
      fc.tuple(country, subdivision).map((names) => names.join(":")),
    ),
    fc.uniqueArray(subdivision),
  )
  .map(filter);
const instant = fc
  .integer({ min: 0, max: 10 })
  .map((minutes) => new Date(Date.UTC(2026, 10, 21, 12, minutes)));
const gates: fc.Arbitrary<Gates> = fc.record(
  {
    audience: fc.constantFrom("loggedIn" as const, "loggedOut" as const),
    players: fc.constantFrom("new" as const, "returning" as const),
    device: fc.constantFrom("Desktop" as const, "Mobile" as const),
    geoTargetingFilter: geo,
    from: instant.map((moment) => moment.toISOString()),
    until: instant.map((moment) => moment.toISOString()),
  },
  { requiredKeys: [] },
);
const audience: fc.Arbitrary<Audience> = fc.record({
  signedIn: fc.boolean(),
  hasPlayed: fc.boolean(),
  place,
  device: fc.constantFrom("Desktop" as const, "Mobile" as const),
});

test("an unknown place is excluded by nothing, a whole country by an empty list", () => {
  fc.assert(
    fc.property(geo, country, subdivision, ({ notIn: { countrySubdivision } }, land, part) => {
      expect(isPlaceExcluded(filter(countrySubdivision), null)).toBe(false);
      const whole = filter({ ...countrySubdivision, [land]: [] });
      expect(isPlaceExcluded(whole, land) && isPlaceExcluded(whole, `${land}:${part}`)).toBe(true);
    }),
  );
});

test("a filter excludes a subdivision exactly when it names it, or all of its country", () => {
  fc.assert(
    fc.property(geo, country, subdivision, (excluding, land, part) => {
      const named = excluding.notIn.countrySubdivision;
      expect(isPlaceExcluded(excluding, `${land}:${part}`)).toBe(
        named[land]?.length === 0 ||
          named[land]?.includes(part) === true ||
          named[`${land}:${part}`] !== undefined,
      );
    }),
  );
});

test.each([
  [false, { audience: "loggedIn" }, ["signedIn"]],
  [false, { players: "returning" }, ["signedIn"]],
  [true, { audience: "loggedIn" }, ["signedIn"]],
  [true, { players: "new" }, ["signedIn", "hasPlayed"]],
] as const)("signed in %s, gate %j: asked is no more than %j", (signedIn, gate, asked) => {
  const seen = watch({ who: { signedIn } });
  decideGates(gate, seen.onlooker);
  expect(seen.asked()).toEqual(asked);
});

test("gates are open exactly when each of them lets the onlooker pass", () => {
  fc.assert(
    fc.property(gates, audience, instant, (all, who, now) => {
      const passes =
        (all.audience === undefined || (all.audience === "loggedIn") === who.signedIn) &&
        (all.players === undefined ||
          (who.signedIn && (all.players === "returning") === who.hasPlayed)) &&
        (all.device === undefined || all.device === who.device) &&
        (all.geoTargetingFilter === undefined ||
          !isPlaceExcluded(all.geoTargetingFilter, who.place)) &&
        (all.from === undefined || new Date(all.from) <= now) &&
        (all.until === undefined || now < new Date(all.until));
      expect(decideGates(all, watch({ who, now }).onlooker) === "open").toBe(passes);
    }),
  );
});

test("whoever is alike in what was asked gets the same answer", () => {
  fc.assert(
    fc.property(gates, audience, audience, instant, (all, one, other, now) => {
      const seen = watch({ who: one, now });
      const answer = decideGates(all, seen.onlooker);
      const alike = { ...other };
      for (const dimension of seen.asked()) Object.assign(alike, { [dimension]: one[dimension] });
      expect(decideGates(all, watch({ who: alike, now }).onlooker)).toBe(answer);
    }),
  );
});

test("an answer stays the same until the moment that was told", () => {
  fc.assert(
    fc.property(gates, audience, instant, instant, (all, who, now, later) => {
      const seen = watch({ who, now });
      const answer = decideGates(all, seen.onlooker);
      const stale = seen.staleAfter();
      if (later < now || (stale !== undefined && later >= stale)) return;
      const again = decideGates(all, watch({ who, now: later }).onlooker);
      expect(again === "open").toBe(answer === "open");
    }),
  );
});
