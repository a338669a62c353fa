import { seededChance } from "@croupier/kit/fair";
import { multipleOne, timesStake } from "@croupier/kit/rules";
import { expect, test } from "vitest";
import { moonlitOrchardConfig as config, waysRules } from "../rules/face.ts";
import { afterEvent, emptyView, stepOf } from "./ways-view.ts";
import { loadWaysWords } from "./words/ways-words.ts";

function golden(nonce: number) {
  const chance = seededChance({ serverSeed: "golden", playerSeed: "mara-reeds-0417", nonce });
  return waysRules.open({ config, stake: 100n, choice: {} }, chance);
}

test("what is written behind the last event of a book is what the round paid", () => {
  for (let nonce = 0; nonce < 1_000; nonce += 1) {
    const { events, payout } = golden(nonce);
    const view = events.reduce(afterEvent, emptyView);
    expect(timesStake(100n, view.total)).toBe(payout);
    expect(view.paid).toBeUndefined();
  }
});

test("nothing is greeted before a round is over, and as a win only above its stake", () => {
  for (let nonce = 0; nonce < 1_000; nonce += 1) {
    let view = emptyView;
    for (const event of golden(nonce).events) {
      view = afterEvent(view, event);
      if (event.type !== "ended" || view.total <= multipleOne) {
        expect(["none", "told"]).toContain(view.greeting);
      } else expect(["win", "big", "great", "vast"]).toContain(view.greeting);
    }
  }
});

test("the moon stands where the fall that is shown counts as much as the events say", () => {
  for (let nonce = 0; nonce < 1_000; nonce += 1) {
    let view = emptyView;
    for (const event of golden(nonce).events) {
      view = afterEvent(view, event);
      if (event.type === "waysPaid" || event.type === "fallen")
        expect(config.times[stepOf(view.falls, config)]).toBe(event.times);
    }
  }
  expect(stepOf(99, config)).toBe(config.times.length - 1);
});

test("a new round begins with nothing left of the one before", () => {
  const before = golden(0).events.reduce(afterEvent, emptyView);
  expect(before.total).toBeGreaterThan(0);
  const [grown] = golden(2).events;
  expect(grown && afterEvent(before, grown)).toEqual(emptyView);
});

test.each([
  [
    "en",
    "No ways pay. No win.",
    /^Ways pay in \d+ falls in a row, the last counting \d+ times\. You win \$11\.10\.$/,
  ],
  ["de", "Keine Wege zahlen. Kein Gewinn.", /Sie gewinnen \$11\.10\.$/],
  ["es", "Ningún camino paga. Sin premio.", /Ganas \$11\.10\.$/],
] as const)("in %s a round is told in a sentence", async (language, nothing, win) => {
  const words = await loadWaysWords(language);
  const tell = (nonce: number, payout: string, won: boolean) =>
    words.told({ choice: {}, events: golden(nonce).events, stake: "$1.00", payout, won });
  expect(tell(2, "$0.00", false)).toBe(nothing);
  expect(tell(0, "$11.10", true)).toMatch(win);
  for (const symbol of [...Object.keys(config.pays), config.wild])
    expect(words.symbols[symbol], symbol).toBeTruthy();
  const rules = words.rules({ ...config, times: [1, 4, 44] }).join(" ");
  expect(rules).toContain("44");
  expect(rules).toContain("243");
  expect(rules).toMatch(/2[.,\s]?000/);
});
