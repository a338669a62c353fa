import { describe, expect, test } from "vitest";
import { diceConfig } from "../rules/face.ts";
import { loadDiceWords } from "./words/dice-words.ts";

const event = { type: "rolled", number: 3_428, won: true, multiple: 20_000 } as const;

describe.each([
  [
    "en",
    "Rolled 34.28, you said under 49.50. You win $2.00.",
    "No win.",
    "It wins: $2.00 is paid.",
  ],
  [
    "es",
    "Ha salido 34,28; dijiste por debajo de 49,50. Ganas $2.00.",
    "Sin premio.",
    "Has acertado: se paga $2.00.",
  ],
  [
    "de",
    "Gewürfelt: 34,28; Sie sagten unter 49,50. Sie gewinnen $2.00.",
    "Kein Gewinn.",
    "Gewonnen: $2.00 wird gezahlt.",
  ],
] as const)("in %s", (language, won, lost, noMore) => {
  test("a round is told in one sentence", async () => {
    const { told } = await loadDiceWords(language);
    const round = {
      choice: { side: "under", winning: 4_950 },
      events: [event],
      stake: "$1.00",
      payout: "$2.00",
    } as const;
    expect(told({ ...round, won: true })).toBe(won);
    // Paid no more than was staked: it was won all the same.
    expect(told({ ...round, won: false })).toContain(noMore);
    const missed = { ...event, won: false };
    expect(told({ ...round, events: [missed], won: false })).toContain(lost);
  });

  test("the rules say the chances of the configuration that is active", async () => {
    const { rules } = await loadDiceWords(language);
    const text = rules({ ...diceConfig, returnOfTenThousand: 9_700 }).join(" ");
    expect(text).toMatch(/97\s?%/);
    expect(text).toMatch(/0[.,]1\s?%/);
    expect(text).toMatch(/95\s?%/);
  });
});
