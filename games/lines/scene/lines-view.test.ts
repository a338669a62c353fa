import { seededChance } from "@croupier/kit/fair";
import { multipleOne, timesStake } from "@croupier/kit/rules";
import { expect, test } from "vitest";
import { kingfisherConfig as config, linesRules } from "../rules/face.ts";
import { afterEvent, emptyView } from "./lines-view.ts";
import { loadLinesWords } from "./words/lines-words.ts";

function golden(nonce: number) {
  const chance = seededChance({ serverSeed: "golden", playerSeed: "mara-reeds-0417", nonce });
  return linesRules.open({ config, stake: 100n, choice: {} }, chance);
}

test("what is written behind the last event of a book is what the round paid", () => {
  for (let nonce = 0; nonce < 1_000; nonce += 1) {
    const { events, payout } = golden(nonce);
    const view = events.reduce(afterEvent, emptyView);
    expect(timesStake(100n, view.total)).toBe(payout);
    expect(view.line).toBeUndefined();
    expect(view.spin).toBe(view.of);
  }
});

test("nothing is greeted as a win as long as a round has not paid more than its stake", () => {
  for (let nonce = 0; nonce < 1_000; nonce += 1) {
    let view = emptyView;
    for (const event of golden(nonce).events) {
      view = afterEvent(view, event);
      if (view.total <= multipleOne) expect(["none", "told"]).toContain(view.greeting);
    }
  }
});

test("a new round begins with nothing left of the one before", () => {
  const before = golden(672).events.reduce(afterEvent, emptyView);
  expect(before.total).toBeGreaterThan(0);
  const [spun] = golden(1).events;
  expect(spun && afterEvent(before, spun)).toEqual(emptyView);
});

test.each([
  ["en", "No line pays. No win.", "2 lines pay. You win $6.00.", /10 free spins were played/],
  [
    "de",
    "Keine Linie zahlt. Kein Gewinn.",
    "2 Linien zahlen. Sie gewinnen $6.00.",
    /10 Freispiele/,
  ],
  ["es", "Ninguna línea paga. Sin premio.", "2 líneas pagan. Ganas $6.00.", /10 tiradas gratis/],
] as const)("in %s a round is told in a sentence", async (language, nothing, win, free) => {
  const words = await loadLinesWords(language);
  const tell = (nonce: number, payout: string, won: boolean) =>
    words.told({ choice: {}, events: golden(nonce).events, stake: "$1.00", payout, won });
  expect(tell(1, "$0.00", false)).toBe(nothing);
  expect(tell(12, "$6.00", true)).toBe(win);
  expect(tell(672, "$44.00", true)).toMatch(free);
  for (const symbol of config.symbols) expect(words.symbols[symbol], symbol).toBeTruthy();
  const rules = words.rules({ ...config, freeSpins: { ...config.freeSpins, first: 12 } }).join(" ");
  expect(rules).toContain("12");
  expect(rules).toMatch(/5[.,\s]?000/);
});
