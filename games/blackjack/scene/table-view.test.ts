import { chanceOf, seededChance } from "@croupier/kit/fair";
import { replayRound } from "@croupier/kit/rules";
import fc from "fast-check";
import { expect, test } from "vitest";
import { blackjackConfig, blackjackRules, type BlackjackAction } from "../rules/face.ts";
import { betOf } from "./blackjack-wish.ts";
import { tableAfter } from "./table-view.ts";

const moves = fc.constantFrom("hit", "stand", "double", "split");
const wishes = fc.record({ seats: fc.integer({ min: 1, max: 3 }), pairs: fc.boolean() });

test("what is folded out of a book is the table of the rules, and shows nothing that is hidden", () => {
  fc.assert(
    fc.property(wishes, fc.array(moves, { maxLength: 30 }), fc.nat(), (wish, wanted, nonce) => {
      const opening = { config: blackjackConfig, ...betOf({ wish, stake: 100n }) };
      const seeds = { serverSeed: "ours", playerSeed: "theirs", nonce };
      const actions: BlackjackAction[] = [];
      const play = () =>
        replayRound(blackjackRules, opening, { actions, chance: seededChance(seeds) });
      for (const move of wanted) {
        const asks = play()?.at(-1)?.state.asks;
        if (!asks) break;
        const action: BlackjackAction =
          asks.for === "insurance" ? { move: "insure", seats: [0] } : { move };
        actions.push(action);
        if (play() === undefined) actions.pop();
      }
      const steps = play() ?? [];
      const last = steps.at(-1);
      const table = tableAfter(steps.flatMap(({ events }) => events));
      expect(table.hands.map(({ cards, isDoubled, seat }) => ({ cards, isDoubled, seat }))).toEqual(
        last?.state.hands.map(({ cards, isDoubled, seat }) => ({ cards, isDoubled, seat })),
      );
      const isOver = last?.payout !== undefined;
      expect(table.dealer.includes(null)).toBe(!isOver);
      if (isOver) expect(table.dealer).toEqual(last.state.dealer);
      expect(table.asks?.for).toBe(last?.state.asks?.for);
      expect(new Set(table.hands.map(({ key }) => key)).size).toBe(table.hands.length);
    }),
  );
});

test("a bet of three seats with pairs is one the rules take, and costs what it says", () => {
  const bet = betOf({ wish: { seats: 3, pairs: true }, stake: 25n });
  expect(bet.stake).toBe(111n);
  const terms = { config: blackjackConfig, stake: bet.stake };
  expect(blackjackRules.readChoice(bet.choice, terms)).toEqual(bet.choice);
  const dealt = blackjackRules.open(
    { ...terms, choice: bet.choice },
    chanceOf(() => 4),
  );
  expect(tableAfter(dealt.events).hands).toHaveLength(3);
});

test("a hand that is split twice is three hands, each with a name of its own", () => {
  const table = tableAfter([
    { type: "dealt", hand: 0, card: "8S" },
    { type: "dealt", hand: 0, card: "8H" },
    { type: "split", hand: 0 },
    { type: "dealt", hand: 0, card: "8D" },
    { type: "split", hand: 0 },
  ]);
  expect(new Set(table.hands.map(({ key }) => key)).size).toBe(3);
});
