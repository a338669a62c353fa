import { balanceTypes, type Balance, type BalanceType } from "@croupier/contracts";
import { getAsset } from "@croupier/kit/money";
import { expect, it } from "vitest";

import { balanceLines, pendingWithdrawal, type BalanceRules } from "./balance-lines.ts";

const of = [
  "playable",
  "withdrawable",
  "bonus",
  "locked",
  "unlocked",
  "pendingWithdrawal",
] as const satisfies readonly BalanceType[];
type Rules = Omit<BalanceRules<BalanceType>, "of">;

function wallet(amounts: Partial<Record<BalanceType, string>>): Balance[] {
  return balanceTypes.map((type) => ({
    type,
    amount: amounts[type] ?? "0.00",
    currency: getAsset("USD"),
  }));
}

it.each<[string, Partial<Record<BalanceType, string>>, Rules, string[]]>([
  ["nothing at zero on a phone", {}, { isDesktop: false }, []],
  ["playable at zero on a desktop", {}, { isDesktop: true }, ["playable"]],
  [
    "playable at zero where it is forced",
    {},
    { isDesktop: false, forced: ["playable"] },
    ["playable"],
  ],
  [
    "unlocked at zero only where it is forced",
    {},
    { isDesktop: true, forced: ["unlocked"] },
    ["playable", "unlocked"],
  ],
  [
    "what is not zero, in the order of the panel",
    { pendingWithdrawal: "240.00", bonus: "0.01", playable: "10.00", withdrawable: "9.99" },
    { isDesktop: false },
    ["playable", "withdrawable", "bonus", "pendingWithdrawal"],
  ],
  ["a debt as well", { locked: "-0.50" }, { isDesktop: false }, ["locked"]],
  ["no sum of others", { total: "10.00", playableCasino: "10.00" }, { isDesktop: false }, []],
])("[S5.5] a wallet shows %s", (_, amounts, rules, shown) => {
  expect(balanceLines(wallet(amounts), { of, ...rules }).map(({ type }) => type)).toEqual(shown);
});

it.each([
  ["0.00", undefined],
  ["0", undefined],
  ["0.01", "0.01"],
  ["240.00", "240.00"],
])("[S4.5] %s pending is a banner of %s", (amount, shown) => {
  expect(pendingWithdrawal(wallet({ pendingWithdrawal: amount }))?.amount).toBe(shown);
});
