import fc from "fast-check";
import { balanceTypes, type BalanceType } from "@croupier/contracts";
import { compare, getAsset, isNegative, money, type Money } from "@croupier/kit/money";
import { describe, expect, test } from "vitest";
import { accountKinds, type AccountKind } from "./accounts.ts";
import { decideBalances, usableEverywhere, type BalanceFacts } from "./decide-balances.ts";
import { presentBalances } from "./present-balances.ts";

const eur = getAsset("EUR");

function factsOf(
  minors: Partial<Record<AccountKind, bigint>>,
  changes: Partial<BalanceFacts> = {},
): BalanceFacts {
  const amount = (kind: AccountKind) => money(minors[kind] ?? 0n, eur);
  return {
    accounts: Object.fromEntries(accountKinds.map((kind) => [kind, amount(kind)])) as Record<
      AccountKind,
      Money
    >,
    unmetTurnover: money(0n, eur),
    owed: money(0n, eur),
    bonusUsable: usableEverywhere(amount("bonusPlayable")),
    ...changes,
  };
}

/** One account filled at a time, then all at once: what each of the twelve shows of it. */
const scenarios: [string, Partial<Record<AccountKind, bigint>>, Record<BalanceType, string>][] = [
  [
    "an empty wallet",
    {},
    {
      bonus: "0.00",
      locked: "0.00",
      nonPlayableBonus: "0.00",
      pendingWithdrawal: "0.00",
      playable: "0.00",
      playableCasino: "0.00",
      playableHorses: "0.00",
      playablePoker: "0.00",
      playableSports: "0.00",
      total: "0.00",
      unlocked: "0.00",
      withdrawable: "0.00",
    },
  ],
  [
    "free cash",
    { cashFree: 12_50n },
    {
      bonus: "0.00",
      locked: "0.00",
      nonPlayableBonus: "0.00",
      pendingWithdrawal: "0.00",
      playable: "12.50",
      playableCasino: "12.50",
      playableHorses: "12.50",
      playablePoker: "12.50",
      playableSports: "12.50",
      total: "12.50",
      unlocked: "12.50",
      withdrawable: "12.50",
    },
  ],
  [
    "locked cash",
    { cashLocked: 5n },
    {
      bonus: "0.00",
      locked: "0.05",
      nonPlayableBonus: "0.00",
      pendingWithdrawal: "0.00",
      playable: "0.05",
      playableCasino: "0.05",
      playableHorses: "0.05",
      playablePoker: "0.05",
      playableSports: "0.05",
      total: "0.05",
      unlocked: "0.00",
      withdrawable: "0.00",
    },
  ],
  [
    "a bonus that can be played",
    { bonusPlayable: 7_00n },
    {
      bonus: "7.00",
      locked: "7.00",
      nonPlayableBonus: "0.00",
      pendingWithdrawal: "0.00",
      playable: "7.00",
      playableCasino: "7.00",
      playableHorses: "7.00",
      playablePoker: "7.00",
      playableSports: "7.00",
      total: "7.00",
      unlocked: "0.00",
      withdrawable: "0.00",
    },
  ],
  [
    "a bonus for later",
    { bonusLater: 9_00n },
    {
      bonus: "9.00",
      locked: "0.00",
      nonPlayableBonus: "9.00",
      pendingWithdrawal: "0.00",
      playable: "0.00",
      playableCasino: "0.00",
      playableHorses: "0.00",
      playablePoker: "0.00",
      playableSports: "0.00",
      total: "9.00",
      unlocked: "0.00",
      withdrawable: "0.00",
    },
  ],
  [
    "a withdrawal under way",
    { pendingWithdrawal: 100_00n },
    {
      bonus: "0.00",
      locked: "0.00",
      nonPlayableBonus: "0.00",
      pendingWithdrawal: "100.00",
      playable: "0.00",
      playableCasino: "0.00",
      playableHorses: "0.00",
      playablePoker: "0.00",
      playableSports: "0.00",
      total: "100.00",
      unlocked: "0.00",
      withdrawable: "0.00",
    },
  ],
  [
    "an open stake, which is in none of the twelve",
    { held: 3_00n },
    {
      bonus: "0.00",
      locked: "0.00",
      nonPlayableBonus: "0.00",
      pendingWithdrawal: "0.00",
      playable: "0.00",
      playableCasino: "0.00",
      playableHorses: "0.00",
      playablePoker: "0.00",
      playableSports: "0.00",
      total: "0.00",
      unlocked: "0.00",
      withdrawable: "0.00",
    },
  ],
  [
    "everything at once",
    {
      cashFree: 1_00n,
      cashLocked: 20_00n,
      bonusPlayable: 300_00n,
      bonusLater: 4_000_00n,
      pendingWithdrawal: 50_000_00n,
      held: 600_000_00n,
    },
    {
      bonus: "4300.00",
      locked: "320.00",
      nonPlayableBonus: "4000.00",
      pendingWithdrawal: "50000.00",
      playable: "321.00",
      playableCasino: "321.00",
      playableHorses: "321.00",
      playablePoker: "321.00",
      playableSports: "321.00",
      total: "54321.00",
      unlocked: "1.00",
      withdrawable: "1.00",
    },
  ],
];

describe("[S3.2] the twelve balances", () => {
  test.each(scenarios)("of %s", (_, minors, expected) => {
    expect(presentBalances(decideBalances(factsOf(minors)))).toEqual(
      balanceTypes.map((type) => ({ type, amount: expected[type], currency: "EUR" })),
    );
  });
});

test("a bonus that may be played in the casino only is playable there only", () => {
  const bonusUsable = { ...usableEverywhere(money(0n, eur)), casino: money(7_00n, eur) };
  const balances = decideBalances(
    factsOf({ cashFree: 1_00n, bonusPlayable: 7_00n }, { bonusUsable }),
  );
  expect(balances.playableCasino.minor).toBe(8_00n);
  expect(balances.playableSports.minor).toBe(1_00n);
  expect(balances.playable.minor).toBe(8_00n);
});

test.each([
  [10_00n, 4_00n, 6_00n],
  [10_00n, 10_00n, 0n],
  [10_00n, 11_00n, 0n],
])("of %s free cash with %s turnover unmet, %s can be withdrawn", (cashFree, unmet, expected) => {
  const facts = factsOf({ cashFree }, { unmetTurnover: money(unmet, eur) });
  expect(decideBalances(facts).withdrawable.minor).toBe(expected);
});

test("while anything is owed nothing can be withdrawn, and the other eleven are as they were", () => {
  const cash = { cashFree: 30_00n, cashLocked: 5_00n, pendingWithdrawal: 2_00n };
  const { withdrawable, ...others } = decideBalances(factsOf(cash));
  const owing = decideBalances(factsOf(cash, { owed: money(1n, eur) }));
  expect(withdrawable.minor).toBe(30_00n);
  expect(owing).toEqual({ ...others, withdrawable: money(0n, eur) });
});

test("the balances reconcile with each other and with the accounts, whatever they hold", () => {
  const amount = fc.bigInt(0n, 10n ** 18n);
  const accounts = fc.record({
    cashFree: amount,
    cashLocked: amount,
    bonusPlayable: amount,
    bonusLater: amount,
    pendingWithdrawal: amount,
    held: amount,
  });
  const usable = fc.record({ casino: amount, sports: amount, poker: amount, horses: amount });
  fc.assert(
    fc.property(accounts, usable, amount, (minors, usableMinors, unmet) => {
      const b = decideBalances(
        factsOf(minors, {
          unmetTurnover: money(unmet, eur),
          bonusUsable: {
            casino: money(usableMinors.casino, eur),
            sports: money(usableMinors.sports, eur),
            poker: money(usableMinors.poker, eur),
            horses: money(usableMinors.horses, eur),
          },
        }),
      );
      const ofAccounts =
        minors.cashFree +
        minors.cashLocked +
        minors.bonusPlayable +
        minors.bonusLater +
        minors.pendingWithdrawal;
      expect(b.total.minor).toBe(ofAccounts);
      expect(b.total.minor).toBe(
        b.unlocked.minor + b.locked.minor + b.nonPlayableBonus.minor + b.pendingWithdrawal.minor,
      );
      expect(b.playable.minor).toBe(b.unlocked.minor + b.locked.minor);
      expect(b.bonus.minor).toBe(
        b.playable.minor - minors.cashFree - minors.cashLocked + b.nonPlayableBonus.minor,
      );
      for (const there of [b.playableCasino, b.playableHorses, b.playablePoker, b.playableSports]) {
        expect(compare(there, b.playable)).toBeLessThanOrEqual(0);
        expect(there.minor).toBeGreaterThanOrEqual(minors.cashFree + minors.cashLocked);
      }
      expect(compare(b.withdrawable, b.unlocked)).toBeLessThanOrEqual(0);
      expect(Object.values(b).some(isNegative)).toBe(false);
    }),
  );
});
