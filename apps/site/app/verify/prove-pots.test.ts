import { fingerprintOf, potDropOf } from "@croupier/kit/fair";
import { formatDecimal, getAsset, money } from "@croupier/kit/money";
import { expect, test } from "vitest";
import { provePots } from "./prove-pots.ts";
import type { Receipt } from "./read-receipt.ts";

const serverSeed = "5d".repeat(32);
const drop = potDropOf({
  jackpot: "kingfishers-hoard",
  currency: "EUR",
  number: 3,
  seed: 500_00n,
  dropsBy: 5_000_00n,
  serverSeed,
});
const paid = formatDecimal(money(drop, getAsset("EUR")));
const pot = {
  jackpot: "kingfishers-hoard",
  number: 3,
  seed: "500.00",
  dropsBy: "5000.00",
  paid,
  fingerprint: fingerprintOf(serverSeed),
  serverSeed,
};

/** Only what is looked at for pots. */
const receipt = (pots: unknown, jackpot: string | undefined = paid) =>
  ({ currency: "EUR", pots, round: { jackpot } }) as unknown as Receipt;

const isGenuine = (pots: unknown) => provePots(receipt(pots))?.map(({ proof }) => proof.isGenuine);

test("a pot that dropped where its seed says, told by its fingerprint before, is genuine", () => {
  expect(isGenuine([pot])).toEqual([true]);
});

test.each([
  ["another seed", { serverSeed: "5e".repeat(32) }],
  ["another fingerprint", { fingerprint: "00".repeat(32) }],
  ["another number", { number: 4 }],
  ["another pot", { jackpot: "kingfishers-heap" }],
  ["other bounds", { dropsBy: "4000.00" }],
])("with %s it is not", (_, change) => {
  expect(isGenuine([{ ...pot, ...change }])).toEqual([false]);
});

test.each([
  ["no list", {}],
  ["a pot that is none", [{ ...pot, seed: 500 }]],
  ["bounds that are none", [{ ...pot, dropsBy: "1.00" }]],
  ["less than the round says it won", []],
  ["more than the round says it won", [pot, { ...pot, number: 4 }]],
])("%s is no receipt of ours", (_, pots) => {
  expect(provePots(receipt(pots))).toBe(undefined);
});

test("a receipt from before pots were told is looked at without them", () => {
  expect(provePots(receipt(undefined))).toEqual([]);
});
