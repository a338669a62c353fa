import { chanceOf, fingerprintOf, seededChance } from "@croupier/kit/fair";
import { multipleOne, replayRound, timesStake, wholeOf } from "@croupier/kit/rules";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { kingfisherConfig as config } from "./kingfisher.ts";
import { linesRules, type LinesEvent } from "./lines-rules.ts";

const opening = { config, stake: 100n, choice: {} };

/** Reels that stop where they are told to, spin behind spin. */
function stopAt(...spins: readonly (readonly number[])[]) {
  const words = spins.flat();
  return linesRules.open(
    opening,
    chanceOf(() => words.shift() ?? 0),
  );
}

/** Where each reel shows this symbol in that row. */
function stopsFor(strips: typeof config.reels, rows: readonly (readonly [string, number])[]) {
  return rows.map(([symbol, row], reel) => {
    const strip = strips[reel] ?? [];
    return (strip.indexOf(symbol) - row + strip.length) % strip.length;
  });
}

const middle = (...symbols: string[]) =>
  stopsFor(
    config.reels,
    symbols.map((symbol) => [symbol, 1] as const),
  );

describe("what the middle line pays", () => {
  // Of a reel the first such symbol stands in the middle row; other lines may pay beside it.
  test.each<[string[], string, number, number]>([
    // middle row, symbol, count, paid for a stake of 1
    [["kingfisher", "kingfisher", "kingfisher", "kingfisher", "kingfisher"], "kingfisher", 5, 250],
    [["kingfisher", "kingfisher", "kingfisher", "kingfisher", "ace"], "kingfisher", 4, 50],
    [["kingfisher", "kingfisher", "kingfisher", "ripple", "ace"], "kingfisher", 3, 8],
    [["kingfisher", "kingfisher", "coin", "coin", "ace"], "coin", 4, 30],
    [["kingfisher", "coin", "kingfisher", "coin", "kingfisher"], "coin", 5, 150],
    [["coin", "coin", "coin", "ace", "coin"], "coin", 3, 5],
    // Three wilds and two tens: the wilds alone pay 8, five tens pay 10.
    [["kingfisher", "kingfisher", "kingfisher", "ten", "ten"], "ten", 5, 10],
    // Three wilds and a ten: the wilds alone pay more than four tens.
    [["kingfisher", "kingfisher", "kingfisher", "ten", "king"], "kingfisher", 3, 8],
    [["ten", "ten", "kingfisher", "ace", "king"], "ten", 3, 1],
  ])("%j: of %s %i pay %i", (symbols, symbol, count, paid) => {
    expect(stopAt(middle(...symbols)).events).toContainEqual({
      type: "linePaid",
      line: 4,
      symbol,
      count,
      cells: Array.from({ length: count }, (_, reel) => [reel, 1]),
      multiple: paid * multipleOne,
    });
  });

  test.each([
    [["coin", "ace", "coin", "coin", "coin"]],
    [["ace", "coin", "coin", "coin", "coin"]],
    [["ripple", "ripple", "king", "ripple", "ripple"]],
    [["kingfisher", "ripple", "kingfisher", "kingfisher", "kingfisher"]],
  ])("%j pay nothing", (symbols) => {
    const paid = stopAt(middle(...symbols)).events.filter(
      (event) => event.type === "linePaid" && event.line === 4,
    );
    expect(paid).toEqual([]);
  });
});

test("a spin tells where reels stopped, what is seen and what it paid", () => {
  const stops = middle("kingfisher", "coin", "kingfisher", "coin", "kingfisher");
  const { events, payout, staked } = stopAt(stops);
  const [spun] = events;
  expect(spun).toMatchObject({ type: "spun", spin: 0, of: 0, stops });
  expect(spun?.type === "spun" && spun.view.map(([, row]) => row)).toEqual([
    "kingfisher",
    "coin",
    "kingfisher",
    "coin",
    "kingfisher",
  ]);
  expect(staked).toBe(100n);
  expect(payout).toBe(timesStake(100n, sumOf(events)));
});

const giving = stopsFor(config.reels, [
  ["ripple", 0],
  ["ripple", 1],
  ["ripple", 2],
  ["jack", 0],
  ["king", 0],
]);
const flock = stopsFor(
  config.freeReels,
  config.freeReels.map((_, reel) => ["kingfisher", reel % 3] as const),
);
const quiet = stopsFor(config.freeReels, [
  ["ten", 0],
  ["queen", 0],
  ["jack", 0],
  ["king", 0],
  ["ace", 0],
]);

test("three ripples give ten free spins, three more during them give five", () => {
  const again = stopsFor(config.freeReels, [
    ["ripple", 0],
    ["ripple", 1],
    ["ripple", 2],
    ["jack", 0],
    ["king", 0],
  ]);
  const { events } = stopAt(giving, quiet, again);
  const given = events.filter(({ type }) => type === "spinsGiven");
  expect(given[0]).toEqual({
    type: "spinsGiven",
    cells: [
      [0, 0],
      [1, 1],
      [2, 2],
    ],
    spins: 10,
    left: 10,
  });
  // Two of the ten were played as five more came.
  expect(given[1]).toMatchObject({ spins: 5, left: 13 });
});

test("a round has no more free spins than there may be, however often ripples come", () => {
  const strips = config.freeReels.map(() => ["ripple"]);
  const { freeSpins } = config;
  const flood = { ...config, freeReels: strips };
  const words = [...giving];
  const { events } = linesRules.open(
    { ...opening, config: flood },
    chanceOf(() => words.shift() ?? 0),
  );
  expect(events.filter(({ type }) => type === "spun")).toHaveLength(1 + freeSpins.most);
});

test("in a free spin a kingfisher takes its whole reel, and lines pay twice", () => {
  const { events } = stopAt(
    giving,
    stopsFor(config.freeReels, [
      ["coin", 0],
      ["kingfisher", 0],
      ["coin", 0],
      ["ten", 1],
      ["ace", 0],
    ]),
  );
  const dived = events.findIndex(({ type }) => type === "dived");
  expect(events[dived]).toEqual({ type: "dived", reels: [1] });
  const lines = events
    .slice(dived, dived + 4)
    .flatMap((event) => (event.type === "linePaid" ? [event] : []));
  expect(lines).toContainEqual(
    expect.objectContaining({ symbol: "coin", count: 3, multiple: 100_000 }),
  );
});

test("the most a round pays is reached by five kingfishers in a free spin, and ends it", () => {
  const { events, payout } = stopAt(giving, flock);
  expect(events.at(-1)).toEqual({ type: "mostReached", total: config.most });
  expect(payout).toBe(500_000n);
  expect(events.filter(({ type }) => type === "spun")).toHaveLength(2);
});

test("there is nothing to choose and nothing to do", () => {
  const terms = { config, stake: 1n };
  expect(linesRules.readChoice(undefined, terms)).toEqual({});
  expect(linesRules.readChoice({ stops: [1] }, terms)).toEqual({});
  expect(linesRules.readChoice("spin", terms)).toBeUndefined();
  expect(linesRules.readChoice([], terms)).toBeUndefined();
  expect(linesRules.readAction({})).toBeUndefined();
});

test("a round pays what its lines pay together, and is the same counted out again", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.nat(),
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      (playerSeed, nonce, stake) => {
        const seeds = { serverSeed: "ours", playerSeed, nonce };
        const asked = { config, stake, choice: {} };
        const first = linesRules.open(asked, seededChance(seeds));
        expect(wholeOf(first)).toBe(timesStake(stake, Math.min(config.most, sumOf(first.events))));
        expect(
          replayRound(linesRules, asked, { actions: [], chance: seededChance(seeds) }),
        ).toEqual([first]);
      },
    ),
  );
});

test("the books of a thousand rounds are what they have always been", () => {
  const books = Array.from({ length: 1_000 }, (_, nonce) => {
    const chance = seededChance({ serverSeed: "golden", playerSeed: "mara-reeds-0417", nonce });
    const { events, payout } = linesRules.open(opening, chance);
    return { events, payout: String(payout) };
  });
  const first = books.slice(0, 8).map(({ payout }) => payout);
  expect(first).toEqual(["1000", "0", "200", "0", "150", "100", "0", "0"]);
  expect(fingerprintOf(JSON.stringify(books))).toBe(
    "08293d70236391b58f11aa1e2a6e0cb48ba42ac27f0c99445f51253a14e1af3c",
  );
});

function sumOf(events: readonly LinesEvent[]): number {
  return events.reduce((sum, event) => sum + (event.type === "linePaid" ? event.multiple : 0), 0);
}
