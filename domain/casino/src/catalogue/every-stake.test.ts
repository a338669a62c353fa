import { blackjackConfig, blackjackRules } from "@croupier/game-blackjack/rules";
import { crashConfig, crashRules, crashSpace, flightsReaching } from "@croupier/game-crash/rules";
import { diceConfig, diceRules } from "@croupier/game-dice/rules";
import { minesConfig, minesRules } from "@croupier/game-mines/rules";
import { plinkoConfig, plinkoRules } from "@croupier/game-plinko/rules";
import { chanceOf, seededChance, type Chance } from "@croupier/kit/fair";
import { getAsset, parseMoney } from "@croupier/kit/money";
import { replayRound, wholeOf, type AnyRules, type Fraction, type Step } from "@croupier/kit/rules";
import { describe, expect, test } from "vitest";
import { findFamily } from "../families.ts";
import { firstGames } from "./first-games.ts";

/** In minor units: every step that is offered anywhere, and stakes of a few units, which an operator may offer. */
function stakesOf(game: string): readonly bigint[] {
  const stakes = firstGames.find((one) => one.game === game)?.stakes ?? {};
  const offered = Object.entries(stakes).flatMap(([currency, { min, max, steps }]) =>
    [min, max, ...steps].map((amount) => {
      const read = parseMoney(amount, getAsset(currency));
      return read.ok ? read.value.minor : expect.fail(`${amount} ${currency} is no amount`);
    }),
  );
  return [...new Set([1n, 2n, 3n, 7n, ...offered])];
}

/** Expected payout of a step, over all draws for its last unit: kit/src/rules.test.ts proves that draw. */
function expectedOf(step: Step<unknown, unknown>): Fraction {
  const [left, of] = [BigInt(step.rest?.left ?? 0), BigInt(step.rest?.of ?? 1)];
  return { numerator: wholeOf(step) * of + left, denominator: of };
}

const isSame = (one: Fraction, other: Fraction): boolean =>
  one.numerator * other.denominator === other.numerator * one.denominator;

/** Answers these numbers, then zeros. */
function scripted(numbers: readonly number[]): Chance {
  const row = [...numbers];
  return chanceOf(() => row.shift() ?? 0);
}

describe("every stake that is offered returns what is declared, counted over every outcome", () => {
  test("dice, whatever the line", () => {
    for (const stake of stakesOf("lucky-dice")) {
      for (const winning of [10, 33, 1_234, 4_950, 7_777, 9_001, 9_500]) {
        const choice = { side: "under", winning } as const;
        let wins = 0n;
        let paid: Fraction = { numerator: 0n, denominator: 1n };
        for (const number of [0, winning - 1]) {
          paid = expectedOf(
            diceRules.open({ config: diceConfig, stake, choice }, scripted([number])),
          );
          wins = BigInt(winning);
        }
        const lost = diceRules.open({ config: diceConfig, stake, choice }, scripted([winning]));
        expect(lost.payout).toBe(0n);
        const { numerator, denominator } = paid;
        // So many of ten thousand numbers win, and 0.99 of the stake comes back.
        expect(
          isSame(
            { numerator: wins * numerator, denominator: 10_000n * denominator },
            { numerator: 99n * stake, denominator: 100n },
          ),
          `${stake} at ${winning}`,
        ).toBe(true);
      }
    }
  });

  test("mines, however many are laid and whenever is taken", () => {
    for (const stake of stakesOf("minesweep-reef")) {
      for (const mines of [1, 3, 12, 24]) {
        const opening = { config: minesConfig, stake, choice: { mines } };
        const laid = minesRules.open(
          opening,
          seededChance({ serverSeed: "a", playerSeed: "b", nonce: 1 }),
        );
        const pearls = Array.from({ length: 25 }, (_, shell) => shell).filter(
          (shell) => !laid.state.mines.includes(shell),
        );
        let step = laid;
        let [all, good] = [1n, 1n];
        for (const [opened, shell] of pearls.entries()) {
          const next = minesRules.act(opening, step, { move: "open", shell }, scripted([0]));
          if (next === undefined) break;
          all *= BigInt(25 - opened);
          good *= BigInt(25 - mines - opened);
          const over =
            next.payout === undefined
              ? minesRules.act(opening, next, { move: "take" }, scripted([0]))
              : next;
          const { numerator, denominator } = expectedOf(over ?? expect.fail("it may be taken"));
          expect(
            isSame(
              { numerator: numerator * good, denominator: denominator * all },
              { numerator: 99n * stake, denominator: 100n },
            ),
            `${stake}, ${mines} mines, ${opened + 1} pearls`,
          ).toBe(true);
          if (next.payout !== undefined) break;
          step = next;
        }
      }
    }
  });

  test("plinko, on every wall, as much as a stake of any size", () => {
    for (const [risk, walls] of Object.entries(plinkoConfig.pays)) {
      for (const rows of Object.keys(walls).map(Number)) {
        const choice = plinkoRules.readChoice({ rows, risk }, { config: plinkoConfig, stake: 1n });
        if (choice === undefined) expect.fail("a wall that is offered");
        for (const stake of stakesOf("plinko-falls")) {
          let [paid, ways] = [0n, 1n];
          for (let slot = 0; slot <= rows; slot += 1) {
            const path = 2 ** slot - 1;
            const step = plinkoRules.open(
              { config: plinkoConfig, stake, choice },
              scripted([path]),
            );
            const { numerator, denominator } = expectedOf(step);
            paid += (ways * numerator * 10_000n) / denominator;
            ways = (ways * BigInt(rows - slot)) / BigInt(slot + 1);
          }
          const returned = Number(paid) / Number(10_000n * stake * 2n ** BigInt(rows));
          expect(Math.abs(returned - plinkoConfig.returnToPlayer)).toBeLessThan(0.0001);
        }
      }
    }
  });

  test("crash, wherever a landing is set", () => {
    for (const stake of stakesOf("skylark")) {
      for (const landAt of [10_100, 10_900, 11_900, 20_000, 99_900, 1_234_500, 100_000_000]) {
        const opening = { config: crashConfig, stake, choice: { landAt, seat: "A1B2C" } };
        // The last of the space: the highest flight there is.
        const chance = scripted([2 ** 20 - 1, 2 ** 32 - 1]);
        const [, over] =
          replayRound(crashRules, opening, { actions: [{ move: "flyOn" }], chance }) ?? [];
        const { numerator, denominator } = expectedOf(over ?? expect.fail("it landed"));
        const reaching = flightsReaching(crashConfig, landAt);
        const returned =
          Number((reaching * numerator * 10n ** 12n) / (crashSpace * denominator * stake)) / 1e12;
        expect(Math.abs(returned - 0.99), `${stake} at ${landAt}`).toBeLessThan(0.0001);
      }
    }
  });

  test("a blackjack and a pair pay their odds", () => {
    for (const stake of stakesOf("blackjack-21")) {
      const seats = [{ stake: String(stake), pairs: "0" }];
      const choice = blackjackRules.readChoice({ seats }, { config: blackjackConfig, stake });
      if (choice === undefined) continue;
      for (let nonce = 0; nonce < 200; nonce += 1) {
        const chance = seededChance({ serverSeed: "a", playerSeed: "b", nonce });
        const step = blackjackRules.open({ config: blackjackConfig, stake, choice }, chance);
        const paid = step.events.find(({ type }) => type === "handPaid");
        if (paid?.type !== "handPaid") continue;
        const told = { numerator: stake * BigInt(paid.multiple), denominator: 10_000n };
        expect(isSame(expectedOf(step), told), `${stake}, ${paid.result}`).toBe(true);
      }
    }
  });

  test.each(["kingfishers-catch", "moonlit-orchard", "ember-vault"])(
    "%s pays exactly what its events add up to",
    (game) => {
      const family = findFamily(firstGames.find((one) => one.game === game)?.family ?? "");
      const rules: AnyRules = family?.rules ?? expect.fail("its rules are here");
      for (const stake of stakesOf(game)) {
        const opening = { config: family?.config, stake, choice: {} };
        for (let nonce = 0; nonce < 40; nonce += 1) {
          const seeds = { serverSeed: "a", playerSeed: "b", nonce };
          const step = rules.open(opening, seededChance(seeds));
          const told = step.events
            .map((event) => (event as { readonly total?: number }).total)
            .findLast((total) => total !== undefined);
          const exact = { numerator: stake * BigInt(told ?? 0), denominator: 10_000n };
          expect(isSame(expectedOf(step), exact), `${stake}, round ${nonce}`).toBe(true);
        }
      }
    },
  );
});
