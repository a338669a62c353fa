import { chanceOf, fingerprintOf, seededChance } from "@croupier/kit/fair";
import { replayRound, timesStake } from "@croupier/kit/rules";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rouletteBets } from "./layout.ts";
import { colourOf, rouletteConfig as config, wheel } from "./roulette-config.ts";
import { everyBet, rouletteOdds } from "./roulette-odds.ts";
import { chipsPay, rouletteRules, type RouletteChoice } from "./roulette-rules.ts";

function spin(pocket: number, laid: Readonly<Record<string, number>>) {
  const bets = Object.entries(laid).map(([bet, stake]) => ({ bet, stake: String(stake) }));
  const stake = bets.reduce((sum, bet) => sum + BigInt(bet.stake), 0n);
  const choice = rouletteRules.readChoice({ bets }, { config, stake });
  if (choice === undefined) return undefined;
  return rouletteRules.open(
    { config, stake, choice },
    chanceOf(() => pocket),
  );
}

describe("what bets are paid, their stakes included", () => {
  test.each<[number, Record<string, number>, bigint]>([
    // pocket, bets, paid
    [17, { "straight:17": 10 }, 360n],
    [0, { "straight:0": 10 }, 360n],
    [17, { "straight:18": 10 }, 0n],
    [17, { "split:17-20": 10 }, 180n],
    [0, { "split:0-2": 10 }, 180n],
    [17, { "street:16-17-18": 10 }, 120n],
    [2, { "trio:0-1-2": 10 }, 120n],
    [17, { "corner:17-18-20-21": 10 }, 90n],
    [3, { "corner:0-1-2-3": 10 }, 90n],
    [17, { "line:13-14-15-16-17-18": 10 }, 60n],
    [17, { "column:2": 10 }, 30n],
    [17, { "dozen:2": 10 }, 30n],
    [17, { black: 10, odd: 10, low: 10 }, 60n],
    [17, { red: 10, even: 10, high: 10 }, 0n],
    [
      0,
      { red: 10, black: 10, even: 10, odd: 10, low: 10, high: 10, "column:3": 10, "dozen:1": 10 },
      0n,
    ],
    // Nine chips of one: the trio takes two of them, so does the corner.
    [0, { voisins: 9 }, 24n],
    [4, { voisins: 9 }, 18n],
    [26, { voisins: 9 }, 18n],
    [1, { voisins: 9 }, 0n],
    [5, { tiers: 6 }, 18n],
    [1, { orphelins: 5 }, 36n],
    [17, { orphelins: 5 }, 36n],
    [20, { orphelins: 5 }, 18n],
    [32, { "neighbours:0": 5 }, 36n],
    [26, { "neighbours:0": 5 }, 36n],
    [35, { "neighbours:0": 5 }, 0n],
    [34, { "final:4": 4 }, 36n],
    [4, { "final:4": 8 }, 72n],
    [7, { "final:7": 3 }, 36n],
    [30, { "final:0": 4 }, 36n],
    [0, { "final:0": 4 }, 36n],
    [17, { "final:4": 4 }, 0n],
    [17, { "straight:17": 10, "split:17-20": 10, black: 100 }, 740n],
  ])("%i with %j: %i", (pocket, laid, paid) => {
    expect(spin(pocket, laid)?.payout).toBe(paid);
  });
});

test("a spin tells where the ball lies and which bets are paid, and no other", () => {
  expect(spin(17, { voisins: 9, orphelins: 10, "straight:17": 1 })?.events).toEqual([
    { type: "landed", pocket: 17, colour: "black" },
    { type: "betPaid", bet: "orphelins", chips: 5, multiple: 360_000 },
    { type: "betPaid", bet: "straight:17", chips: 1, multiple: 360_000 },
  ]);
});

test.each<[string, Record<string, number>]>([
  ["no bet at all", {}],
  ["a split across the felt", { "split:1-3": 10 }],
  ["a corner around the edge", { "corner:3-4-6-7": 10 }],
  ["a street that begins in the middle", { "street:2-3-4": 10 }],
  ["a number there is not", { "straight:37": 10 }],
  ["a call bet that does not part into its chips", { voisins: 10 }],
  ["a last digit that does not part into its numbers", { "final:4": 10 }],
  ["a last digit there is not", { "final:10": 10 }],
  ["nothing staked", { red: 0 }],
  ["less than nothing", { red: -10, black: 20 }],
])("%s is no choice", (_, laid) => {
  expect(spin(1, laid)).toBeUndefined();
});

test.each([
  undefined,
  { bets: "red" },
  { bets: [{ bet: "red", stake: 100 }] },
  { bets: [{ bet: "red", stake: "99" }] },
  { bets: [{ bet: "red", stake: "1e2" }] },
  {
    bets: [
      { bet: "red", stake: "50" },
      { bet: "red", stake: "50" },
    ],
  },
])("%j is no choice for a stake of 1.00", (asked) => {
  expect(rouletteRules.readChoice(asked, { config, stake: 100n })).toBeUndefined();
});

test("every bet on the felt returns what is declared", () => {
  for (const odds of everyBet()) {
    expect(Math.abs(odds.returnToPlayer - config.returnToPlayer), odds.bet).toBeLessThan(1e-9);
  }
});

test("over all pockets a chip anywhere is paid thirty-six chips, to the last unit", () => {
  for (const bet of rouletteBets.values()) {
    const paid = wheel.reduce((sum, pocket) => sum + chipsPay(bet, pocket), 0);
    expect(paid, bet.name).toBe(36 * 10_000 * bet.chips.length);
  }
});

test("what is told of the odds has each kind once, and each bet of a kind is like it", () => {
  const told = new Map(rouletteOdds().bets.map((odds) => [odds.bet, odds]));
  expect([...told.keys()].join(" ")).toBe(
    "straight split street trio corner line column dozen red black even odd low high voisins tiers orphelins neighbours final:4 final:3",
  );
  for (const { bet, ...odds } of everyBet()) {
    const [kind = "", last = ""] = bet.split(":");
    const name = kind === "final" ? `final:${Number(last) < 7 ? 4 : 3}` : kind;
    expect(told.get(name), bet).toMatchObject(odds);
  }
});

describe("a table takes so much on one place", () => {
  const isTaken = (laid: Readonly<Record<string, number>>) =>
    rouletteRules.isTaken?.(
      { bets: Object.entries(laid).map(([bet, stake]) => ({ bet, stake: String(stake) })) },
      { config, stake: 1_000n, stakeMin: 1n, stakeMost: 1_000n },
    );

  test.each<[Record<string, number>, boolean]>([
    [{ "straight:17": 100 }, true],
    [{ "straight:17": 101 }, false],
    [{ "split:17-20": 200, "straight:17": 100 }, true],
    [{ "split:17-20": 201 }, false],
    [{ "street:1-2-3": 301 }, false],
    [{ "corner:1-2-4-5": 400 }, true],
    [{ "line:1-2-3-4-5-6": 601 }, false],
    [{ red: 1_000 }, true],
    [{ "dozen:1": 1_000 }, true],
    // What is called lies on its places with everything else.
    [{ "neighbours:17": 500 }, true],
    [{ "neighbours:17": 500, "straight:25": 1 }, false],
    [{ "final:7": 270, "straight:7": 11 }, false],
  ])("%j: %s", (laid, taken) => {
    expect(isTaken(laid)).toBe(taken);
  });

  test("and where a configuration says nothing of it, all that the table takes", () => {
    const choice = { bets: [{ bet: "straight:17", stake: "1000" }] };
    const plain = { betsMost: 200, returnToPlayer: config.returnToPlayer };
    const terms = { config: plain, stake: 1_000n, stakeMin: 1n, stakeMost: 1_000n };
    expect(rouletteRules.isTaken?.(choice, terms)).toBe(true);
  });
});

test("the felt has every bet it should", () => {
  const kinds = new Map<string, number>();
  for (const name of rouletteBets.keys()) {
    const [kind = ""] = name.split(":");
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  expect(Object.fromEntries(kinds)).toEqual({
    straight: 37,
    split: 60,
    street: 12,
    trio: 2,
    corner: 23,
    line: 11,
    column: 3,
    dozen: 3,
    red: 1,
    black: 1,
    even: 1,
    odd: 1,
    low: 1,
    high: 1,
    voisins: 1,
    tiers: 1,
    orphelins: 1,
    neighbours: 37,
    final: 10,
  });
  expect([...rouletteBets.values()].map(({ chips }) => chips.length)).not.toContain(0);
  expect(
    ["voisins", "tiers", "orphelins"].map((name) => rouletteBets.get(name)?.chips.length),
  ).toEqual([9, 6, 5]);
});

test("the three call bets cover the wheel, each number in one of them", () => {
  const covered = ["voisins", "tiers", "orphelins"].flatMap((name) => [
    ...new Set(rouletteBets.get(name)?.chips.flatMap(({ numbers }) => numbers)),
  ]);
  expect(covered.sort((left, right) => left - right)).toEqual(
    [...wheel].sort((left, right) => left - right),
  );
});

test("colours change from pocket to pocket all around the wheel", () => {
  const row = wheel.slice(1).map(colourOf);
  expect(row.every((colour, place) => colour === (place % 2 === 0 ? "red" : "black"))).toBe(true);
});

test("a spin pays what its events tell, and is the same counted out again", () => {
  const names = [...rouletteBets.keys()];
  const laid = fc.record({
    bet: fc.constantFrom(...names),
    chips: fc.integer({ min: 1, max: 10 ** 6 }),
  });
  const table = fc.uniqueArray(laid, { minLength: 1, maxLength: 20, selector: ({ bet }) => bet });
  fc.assert(
    fc.property(fc.nat(), table, (nonce, asked) => {
      const bets = asked.map(({ bet, chips }) => ({
        bet,
        stake: String(chips * (rouletteBets.get(bet)?.chips.length ?? 1)),
      }));
      const stake = bets.reduce((sum, bet) => sum + BigInt(bet.stake), 0n);
      const choice: RouletteChoice = rouletteRules.readChoice({ bets }, { config, stake }) ?? {
        bets: [],
      };
      expect(choice.bets).toHaveLength(bets.length);
      const seeds = { serverSeed: "ours", playerSeed: "theirs", nonce };
      const opening = { config, stake, choice };
      const first = rouletteRules.open(opening, seededChance(seeds));
      const told = first.events.reduce((sum, event) => {
        if (event.type !== "betPaid") return sum;
        const one = bets.find(({ bet }) => bet === event.bet)?.stake ?? 0;
        return sum + timesStake(BigInt(one) / BigInt(event.chips), event.multiple);
      }, 0n);
      expect(first.payout).toBe(told);
      expect(
        replayRound(rouletteRules, opening, { actions: [], chance: seededChance(seeds) }),
      ).toEqual([first]);
    }),
  );
});

test("the pockets of a thousand spins are what they have always been", () => {
  const choice = { bets: [{ bet: "red", stake: "100" }] };
  const books = Array.from({ length: 1_000 }, (_, nonce) => {
    const chance = seededChance({ serverSeed: "golden", playerSeed: "mara-reeds-0417", nonce });
    const { events, payout } = rouletteRules.open({ config, stake: 100n, choice }, chance);
    return { events, payout: String(payout) };
  });
  expect(books.slice(0, 8).map(({ payout }) => payout)).toEqual([
    "200",
    "0",
    "0",
    "200",
    "0",
    "0",
    "0",
    "200",
  ]);
  expect(fingerprintOf(JSON.stringify(books))).toBe(
    "223387aa9020e155a7d7f199d82336e3055702661eeecaea36357428ac287cb8",
  );
});
