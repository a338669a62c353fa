import { chanceOf, fingerprintOf, seededChance } from "@croupier/kit/fair";
import { replayRound, wholeOf } from "@croupier/kit/rules";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { minesConfig as config, shellCount } from "./mines-config.ts";
import { minesOdds } from "./mines-odds.ts";
import { minesRules, type MinesAction } from "./mines-rules.ts";
import { mayOpen, multipleFor } from "./pearl-worth.ts";

/** Mines in the first shells: nothing is exchanged where each is exchanged with itself. */
function inOrder() {
  let shells = shellCount;
  return chanceOf(() => {
    shells -= 1;
    return shells;
  });
}

function play(mines: number, moves: readonly (number | "take" | "leave")[], stake = 100n) {
  const actions = moves.map((move): MinesAction =>
    typeof move === "number" ? { move: "open", shell: move } : { move },
  );
  const steps = replayRound(
    minesRules,
    { config, stake, choice: { mines } },
    { actions, chance: inOrder() },
  );
  const last = steps?.at(-1);
  const paid = last?.payout === undefined ? undefined : wholeOf(last);
  return steps && { events: steps.flatMap(({ events }) => events), paid };
}

const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

describe("a round of 1.00, the mines in the first shells", () => {
  test.each<[number, (number | "take" | "leave")[], bigint | undefined]>([
    // mines, moves, paid
    [3, [0], 0n],
    [3, [3, 2], 0n],
    [3, [24, "take"], 112n],
    [3, [24, 23, 22, 21, 20, "take"], 199n],
    [1, [24, "take"], 103n],
    [1, from(1, 24), 2_475n],
    [24, [24], 2_475n],
    [3, [24], undefined],
    [3, ["leave"], 100n],
  ])("%i mines, %j: %s", (mines, moves, paid) => {
    expect(play(mines, moves)?.paid).toBe(paid);
  });

  test.each<[number, (number | "take" | "leave")[]]>([
    [3, ["take"]],
    [3, [24, 24]],
    [3, [24, "leave"]],
    [3, [0, 24]],
    [3, [24, "take", "take"]],
    [24, [24, "take"]],
  ])("%i mines, %j is not legal", (mines, moves) => {
    expect(play(mines, moves)).toBeUndefined();
  });
});

test("a pearl tells what may be taken and what the next is worth, never where mines lie", () => {
  const events = play(5, [24, 23])?.events;
  expect(events).toEqual([
    { type: "laid", mines: 5, next: 12_375 },
    { type: "pearlFound", shell: 24, multiple: 12_375, next: 15_631 },
    { type: "pearlFound", shell: 23, multiple: 15_631, next: 19_973 },
  ]);
});

test("where the mines lay is told when it is over", () => {
  expect(play(3, [1])?.events.slice(1)).toEqual([
    { type: "mineHit", shell: 1 },
    { type: "revealed", mines: [0, 1, 2] },
  ]);
});

test("a round ends by itself where one more pearl would be worth more than the most", () => {
  const events = play(12, from(12, 9))?.events;
  expect(events?.slice(-2, -1)).toEqual([{ type: "taken", multiple: 28_287_346 }]);
  for (let mines = 1; mines < shellCount; mines += 1) {
    let pearls = 0;
    while (mayOpen(config, { pearls, mines })) pearls += 1;
    expect(pearls).toBeGreaterThan(0);
    expect(multipleFor(config, { pearls, mines })).toBeLessThanOrEqual(config.most);
  }
});

test("every way to play returns what is declared, exactly", () => {
  for (let mines = config.minesMin; mines <= config.minesMax; mines += 1) {
    for (const odds of minesOdds(config, mines).bets) {
      expect(Math.abs(odds.returnToPlayer - config.returnToPlayer), odds.bet).toBeLessThan(1e-9);
    }
  }
});

test("only the house gives a stake back to who is away", () => {
  expect(minesRules.readAction({ move: "leave" })).toBeUndefined();
  expect(minesRules.endFor({ mines: [1], opened: [] })).toEqual({ move: "leave" });
  expect(minesRules.endFor({ mines: [1], opened: [2] })).toEqual({ move: "take" });
});

test.each([undefined, {}, { mines: 0 }, { mines: 25 }, { mines: 1.5 }, { mines: "3" }])(
  "%j is no choice",
  (asked) => {
    expect(minesRules.readChoice(asked, { config, stake: 1n })).toBeUndefined();
  },
);

test.each([
  undefined,
  {},
  { move: "open" },
  { move: "open", shell: 25 },
  { move: "open", shell: -1 },
])("%j is no action", (asked) => {
  expect(minesRules.readAction(asked)).toBeUndefined();
});

test("whatever is opened, a round pays its exact fraction and is the same counted out again", () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: 1, max: 24 }),
      fc.shuffledSubarray(from(0, shellCount)),
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      (nonce, mines, shells, stake) => {
        const seeds = { serverSeed: "ours", playerSeed: "theirs", nonce };
        const opening = { config, stake, choice: { mines } };
        const chance = seededChance(seeds);
        const steps = [minesRules.open(opening, chance)];
        const actions: MinesAction[] = [];
        const wishes = shells.map((shell): MinesAction => ({ move: "open", shell }));
        for (const action of [...wishes, { move: "take" } as const]) {
          const last = steps.at(-1);
          if (!last || last.payout !== undefined) break;
          const step = minesRules.act(opening, last, action, chance);
          if (step === undefined) continue;
          steps.push(step);
          actions.push(action);
        }
        const events = steps.flatMap((step) => step.events);
        const taken = events.find((event) => event.type === "taken");
        const payout = steps.at(-1)?.payout ?? 0n;
        const cut = (stake * BigInt(taken?.multiple ?? 0)) / 10_000n;
        // What is shown is cut to ten-thousandths, what is paid to the smallest unit.
        expect(payout - cut).toBeGreaterThanOrEqual(0n);
        expect(payout - cut).toBeLessThanOrEqual(stake / 10_000n + 1n);
        expect(replayRound(minesRules, opening, { actions, chance: seededChance(seeds) })).toEqual(
          steps,
        );
      },
    ),
  );
});

test("the mines of a thousand rounds lie where they have always lain", () => {
  const laid = Array.from({ length: 1_000 }, (_, nonce) => {
    const chance = seededChance({ serverSeed: "golden", playerSeed: "mara-reeds-0417", nonce });
    return minesRules
      .open({ config, stake: 100n, choice: { mines: 3 } }, chance)
      .state.mines.join();
  });
  expect(laid.slice(0, 4)).toEqual(["3,11,16", "6,16,18", "4,7,17", "8,10,24"]);
  expect(fingerprintOf(laid.join(";"))).toBe(
    "4f39ad0450fa72fa8e0c220e57576173bf7965a2dd9cd8eb7d28c0584b659b52",
  );
});

test("the most that is told is the most there is, over all mines and pearls", () => {
  const { bets } = minesOdds(config, 3);
  const told = Math.max(...bets.map(({ most }) => most.timesStake));
  let found = 0;
  for (let mines = config.minesMin; mines <= config.minesMax; mines += 1) {
    for (let pearls = 0; mayOpen(config, { pearls, mines });) {
      pearls += 1;
      found = Math.max(found, multipleFor(config, { pearls, mines }));
    }
  }
  expect(Math.floor(told * 10_000)).toBe(found);
  expect(bets.at(-1)).toMatchObject({ bet: "9/13" });
});
