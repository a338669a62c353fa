import { seededChance } from "@croupier/kit/fair";
import fc from "fast-check";
import { expect, test } from "vitest";
import { rouletteChips, rouletteConfig as config, rouletteRules } from "../rules/face.ts";
import { afterEvent, emptySpin } from "./spin-view.ts";
import { betOf, emptyCloth, lay } from "./roulette-wish.ts";

test("what is folded out of a book is the pocket and the bets that were paid, and comes to the payout", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...rouletteChips.keys()), { minLength: 1 }),
      fc.nat(),
      (places, nonce) => {
        const bet = betOf({ wish: lay(emptyCloth, places, 10n) });
        const chance = seededChance({ serverSeed: "ours", playerSeed: "theirs", nonce });
        const { events, payout } = rouletteRules.open({ config, ...bet }, chance);
        const spin = events.reduce(afterEvent, emptySpin(1));
        const hit = places.filter((place) =>
          rouletteChips.get(place)?.numbers.includes(spin.pocket ?? -1),
        );
        expect(spin.paid.map((paid) => paid.bet)).toEqual(hit);
        expect(
          spin.paid.reduce((sum, { multiple }) => sum + (10n * BigInt(multiple)) / 10_000n, 0n),
        ).toBe(payout);
      },
    ),
  );
});
