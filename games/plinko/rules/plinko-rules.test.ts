import { chanceOf, fingerprintOf, seededChance } from "@croupier/kit/fair";
import { replayRound, timesStake, wholeOf } from "@croupier/kit/rules";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  plinkoConfig as config,
  plinkoRisks,
  plinkoRows,
  type PlinkoRisk,
} from "./plinko-config.ts";
import { pathsTo, plinkoOdds } from "./plinko-odds.ts";
import { plinkoRules, slotPays } from "./plinko-rules.ts";

const drop = (rows: number, risk: PlinkoRisk, path: number) =>
  plinkoRules.open(
    { config, stake: 100n, choice: { rows, risk } },
    chanceOf(() => path),
  );

describe("a ball of 1.00", () => {
  test.each<[number, PlinkoRisk, number, string, number, bigint]>([
    // rows, risk, path, turns, slot, paid
    [8, "low", 0b0000_0000, "00000000", 0, 560n],
    [8, "low", 0b1111_1111, "11111111", 8, 560n],
    [8, "low", 0b0101_0101, "01010101", 4, 48n],
    [8, "high", 0b0001_0000, "00010000", 1, 420n],
    [9, "medium", 0b1_1110_0000, "111100000", 4, 49n],
    [16, "high", 0, "0000000000000000", 0, 99_900n],
    [16, "high", 0xffff, "1111111111111111", 16, 99_900n],
    [16, "high", 0x00ff, "0000000011111111", 8, 20n],
  ])("%i rows, %s, path %i: turns %s to slot %i pay %i", (rows, risk, path, turns, slot, paid) => {
    const { events, payout } = drop(rows, risk, path);
    expect(events[0]?.turns.join("")).toBe(turns);
    expect(events[0]?.slot).toBe(slot);
    expect(payout).toBe(paid);
  });
});

test("every wall returns what is declared, exactly", () => {
  const { bets } = plinkoOdds(config);
  expect(bets).toHaveLength(27);
  for (const odds of bets) {
    expect(Math.abs(odds.returnToPlayer - config.returnToPlayer), odds.bet).toBeLessThan(1e-9);
  }
});

test("there is a table for every wall, a pay for every slot, and the edge pays most", () => {
  for (const risk of plinkoRisks) {
    for (let rows: number = plinkoRows.min; rows <= plinkoRows.max; rows += 1) {
      const pays = config.pays[risk][rows] ?? [];
      expect(pays).toHaveLength(Math.floor(rows / 2) + 1);
      expect(pays).toEqual([...pays].sort((left, right) => right - left));
      expect(Math.min(...pays)).toBeGreaterThan(0);
      expect(slotPays(config, { risk, rows }, 1)).toBe(slotPays(config, { risk, rows }, rows - 1));
    }
  }
});

test("as many paths lead to a slot as are counted", () => {
  const tried = new Array<bigint>(9).fill(0n);
  for (let path = 0; path < 256; path += 1) {
    const slot = drop(8, "low", path).events[0]?.slot ?? 0;
    tried[slot] = (tried[slot] ?? 0n) + 1n;
  }
  expect(pathsTo(8)).toEqual(tried);
});

test.each([
  undefined,
  {},
  { rows: 7, risk: "low" },
  { rows: 17, risk: "low" },
  { rows: "8", risk: "low" },
  { rows: 8, risk: "extreme" },
  { rows: 8.5, risk: "low" },
])("%j is no choice", (asked) => {
  expect(plinkoRules.readChoice(asked, { config, stake: 1n })).toBeUndefined();
});

test("a ball pays what its event tells, and falls the same way counted out again", () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer(plinkoRows),
      fc.constantFrom(...plinkoRisks),
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      (nonce, rows, risk, stake) => {
        const seeds = { serverSeed: "ours", playerSeed: "theirs", nonce };
        const opening = { config, stake, choice: { rows, risk } };
        const first = plinkoRules.open(opening, seededChance(seeds));
        expect(wholeOf(first)).toBe(timesStake(stake, first.events[0]?.multiple ?? 0));
        const again = replayRound(plinkoRules, opening, {
          actions: [],
          chance: seededChance(seeds),
        });
        expect(again).toEqual([first]);
      },
    ),
  );
});

test("the books of a thousand rounds are what they have always been", () => {
  const books = Array.from({ length: 1_000 }, (_, nonce) => {
    const chance = seededChance({ serverSeed: "golden", playerSeed: "mara-reeds-0417", nonce });
    const opening = { config, stake: 100n, choice: { rows: 12, risk: "medium" } } as const;
    const { events, payout } = plinkoRules.open(opening, chance);
    return { events, payout: String(payout) };
  });
  expect(books.slice(0, 8).map(({ payout }) => payout)).toEqual([
    "60",
    "31",
    "31",
    "110",
    "198",
    "110",
    "60",
    "31",
  ]);
  expect(fingerprintOf(JSON.stringify(books))).toBe(
    "3e0e2a2b4daa9660f8025ab6dc0f55d78256ccb5589696bc6cc53a6f575fef8a",
  );
});
