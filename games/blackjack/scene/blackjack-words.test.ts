import { expect, test } from "vitest";
import { blackjackConfig } from "../rules/face.ts";
import { payRatio } from "./pay-ratio.ts";
import { loadBlackjackWords } from "./words/blackjack-words.ts";

test.each([
  [25_000, "3 to 2"],
  [22_000, "6 to 5"],
  [20_000, "1 to 1"],
  [260_000, "25 to 1"],
])("%i is %s on the felt", (multiple, text) => {
  expect(payRatio(multiple).join(" to ")).toBe(text);
});

test.each(["en", "es", "de"] as const)(
  "in %s the rules follow the configuration",
  async (language) => {
    const { rules } = await loadBlackjackWords(language);
    const other = { ...blackjackConfig, blackjackPays: 22_000, seatsMost: 2 };
    expect(rules(other).join(" ")).toMatch(/6 (to|a|zu) 5/);
    expect(rules(blackjackConfig).join(" ")).toMatch(/3 (to|a|zu) 2/);
  },
);

test("a round is told hand by hand, from its book alone", async () => {
  const { told } = await loadBlackjackWords("en");
  const events = [
    { type: "dealt", hand: 0, card: "KS" },
    { type: "dealerDealt", card: "7D" },
    { type: "dealt", hand: 0, card: "9H" },
    { type: "dealerDealt", card: null },
    { type: "dealerRevealed", card: "JC" },
    { type: "handPaid", hand: 0, result: "won", multiple: 20_000 },
  ] as const;
  const choice = { seats: [{ stake: "100", pairs: "0" }] };
  expect(told({ choice, events, stake: "$1.00", payout: "$2.00", won: true })).toBe(
    "Dealer has 17. Hand 1: 19, won. You are paid $2.00.",
  );
});

test("a hand that waits is told with what can be done, before anything is paid", async () => {
  const { toldOpen } = await loadBlackjackWords("en");
  const events = [
    { type: "dealt", hand: 0, card: "KS" },
    { type: "dealerDealt", card: "7D" },
    { type: "dealt", hand: 0, card: "6H" },
    { type: "dealerDealt", card: null },
    { type: "asked", hand: 0, moves: ["hit", "stand", "double"] },
  ] as const;
  const choice = { seats: [{ stake: "100", pairs: "0" }] };
  expect(toldOpen?.({ choice, events })).toBe(
    "Dealer shows 7 of diamonds. Hand 1: 16. Your move: Hit, Stand, Double.",
  );
});

test.each(["en", "es", "de"] as const)("in %s no letter presses two buttons", async (language) => {
  const { keys } = await loadBlackjackWords(language);
  const { insure, noInsurance, ...moves } = keys;
  for (const shown of [Object.values(moves), [insure, noInsurance]]) {
    expect(new Set(shown).size).toBe(shown.length);
  }
});
