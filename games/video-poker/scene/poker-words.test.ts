import { describe, expect, test } from "vitest";
import { paidRanks, pokerConfig, type PokerEvent } from "../rules/face.ts";
import { loadPokerWords } from "./words/poker-words.ts";

const dealt: PokerEvent = {
  type: "dealt",
  cards: ["JH", "4S", "JC", "9D", "2S"],
  rank: "jacksOrBetter",
};
const drawn: PokerEvent = {
  type: "drawn",
  hold: [true, false, true, false, false],
  cards: ["JH", "8D", "JC", "8C", "3S"],
  rank: "twoPair",
  multiple: 20_000,
};
const nothing: PokerEvent = {
  type: "drawn",
  hold: [false, false, false, false, false],
  cards: ["AH", "8D", "JC", "7C", "3S"],
  rank: "nothing",
  multiple: 0,
};
const stake = "$1.00";

test.each([
  [
    "en",
    "You are dealt Jack of hearts, 4 of spades, Jack of clubs, 9 of diamonds, 2 of spades. That is jacks or better already. Hold what you keep, then draw.",
  ],
  [
    "de",
    "Ihre Karten: Herz Bube, Pik 4, Kreuz Bube, Karo 9, Pik 2. Das ist schon: Buben oder besser. Halten Sie, was bleibt, dann ziehen Sie.",
  ],
  [
    "es",
    "Tus cartas: Jota de corazones, 4 de picas, Jota de tréboles, 9 de diamantes, 2 de picas. Ya es jotas o mejor. Guarda lo que quieras y luego cambia.",
  ],
] as const)("in %s a deal is told card by card, with what it is", async (language, sentence) => {
  const { toldOpen } = await loadPokerWords(language);
  expect(toldOpen?.({ choice: {}, events: [dealt] })).toBe(sentence);
});

describe("a draw", () => {
  test("is told with what was held, what came and what it pays", async () => {
    const { told } = await loadPokerWords("en");
    const round = { choice: {}, events: [dealt, drawn], stake, payout: "$2.00", won: true };
    expect(told(round)).toBe(
      "You held Jack of hearts, Jack of clubs. You drew 8 of diamonds, 8 of clubs, 3 of spades. Two pair. You win $2.00.",
    );
  });

  test("that brings the stake back is told as that, and never as a win", async () => {
    for (const language of ["en", "de", "es"] as const) {
      const { told } = await loadPokerWords(language);
      const back = { ...drawn, rank: "jacksOrBetter", multiple: 10_000 } as const;
      const round = { choice: {}, events: [dealt, back], stake, payout: stake, won: false };
      expect(told(round)).toContain("$1.00");
      expect(told(round)).not.toMatch(/You win|gewinnen|Ganas/);
    }
  });

  test("that brings nothing says so", async () => {
    const { told } = await loadPokerWords("en");
    const round = { choice: {}, events: [dealt, nothing], stake, payout: "$0.00", won: false };
    expect(told(round)).toMatch(/^You held nothing\..* No paying hand\. Nothing is paid\.$/);
  });
});

test.each(["en", "es", "de"] as const)(
  "in %s every hand has a name of its own, and the rules follow the configuration",
  async (language) => {
    const { ranks, rules } = await loadPokerWords(language);
    expect(new Set(paidRanks.map((rank) => ranks[rank])).size).toBe(paidRanks.length);
    const other = { ...pokerConfig, pays: { ...pokerConfig.pays, royalFlush: 2_500_000 } };
    expect(rules(other).join(" ")).toContain("250");
    expect(rules(pokerConfig).join(" ")).toContain("800");
  },
);
