import { feeOf, partsOf } from "@croupier/cashier";
import { allocate, money } from "@croupier/kit/money";
import { readTestSeed } from "@croupier/tools/seed";
import { expect, test } from "vitest";
import { inNumbers } from "./in-numbers.ts";
import { round } from "./roundings.ts";

const short = { roundings: 20_000, seed: readTestSeed() };
const ours = { feeOf, partsOf, allocate };
const sound = { drift: 0n, unequal: 0, forThePlayer: 0, aUnitOff: 0, misread: 0 };

// The short form of what `npm run drill precision` does a million times.
test("A8: no rounding loses a unit, makes one, or is in the player's favour", () => {
  const rounded = round(ours, short);
  expect(rounded).toMatchObject(sound);
  expect(rounded.roundings).toBeGreaterThanOrEqual(short.roundings);
});

test.each([
  ["numbers", inNumbers, "aUnitOff"],
  [
    "a fee that is cut",
    {
      ...ours,
      feeOf: ({ basisPoints }, { minor, asset }) =>
        money((minor * BigInt(basisPoints)) / 10_000n, asset),
    },
    "forThePlayer",
  ],
  [
    "what is left over, on no account",
    {
      ...ours,
      partsOf: (fee, came) => {
        const { amount } = partsOf(fee, came);
        return { amount, fee: money((came.minor * BigInt(fee.basisPoints)) / 12_000n, came.asset) };
      },
    },
    "unequal",
  ],
] satisfies [string, typeof ours, keyof typeof sound][])("%s: found", (_, dividers, what) => {
  expect(round(dividers, short)[what]).toBeGreaterThan(0);
});
