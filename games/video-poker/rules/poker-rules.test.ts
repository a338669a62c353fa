import { deck, type Card } from "@croupier/kit/cards";
import { chanceOf, fingerprintOf, seededChance } from "@croupier/kit/fair";
import { replayRound, timesStake } from "@croupier/kit/rules";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bestHold } from "./best-hold.ts";
import { pokerConfig as config } from "./poker-config.ts";
import { pokerRules, type PokerAction } from "./poker-rules.ts";

/** A round in which these cards come, in this order. */
function play(cards: string, holds: readonly string[]) {
  const left = [...deck];
  const row = cards.split(" ").map((card) => {
    const at = left.indexOf(card as Card);
    left.splice(at, 1);
    return at;
  });
  const steps = replayRound(
    pokerRules,
    { config, stake: 100n, choice: {} },
    {
      actions: holds.map((hold) => ({ move: "draw", hold: [...hold].map((one) => one === "h") })),
      chance: chanceOf(() => row.shift() ?? expect.fail("a card more was drawn than there is")),
    },
  );
  expect(row).toEqual([]);
  return steps;
}

describe("a hand of 1.00", () => {
  test.each<[string, string, string, bigint]>([
    // dealt and drawn, held, what it is, paid
    ["TS JS QS KS AS", "hhhhh", "royalFlush", 80_000n],
    ["TS JS QS KS 2D AS", "hhhh-", "royalFlush", 80_000n],
    ["5S 6S 7S 8S 2D 9S", "hhhh-", "straightFlush", 5_000n],
    ["9H 9S 9D 3C AS 9C 2D", "hhh--", "fourOfAKind", 2_500n],
    ["9H 9S 9D AC KS AD", "hhhh-", "fullHouse", 900n],
    ["2S 4S 6S 8S TD TS", "hhhh-", "flush", 600n],
    ["5S 6D 7S 8S 2D 9S", "hhhh-", "straight", 400n],
    ["9H 9S 9D AC KS QD 2C", "hhh--", "threeOfAKind", 300n],
    ["9H 9S KD KC AS QD", "hhhh-", "twoPair", 200n],
    ["JH 2S 4D 6C 8S JD 3S 5H 7C", "h----", "jacksOrBetter", 100n],
    ["TH 2S 4D 6C 8S TD 3S 5H 7C", "h----", "nothing", 0n],
    ["2H 3S 5D 7C 9S AH AD KC KD QS", "-----", "twoPair", 200n],
  ])("%s, held %s: %s", (cards, hold, rank, paid) => {
    const last = play(cards, [hold])?.at(-1);
    expect(last?.events).toMatchObject([{ type: "drawn", rank }]);
    expect(last?.payout).toBe(paid);
  });
});

test("what is held stays in its place, and what is new is of the rest of the deck", () => {
  const last = play("2S JH 4D JC 8S TD 3S 5H", ["-h-h-"])?.at(-1);
  expect(last?.events).toEqual([
    {
      type: "drawn",
      hold: [false, true, false, true, false],
      cards: ["TD", "JH", "3S", "JC", "5H"],
      rank: "jacksOrBetter",
      multiple: 10_000,
    },
  ]);
});

test("cards are exchanged once", () => {
  expect(play("TS JS QS KS AS", ["hhhhh", "hhhhh"])).toBeUndefined();
});

test("who does not come back keeps what was dealt", () => {
  expect(pokerRules.endFor({ cards: [] })).toEqual({
    move: "draw",
    hold: [true, true, true, true, true],
  });
});

test.each([
  undefined,
  {},
  { move: "draw" },
  { move: "draw", hold: [true] },
  { move: "draw", hold: [1, 0, 0, 0, 0] },
  { move: "hold", hold: [true, true, true, true, true] },
])("%j is no action", (asked) => {
  expect(pokerRules.readAction(asked)).toBeUndefined();
});

test("whatever is held, a round pays what its events tell, with no card twice", () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      (nonce, hold, stake) => {
        const seeds = { serverSeed: "ours", playerSeed: "theirs", nonce };
        const opening = { config, stake, choice: {} };
        const actions: PokerAction[] = [{ move: "draw", hold }];
        const round = () =>
          replayRound(pokerRules, opening, { actions, chance: seededChance(seeds) });
        const steps = round();
        const [dealt, drawn] = steps?.flatMap(({ events }) => events) ?? [];
        const fresh = drawn?.cards.filter((_, at) => !hold[at]) ?? [];
        expect(new Set([...(dealt?.cards ?? []), ...fresh]).size).toBe(5 + fresh.length);
        expect(steps?.[1]?.payout).toBe(
          timesStake(stake, drawn?.type === "drawn" ? drawn.multiple : 0),
        );
        expect(round()).toEqual(steps);
      },
    ),
  );
});

test("the books of thirty rounds, held as is best, are what they have always been", () => {
  const books = Array.from({ length: 30 }, (_, nonce) => {
    const chance = seededChance({ serverSeed: "golden", playerSeed: "mara-reeds-0417", nonce });
    const opening = { config, stake: 100n, choice: {} };
    const first = pokerRules.open(opening, chance);
    const { hold } = bestHold(config, first.state.cards);
    const last = pokerRules.act(opening, first, { move: "draw", hold }, chance);
    return { events: [first.events, last?.events], payout: String(last?.payout) };
  });
  expect(books.slice(0, 8).map(({ payout }) => payout)).toEqual([
    "0",
    "0",
    "0",
    "200",
    "0",
    "0",
    "0",
    "900",
  ]);
  expect(fingerprintOf(JSON.stringify(books))).toBe(
    "57c33859d644bc1defa3dd48c92d395a8a24a18930d556f57ad6872b8e6ec5d4",
  );
});
