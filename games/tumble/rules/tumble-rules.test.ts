import { chanceOf, fingerprintOf, seededChance } from "@croupier/kit/fair";
import { replayRound, timesStake, wholeOf } from "@croupier/kit/rules";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emberVaultConfig as config } from "./ember-vault.ts";
import type { TumbleEvent } from "./tumble-events.ts";
import { tumbleParSheet } from "./tumble-par-sheet.ts";
import { tumbleRules } from "./tumble-rules.ts";

const letters: Readonly<Record<string, string>> = {
  W: "crown",
  C: "chalice",
  R: "ring",
  O: "coin",
  U: "ruby",
  T: "topaz",
  E: "emerald",
  S: "sapphire",
  K: "key",
};

/** Thirty symbols of which none is enough: five each of six. */
const dull = "WCROUTWCROUTWCROUTWCROUTWCROUT";

/** What falls, symbol by symbol; a digit is an ember, by its place among those there are. */
function wordsFor(drawn: string, isFree: boolean): number[] {
  const weights = Object.entries(isFree ? config.freeWeights : config.weights);
  const embers = isFree ? config.freeEmbers : config.embers;
  return [...drawn.replaceAll(" ", "")].flatMap((letter) => {
    const symbol = letters[letter] ?? config.ember;
    const at = weights.findIndex(([name]) => name === symbol);
    const number = weights.slice(0, at).reduce((sum, [, weight]) => sum + weight, 0);
    if (symbol !== config.ember) return [number];
    const before = embers.slice(0, Number(letter)).reduce((sum, { weight }) => sum + weight, 0);
    return [number, before];
  });
}

function play(drawn: string, free: readonly string[] = [], buy = false) {
  const words = [...wordsFor(drawn, buy), ...free.flatMap((one) => wordsFor(one, true))];
  return tumbleRules.open(
    { config, stake: buy ? 800_000n : 10_000n, choice: { buy } },
    chanceOf(() => words.shift() ?? expect.fail("more was drawn than there is")),
  );
}

const paidBy = (drawn: string, refill = "") =>
  play(drawn + refill).events.filter(({ type }) => type === "symbolPaid");

describe("what symbols pay anywhere, of a stake of 1", () => {
  // The refill is dull: it never makes enough of anything.
  test.each<[string, number, string, string, number]>([
    ["crown", 8, "WWWWWWWWCCCCCRRRRROOOOOUUUUUTT", "EEEEESSS", 60_000],
    ["crown", 9, "WWWWWWWWWCCCCCRRRRROOOOOUUUUUT", "EEEEESSSS", 60_000],
    ["crown", 10, "WWWWWWWWWWCCCCCRRRRROOOOOUUUUU", "EEEEESSSSS", 150_000],
    ["crown", 12, "WWWWWWWWWWWWCCCCCRRRRROOOOOUUU", "EEEEESSSSSTT", 300_000],
    ["sapphire", 8, "SSSSSSSSCCCCCRRRRROOOOOUUUUUTT", "EEEEEWWW", 1_500],
    ["sapphire", 12, "SSSSSSSSSSSSCCCCCRRRRROOOOOUUU", "EEEEEWWWWWTT", 14_000],
  ])("%s, %i of them", (symbol, count, drawn, refill, multiple) => {
    expect(paidBy(drawn, refill)).toMatchObject([{ symbol, count, multiple }]);
  });

  test("seven are not enough", () => {
    expect(play("WWWWWWWCCCCCRRRRROOOOOUUUUUTTT").events.map(({ type }) => type)).toEqual([
      "dropped",
      "spinEnded",
    ]);
  });

  test("two symbols burn together, and what falls in may pay again", () => {
    const { events, payout } = play("WWWWWWWWSSSSSSSSCCCCCRRRRROOOO EEEEEEEETTTTTUUU SSSSSUUU");
    const paid = events.filter(({ type }) => type === "symbolPaid");
    expect(paid).toMatchObject([
      { symbol: "crown", count: 8, multiple: 60_000 },
      { symbol: "sapphire", count: 8, multiple: 1_500 },
      { symbol: "emerald", count: 8, multiple: 3_500 },
    ]);
    expect(payout).toBe(65_000n);
  });
});

test("what burns is told, and what falls in, and how it lies then", () => {
  const { events } = play("WWWWWWWWCCCCCRRRRROOOOOUUUUUTT EEEEESSS");
  expect(events[2]).toMatchObject({
    type: "tumbled",
    removed: [
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
      [1, 0],
      [1, 1],
      [1, 2],
    ],
    // Drawn from the lowest gap up: what fell in last lies on top.
    refills: [
      ["emerald", "emerald", "emerald", "emerald", "emerald"],
      ["sapphire", "sapphire", "sapphire"],
      [],
      [],
      [],
      [],
    ],
  });
});

describe("embers", () => {
  test("are added up at the end of a tumble and multiply what it paid", () => {
    // The first and the third of them: 2 and 5.
    const { events, payout } = play("WWWWWWWW02CCCCCRRRRROOOOOUUUUU EEEEESSS");
    expect(events).toContainEqual({
      type: "embersCounted",
      sum: 7,
      carried: 0,
      before: 60_000,
      multiple: 420_000,
    });
    expect(payout).toBe(420_000n);
  });

  test("that fall in count as well, and lie where they fell", () => {
    const { events } = play("WWWWWWWWCCCCCRRRRROOOOOUUUUUTT EEEE1SSS");
    const tumbled = events.find((event) => event.type === "tumbled");
    expect(tumbled?.embers).toEqual([{ cell: [0, 0], times: 3 }]);
    expect(events).toContainEqual(expect.objectContaining({ type: "embersCounted", sum: 3 }));
  });

  test("multiply nothing where nothing paid", () => {
    expect(play("0000" + dull.slice(4)).payout).toBe(0n);
  });
});

const keys = "KKKK" + dull.slice(4);

describe("free spins", () => {
  const ten = (first: string, ...more: string[]) => [
    first,
    ...more,
    ...new Array<string>(10).fill(dull),
  ];

  test("four keys give ten of them", () => {
    const { events } = play(keys, new Array<string>(10).fill(dull));
    expect(events).toContainEqual({
      type: "spinsGiven",
      cells: [
        [0, 0],
        [0, 1],
        [0, 2],
        [0, 3],
      ],
      spins: 10,
      left: 10,
    });
    expect(events.filter(({ type }) => type === "dropped")).toHaveLength(11);
  });

  test("three keys during them give five more", () => {
    const again = "KKK" + dull.slice(3);
    const { events } = play(keys, ten(dull, again, dull, dull, dull, dull));
    const given = events.filter((event) => event.type === "spinsGiven");
    expect(given[1]).toMatchObject({ spins: 5, left: 13 });
    expect(events.filter(({ type }) => type === "dropped")).toHaveLength(16);
  });

  test("embers of a spin that paid go on counting in those behind it", () => {
    const paying = "WWWWWWWW0CCCCCRRRRROOOOOUUUUUT EEEEESSS";
    const { events } = play(keys, [paying, paying, ...new Array<string>(8).fill(dull)]);
    expect(events.filter(({ type }) => type === "embersCounted")).toEqual([
      { type: "embersCounted", sum: 3, carried: 0, before: 60_000, multiple: 180_000 },
      { type: "embersCounted", sum: 3, carried: 3, before: 60_000, multiple: 360_000 },
    ]);
  });

  test("can be bought: the stake is their price, and they begin at once", () => {
    const paying = "WWWWWWWWCCCCCRRRRROOOOOUUUUUTT EEEEESSS";
    const { events, payout, staked } = play(paying, new Array<string>(9).fill(dull), true);
    expect(events[0]).toEqual({ type: "bought", stakes: 80, spins: 10 });
    expect(events[1]).toMatchObject({ type: "dropped", spin: 1, of: 10 });
    expect(staked).toBe(800_000n);
    // Six times the stake one spin is played at, which is an eightieth of the price.
    expect(payout).toBe(60_000n);
  });
});

test("the most a round pays is reached, and ends it", () => {
  // Seventeen crowns and thirteen embers of a hundred each: in one free spin 39,000 times the stake.
  const glowing = "WWWWWWWWWWWWWWWWW6666666666666 EEEEEEESSSSSSSTTT";
  const { events, payout } = play(keys, [glowing]);
  expect(events.at(-1)).toEqual({ type: "mostReached", total: config.most });
  expect(payout).toBe(timesStake(10_000n, config.most));
});

test.each([
  ["nothing", undefined, 100n, { buy: false }],
  ["no purchase", { buy: false }, 100n, { buy: false }],
  ["a purchase", { buy: true }, 8_000n, { buy: true }],
  ["a purchase that is no whole price", { buy: true }, 8_001n, undefined],
  ["half a purchase", { buy: 0.5 }, 8_000n, undefined],
  ["a word", "buy", 8_000n, undefined],
])("%s is read as it is", (_, asked, stake, choice) => {
  expect(tumbleRules.readChoice(asked, { config, stake })).toEqual(choice);
});

test("where no price is set nothing can be bought", () => {
  const closed = { ...config, buyStakes: null };
  expect(tumbleRules.readChoice({ buy: true }, { config: closed, stake: 8_000n })).toBeUndefined();
});

test("what is declared lies where rounds that were played put it, bought or not", () => {
  const [spin, buy] = tumbleParSheet.bets;
  expect(config.returnToPlayer).toBe(spin?.returnToPlayer);
  for (const odds of [spin, buy]) {
    expect(odds?.returnToPlayer).toBeGreaterThan(odds?.simulated?.returnLow ?? 1);
    expect(odds?.returnToPlayer).toBeLessThan(odds?.simulated?.returnHigh ?? 0);
    expect(odds?.returnToPlayer).toBeGreaterThan(0.96);
    expect(odds?.returnToPlayer).toBeLessThan(0.966);
  }
  expect(spin?.simulated?.rounds).toBeGreaterThanOrEqual(100_000_000);
});

test("the par sheet is of this very configuration", () => {
  // A changed number is played out again (`npm run drill -- --night odds`) before this is written anew.
  const { rest: _, ...numbers } = config;
  expect(fingerprintOf(JSON.stringify(numbers))).toBe(
    "a6b3df28bd73730700edcf4c20b274a590f6987c07de97dc49af185bbee91c5f",
  );
});

test("more of a symbol pays more, and every one of them falls", () => {
  for (const [symbol, [few, more, many]] of Object.entries(config.pays)) {
    expect(few > 0 && more > few && many > more, symbol).toBe(true);
    expect(config.weights[symbol], symbol).toBeGreaterThan(0);
    expect(config.freeWeights[symbol], symbol).toBeGreaterThan(0);
  }
});

test("a round pays what its events tell, and is the same counted out again", () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.boolean(),
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      (nonce, buy, unit) => {
        const seeds = { serverSeed: "ours", playerSeed: "theirs", nonce };
        const opening = { config, stake: buy ? unit * 80n : unit, choice: { buy } };
        const round = tumbleRules.open(opening, seededChance(seeds));
        expect(wholeOf(round)).toBe(timesStake(unit, toldBy(round.events)));
        const again = replayRound(tumbleRules, opening, {
          actions: [],
          chance: seededChance(seeds),
        });
        expect(again).toEqual([round]);
      },
    ),
  );
});

test("the books of three hundred rounds are what they have always been", () => {
  const books = Array.from({ length: 300 }, (_, nonce) => {
    const chance = seededChance({ serverSeed: "golden", playerSeed: "mara-reeds-0417", nonce });
    const opening = { config, stake: 10_000n, choice: { buy: false } };
    const { events, payout } = tumbleRules.open(opening, chance);
    return { events, payout: String(payout) };
  });
  expect(books.slice(0, 8).map(({ payout }) => payout)).toEqual([
    "0",
    "0",
    "0",
    "0",
    "0",
    "6500",
    "0",
    "0",
  ]);
  expect(fingerprintOf(JSON.stringify(books))).toBe(
    "908cb5584c01daf4cb9f893174369e1074fa69c57d47b645dcedc0c9cad598f5",
  );
});

/** What a player who only saw the events would expect: symbols, multiplied where embers were counted. */
function toldBy(events: readonly TumbleEvent[]): number {
  let total = 0;
  let spin = 0;
  for (const event of events) {
    if (event.type === "dropped") spin = 0;
    if (event.type === "symbolPaid") spin += event.multiple;
    if (event.type === "embersCounted") spin *= event.carried + event.sum;
    if (event.type === "spinEnded") total = Math.min(config.most, total + spin);
  }
  return total;
}
