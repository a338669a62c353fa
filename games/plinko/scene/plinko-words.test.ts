import { timesNumber } from "@croupier/game-stage/scene";
import { chanceOf } from "@croupier/kit/fair";
import { describe, expect, test } from "vitest";
import { plinkoConfig as config, plinkoOdds, plinkoRules } from "../rules/face.ts";
import { pegNotes, plinkoVoices } from "./plinko-voices.ts";
import { toneOf } from "./tone-of.ts";
import { loadPlinkoWords } from "./words/plinko-words.ts";

const choice = { rows: 12, risk: "medium" } as const;
const dropped = (path: number) =>
  plinkoRules.open(
    { config, stake: 100n, choice },
    chanceOf(() => path),
  ).events;

describe.each([
  ["en", "slot 1 of 13: 33 times the stake. You win $33.00.", "$0.31 is paid."],
  ["es", "la casilla 1 de 13: 33 veces la apuesta. Ganas $33.00.", "Se pagan $0.31."],
  ["de", "Fach 1 von 13: das 33-Fache des Einsatzes. Sie gewinnen $33.00.", "Ausgezahlt: $0.31."],
] as const)("in %s", (language, edge, middle) => {
  test("a ball is told in a sentence, and what is no win is none", async () => {
    const { told } = await loadPlinkoWords(language);
    const round = { choice, stake: "$1.00" };
    expect(told({ ...round, events: dropped(0), payout: "$33.00", won: true })).toContain(edge);
    const paid = told({ ...round, events: dropped(0b111111), payout: "$0.31", won: false });
    expect(paid).toContain(middle);
  });

  test("the rules say what the configuration that is active returns, and every bet has a name", async () => {
    const { rules, bet } = await loadPlinkoWords(language);
    expect(rules({ ...config, returnToPlayer: 0.97 }).join(" ")).toMatch(/97\s%/);
    const names = plinkoOdds(config).bets.map((odds) => bet(odds.bet));
    expect(new Set(names).size).toBe(27);
    expect(names.join(" ")).not.toContain("undefined");
  });
});

test("a multiple is shown whole, and none at or below the stake is bright", () => {
  for (const pays of Object.values(config.pays).flatMap((tables) => Object.values(tables).flat())) {
    expect(Number(timesNumber(pays, "en").replace(",", "")) * 10_000).toBeCloseTo(pays, 6);
    if (pays <= 10_000) expect(["low", "even"]).toContain(toneOf(pays));
  }
});

test("every peg has a voice", () => {
  for (let note = 0; note < pegNotes; note += 1) {
    expect(plinkoVoices[`peg-${note}`]).toBeTypeOf("function");
  }
});
