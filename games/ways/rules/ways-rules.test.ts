import { chanceOf, fingerprintOf, seededChance } from "@croupier/kit/fair";
import { replayRound, timesStake, wholeOf } from "@croupier/kit/rules";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { moonlitOrchardConfig as config } from "./moonlit-orchard.ts";
import { wayMin, type WaysConfig } from "./ways-config.ts";
import { waysParSheet } from "./ways-par-sheet.ts";
import { playRound, waysRules, type WaysEvent } from "./ways-rules.ts";

const opening = { config, stake: 10_000n, choice: {} };
const letters: Readonly<Record<string, string>> = {
  M: "moon",
  O: "owl",
  L: "lantern",
  P: "pomegranate",
  F: "fig",
  R: "pear",
  U: "plum",
  C: "cherry",
  E: "leaf",
};

/** What is drawn, reel by reel: `OOO` are three owls. The first five are what hangs there at first. */
function grow(...reels: readonly (readonly [reel: number, drawn: string])[]) {
  const words = reels.flatMap(([reel, drawn]) => [...drawn].map((one) => numberFor(reel, one)));
  return waysRules.open(
    opening,
    chanceOf(() => words.shift() ?? expect.fail("more was drawn than there is")),
  );
}

const first = (...reels: string[]) => reels.map((drawn, reel) => [reel, drawn] as const);

function numberFor(reel: number, letter: string): number {
  let number = 0;
  for (const [symbol, weight] of Object.entries(config.reels[reel] ?? {})) {
    if (symbol === letters[letter]) return number;
    number += weight;
  }
  return expect.fail(`${letter} is not on reel ${reel}`);
}

describe("what ways pay, of a stake of 1", () => {
  test.each<[string, string[], string, number, number, number]>([
    // what hangs there, reel by reel, symbol, length, ways, multiple
    ["three reels", ["OLP", "OFR", "OUC", "ELP", "ELP"], "owl", 3, 1, 20_000],
    ["in any row", ["OLP", "FOR", "UCO", "ELP", "ELP"], "owl", 3, 1, 20_000],
    ["twice on a reel", ["OOP", "FOR", "UCO", "ELP", "ELP"], "owl", 3, 2, 40_000],
    ["four reels", ["OLP", "OFR", "OUC", "OLP", "EFR"], "owl", 4, 1, 100_000],
    ["five reels, many ways", ["OOP", "OOR", "OOC", "OFP", "OFR"], "owl", 5, 8, 4_000_000],
    ["a moon stands in", ["OLP", "MFR", "OUC", "ELP", "EFR"], "owl", 3, 1, 20_000],
  ])("%s", (_, reels, symbol, length, ways, multiple) => {
    const words = first(...reels).flatMap(([reel, drawn]) =>
      [...drawn].map((one) => numberFor(reel, one)),
    );
    // What falls afterwards is of no matter here.
    const { events } = waysRules.open(
      opening,
      chanceOf(() => words.shift() ?? numberFor(0, "E")),
    );
    expect(events).toContainEqual(
      expect.objectContaining({ type: "waysPaid", symbol, length, ways, multiple, times: 1 }),
    );
  });

  test.each([
    ["two reels", ["OLP", "OFR", "CUC", "ELP", "EFR"]],
    ["a reel left out", ["OLP", "CFR", "OUC", "OLP", "OFR"]],
    ["from the right", ["ELP", "CFR", "OUC", "OLP", "OFR"]],
  ])("%s pay nothing", (_, reels) => {
    const { payout, events } = grow(...first(...reels));
    expect(payout).toBe(0n);
    expect(events.map(({ type }) => type)).toEqual(["grown", "ended"]);
  });
});

test("what paid falls out, what hangs above drops, and the next fall counts for more", () => {
  const { events, payout } = grow(
    ...first("LOP", "FOR", "UOC", "ELP", "EFR"),
    [0, "O"],
    [1, "O"],
    [2, "O"],
    [0, "F"],
    [1, "C"],
    [2, "R"],
  );
  expect(events[1]).toEqual({
    type: "waysPaid",
    symbol: "owl",
    length: 3,
    ways: 1,
    cells: [
      [0, 1],
      [1, 1],
      [2, 1],
    ],
    times: 1,
    multiple: 20_000,
  });
  expect(events[2]).toMatchObject({
    type: "fallen",
    removed: [
      [0, 1],
      [1, 1],
      [2, 1],
    ],
    refills: [["owl"], ["owl"], ["owl"], [], []],
    times: 2,
    total: 20_000,
  });
  expect(events[2]?.type === "fallen" && events[2].view[0]).toEqual([
    "owl",
    "lantern",
    "pomegranate",
  ]);
  expect(events[3]).toMatchObject({ type: "waysPaid", symbol: "owl", times: 2, multiple: 40_000 });
  expect(events.at(-1)).toEqual({ type: "ended", falls: 2, total: 60_000 });
  expect(payout).toBe(60_000n);
});

test("each fall in a row counts for more, as told, and those past the last step as the last", () => {
  // Three leaves pay, and leaves follow them: nine times, and then nothing leads over three reels.
  const again = [0, 1, 2].map((reel) => [reel, "E"] as const);
  const { events, payout } = grow(
    ...first("LPE", "FRE", "UCE", "LPF", "FRP"),
    ...Array.from({ length: 9 }, () => again).flat(),
    [0, "O"],
    [1, "F"],
    [2, "U"],
  );
  const paid = events.flatMap((event) => (event.type === "waysPaid" ? [event] : []));
  expect(paid.map(({ times }) => times)).toEqual([1, 2, 3, 5, 8, 13, 21, 34, 34, 34]);
  expect(paid.map(({ multiple, times }) => multiple / times)).toEqual(paid.map(() => 500));
  const told = events.flatMap((event) => (event.type === "fallen" ? [event.times] : []));
  expect(told).toEqual([2, 3, 5, 8, 13, 21, 34, 34, 34, 34]);
  expect(payout).toBe(77_500n);
});

test("the most a round pays is reached by owls alone, and ends it", () => {
  const { events, payout } = grow(...first("OOO", "OOO", "OOO", "OOO", "OOO"));
  expect(events.at(-2)).toEqual({ type: "mostReached", total: config.most });
  expect(payout).toBe(timesStake(opening.stake, config.most));
});

test("every row of the paytable can be seen, and a longer way pays more", () => {
  for (const [symbol, [three, four, five]] of Object.entries(config.pays)) {
    expect(three > 0 && four > three && five > four, symbol).toBe(true);
    for (const reel of config.reels) expect(reel[symbol], symbol).toBeGreaterThan(0);
  }
  expect(config.reels[0]?.[config.wild]).toBeUndefined();
  expect(config.reels).toHaveLength(wayMin + 2);
});

test("what is declared lies where rounds that were played put it", () => {
  const [odds] = waysParSheet.bets;
  expect(config.returnToPlayer).toBe(odds?.returnToPlayer);
  expect(config.returnToPlayer).toBeGreaterThan(odds?.simulated?.returnLow ?? 1);
  expect(config.returnToPlayer).toBeLessThan(odds?.simulated?.returnHigh ?? 0);
  expect(odds?.simulated?.rounds).toBeGreaterThanOrEqual(100_000_000);
});

test("the par sheet is of this very configuration", () => {
  // A changed number is played out again (`npm run drill -- --night odds`) before this is written anew.
  const { rest: _, ...numbers } = config;
  expect(fingerprintOf(JSON.stringify(numbers))).toBe(
    "ee79bdc3de905c79cc35ba4e69ddf240866b9fc2664e423a069ad327d3e8e31d",
  );
});

test("a small grove, tried place by place, pays what is counted", () => {
  // One row, two symbols, nothing that falls twice: three of five reels in a row decide.
  const tiny: WaysConfig = {
    ...config,
    rows: 1,
    reels: [
      { owl: 1, leaf: 1 },
      { owl: 1, leaf: 1 },
      { owl: 1, leaf: 1 },
      { leaf: 1 },
      { leaf: 1 },
    ],
    pays: { owl: [20_000, 0, 0], leaf: [10_000, 30_000, 50_000] },
    most: 20_000,
  };
  let paid = 0;
  for (let drawn = 0; drawn < 8; drawn += 1) {
    const words = [drawn & 1, (drawn >> 1) & 1, (drawn >> 2) & 1, 0, 0];
    paid += playRound(
      tiny,
      chanceOf(() => words.shift() ?? 0),
    );
  }
  // Three owls and five leaves reach the most; six times nothing leads over three reels.
  expect(paid).toBe(2 * 20_000);
});

test("a round pays what its ways pay together, and is the same counted out again", () => {
  fc.assert(
    fc.property(fc.nat(), fc.bigInt({ min: 1n, max: 10n ** 12n }), (nonce, stake) => {
      const seeds = { serverSeed: "ours", playerSeed: "theirs", nonce };
      const asked = { config, stake, choice: {} };
      const round = waysRules.open(asked, seededChance(seeds));
      expect(wholeOf(round)).toBe(timesStake(stake, Math.min(config.most, sumOf(round.events))));
      expect(round.events.at(-1)).toMatchObject({
        total: Math.min(config.most, sumOf(round.events)),
      });
      const again = replayRound(waysRules, asked, { actions: [], chance: seededChance(seeds) });
      expect(again).toEqual([round]);
    }),
  );
});

test("there is nothing to choose", () => {
  expect(waysRules.readChoice({}, { config, stake: 1n })).toEqual({});
  expect(waysRules.readChoice("all", { config, stake: 1n })).toBeUndefined();
});

test("the books of a thousand rounds are what they have always been", () => {
  const books = Array.from({ length: 1_000 }, (_, nonce) => {
    const chance = seededChance({ serverSeed: "golden", playerSeed: "mara-reeds-0417", nonce });
    const { events, payout } = waysRules.open(opening, chance);
    return { events, payout: String(payout) };
  });
  expect(books.slice(0, 8).map(({ payout }) => payout)).toEqual([
    "111000",
    "10000",
    "0",
    "0",
    "0",
    "0",
    "0",
    "0",
  ]);
  expect(fingerprintOf(JSON.stringify(books))).toBe(
    "ad565d9bca7ec647a95cf6af4f83b9c7cb0bb334fe85dcb59d3a32dc681947b3",
  );
});

function sumOf(events: readonly WaysEvent[]): number {
  return events.reduce((sum, event) => sum + (event.type === "waysPaid" ? event.multiple : 0), 0);
}
