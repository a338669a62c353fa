import { seededChance } from "@croupier/kit/fair";
import { replayRound } from "@croupier/kit/rules";
import fc from "fast-check";
import { expect, test } from "vitest";
import { pokerConfig, pokerRules, rankHand } from "../rules/face.ts";
import {
  afterEvent,
  emptyHand,
  madeOf,
  noHold,
  whileDealt,
  whileDrawn,
  whileThrown,
} from "./hand-view.ts";

const holds = fc.array(fc.boolean(), { minLength: 5, maxLength: 5 });

function playOut(nonce: number, hold: boolean[]) {
  const opening = { config: pokerConfig, stake: 100n, choice: {} };
  const chance = seededChance({ serverSeed: "ours", playerSeed: "theirs", nonce });
  const steps = replayRound(pokerRules, opening, { actions: [{ move: "draw", hold }], chance });
  const [dealt, drawn] = steps?.flatMap(({ events }) => events) ?? [];
  if (dealt?.type !== "dealt" || drawn?.type !== "drawn") throw new Error("a hand has two events");
  return { dealt, drawn };
}

test("what is folded out of a book is the hand of the rules, and what is held stays in its place", () => {
  fc.assert(
    fc.property(fc.nat(), holds, (nonce, hold) => {
      const { dealt, drawn } = playOut(nonce, hold);
      const first = afterEvent(emptyHand(1), dealt);
      expect(first).toMatchObject({ cards: dealt.cards, rank: dealt.rank, kept: undefined });
      const last = afterEvent(first, drawn);
      expect(last).toMatchObject({ cards: drawn.cards, kept: hold, multiple: drawn.multiple });
      for (const [at, isHeld] of hold.entries())
        if (isHeld) expect(last.cards[at]).toBe(first.cards[at]);
    }),
  );
});

test("on its way a hand shows only cards that were told, and no rank before it is whole", () => {
  fc.assert(
    fc.property(fc.nat(), holds, fc.integer({ min: 0, max: 5 }), (nonce, hold, count) => {
      const { dealt, drawn } = playOut(nonce, hold);
      const dealing = whileDealt(emptyHand(1), dealt, count);
      expect(dealing.cards.filter(Boolean)).toEqual(dealt.cards.slice(0, count));
      const thrown = whileThrown(afterEvent(emptyHand(1), dealt), drawn);
      expect(thrown.cards).toEqual(dealt.cards);
      expect(thrown.thrown).toEqual(hold.map((isHeld) => !isHeld));
      const drawing = whileDrawn(thrown, drawn, count);
      for (const [at, card] of drawing.cards.entries())
        expect([drawn.cards[at], undefined]).toContain(card);
      expect([dealing.rank, thrown.rank, drawing.rank]).toEqual([undefined, undefined, undefined]);
    }),
  );
});

test.each([
  ["JH 8D JC 8C 3S", "xxxx-"],
  ["9H 9S 9D AC AS", "xxxxx"],
  ["2S 9S 4D 9C 9H", "-x-xx"],
  ["2S 4S 6S 8S TS", "xxxxx"],
  ["2S 4D 7C 9H TD", "-----"],
  ["TH TS 2D KC AS", "-----"],
])("%s is made of %s", (text, made) => {
  const cards = text.split(" ") as Parameters<typeof rankHand>[0];
  const marks = madeOf({ cards, rank: rankHand(cards) });
  expect(marks.map((one) => (one ? "x" : "-")).join("")).toBe(made);
});

test("five backs are no hand", () => {
  expect(madeOf(emptyHand(0))).toEqual(noHold);
});
