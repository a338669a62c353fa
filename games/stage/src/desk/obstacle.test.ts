import { blackjackGame } from "@croupier/game-blackjack/scene";
import { blackjackConfig, blackjackParSheet } from "@croupier/game-blackjack/rules";
import { diceConfig, diceRules } from "@croupier/game-dice/rules";
import { emberVaultConfig, tumbleParSheet } from "@croupier/game-tumble/rules";
import { emberVaultGame } from "@croupier/game-tumble/scene";
import type { GameFacts, GameSession } from "@croupier/contracts";
import type { ParSheet } from "@croupier/kit/par-sheet";
import { describe, expect, test } from "vitest";
import { diceFacts } from "../../tests/dice-facts.ts";
import { createPracticeDriver } from "../drivers/practice-driver.ts";
import type { AnyGame } from "../scene/game.ts";
import { obstacleOf, obstacleToMore } from "./obstacle.ts";
import { betOf } from "./press.ts";

const steps = ["0.10", "1.00", "1.25", "1.26", "2.00", "5.00", "62.50", "62.60", "100.00"];
const dice = {
  rules: diceRules,
  firstChoice: () => ({ side: "under", winning: 4_950 }),
} as unknown as AnyGame;

const seatWishes = [1, 2, 3].flatMap((seats) => [
  { seats, pairs: false },
  { seats, pairs: true },
]);
const games: readonly {
  readonly name: string;
  readonly game: AnyGame;
  readonly config: unknown;
  readonly odds?: ParSheet;
  readonly wishes: readonly unknown[];
  readonly own?: Partial<GameSession["stakes"]>;
}[] = [
  { name: "dice", game: dice, config: diceConfig, wishes: [{ side: "under", winning: 4_950 }] },
  {
    name: "a slot that sells its feature",
    game: emberVaultGame,
    config: emberVaultConfig,
    odds: tumbleParSheet,
    wishes: [{ stakes: null }, { stakes: 80 }],
    own: { buyMax: "5000.00" },
  },
  {
    name: "a slot of a server that names no limit of a purchase",
    game: emberVaultGame,
    config: emberVaultConfig,
    odds: tumbleParSheet,
    wishes: [{ stakes: 80 }],
  },
  {
    name: "a table with seats",
    game: blackjackGame,
    config: blackjackConfig,
    odds: blackjackParSheet,
    wishes: seatWishes,
    own: { roundMax: "225.00" },
  },
];

describe.each(games)("$name", ({ game, config, odds, wishes, own }) => {
  const stakes = { min: "0.10", max: "100.00", steps, ...own, decimals: 2 };
  const facts: GameFacts = {
    ...diceFacts,
    config,
    ...(odds && { family: odds.family }),
    stakes: { USD: stakes },
  };

  test("offers what is taken, and is off with a reason for all that would be refused for its money", async () => {
    const told = new Set<string>();
    for (const stake of steps) {
      for (const wish of wishes) {
        // Each on a table of its own: a round that waits for its player would refuse the next.
        const driver = createPracticeDriver({
          rules: game.rules,
          facts,
          currency: "USD",
          now: () => new Date("2026-11-28T12:00:00Z"),
        });
        const seen = await driver.session();
        const session = seen.ok ? seen.value : expect.fail("practice has a session");
        const set = { session, balance: session.balance, stake, choice: wish };
        const obstacle = obstacleOf(game, set);
        const bet = betOf({ game, session }, { choice: wish, stake, isFree: false });
        const answer = await driver.openRound({ playId: "p", ...bet });
        const code = answer.ok ? undefined : answer.refusal.code;
        const why = obstacle === undefined ? undefined : obstacle.is;
        told.add(why ?? "offered");
        const expected =
          why === undefined
            ? undefined
            : why === "balance"
              ? "insufficient_funds"
              : "stake_out_of_range";
        expect(code, `${stake} ${JSON.stringify(wish)}`).toBe(expected);
      }
    }
    expect(told).toContain("offered");
  });
});

const session = {
  currency: "USD",
  config: {},
  freeRounds: null,
  stakes: { min: "1.00", max: "100.00", steps: [], lawMax: "150.00" },
} as unknown as GameSession;

test.each([
  ["50.00", "500.00", undefined],
  ["50.01", "500.00", { is: "law", amount: "150.00" }],
  ["50.00", "49.99", { is: "balance", amount: "49.99" }],
])("%s more with %s left: %j", (more, balance, obstacle) => {
  const minor = BigInt(more.replace(".", ""));
  expect(obstacleToMore(minor, { session, balance, staked: "100.00" })).toEqual(obstacle);
});

test("where the law is what holds a round back, the law is named", () => {
  const under = { ...session, stakes: { ...session.stakes, max: "150.00", roundMax: "150.00" } };
  const set = { session: under, balance: "999.00", stake: "150.01", choice: {} };
  expect(obstacleOf(dice, set)).toEqual({ is: "law", amount: "150.00" });
});
