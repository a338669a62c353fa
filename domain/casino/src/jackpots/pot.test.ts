import { getAsset } from "@croupier/kit/money";
import fc from "fast-check";
import { expect, test } from "vitest";
import { amountOf, dropOf, feedPot, partsOfOne, returnOfPot } from "./pot.ts";

const pot = { jackpot: "hoard", asset: getAsset("EUR"), number: 1, seed: 100n, dropsBy: 105n };

test("a pot drops above its seed and by what was told, and at any amount between", () => {
  const drops = Array.from({ length: 500 }, (_, nonce) =>
    dropOf({ ...pot, number: nonce }, "seed"),
  );
  expect(new Set(drops)).toEqual(new Set([101n, 102n, 103n, 104n, 105n]));
  expect(dropOf(pot, "seed")).toBe(dropOf(pot, "seed"));
});

test("nothing that is staked is lost between two pots", () => {
  const stakes = fc.array(fc.bigInt({ min: 1n, max: 10_000n }), { maxLength: 200 });
  fc.assert(
    fc.property(stakes, fc.bigInt({ min: 1n, max: 1_000n }), (staked, parts) => {
      let now = { ...pot, collected: 0n };
      let paid = 0n;
      let seeds = pot.seed;
      for (const [index, stake] of staked.entries()) {
        const drop = dropOf({ ...pot, number: index }, "seed");
        const fed = feedPot(now, { stake, parts, drop });
        now = { ...now, collected: fed.dropped?.over ?? fed.collected };
        if (fed.dropped === undefined) continue;
        expect(fed.dropped.paid).toBe(amountOf({ ...now, collected: fed.collected }));
        paid += fed.dropped.paid;
        seeds += pot.seed;
      }
      const contributed = staked.reduce((sum, stake) => sum + stake * parts, 0n);
      expect((paid - seeds + pot.seed) * partsOfOne + now.collected).toBe(contributed);
    }),
  );
});

test("what a pot returns is its mean drop over the stakes that bring it there", () => {
  const parts = 50n;
  const drops = [101n, 102n, 103n, 104n, 105n];
  const paid = drops.reduce((sum, drop) => sum + drop, 0n);
  const collected = drops.reduce((sum, drop) => sum + drop - pot.seed, 0n);
  const staked = Number(collected) / (Number(parts) / Number(partsOfOne));
  expect(returnOfPot({ ...pot, parts })).toBeCloseTo(Number(paid) / staked, 12);
});
