import { deck, type Card } from "@croupier/kit/cards";
import { chanceOf, fingerprintOf, seededChance } from "@croupier/kit/fair";
import { multipleOne, replayRound, wholeOf } from "@croupier/kit/rules";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bestMove } from "./best-move.ts";
import { blackjackConfig as config } from "./blackjack-config.ts";
import { blackjackRules } from "./blackjack-rules.ts";
import type { BlackjackAction, BlackjackChoice, BlackjackEvent, Seat } from "./table.ts";

/** One seat of 1.00 without a side bet. */
const one: readonly Seat[] = [{ stake: "100", pairs: "0" }];

/** A round in which these cards come, in this order: round the table twice, then as they are asked for. */
function play(
  cards: string,
  actions: readonly BlackjackAction[] = [],
  seats: readonly Seat[] = one,
) {
  const row = cards.split(" ").map((card) => deck.indexOf(card as Card));
  const stake = seats.reduce((sum, seat) => sum + BigInt(seat.stake) + BigInt(seat.pairs), 0n);
  const steps = replayRound(
    blackjackRules,
    { config, stake, choice: { seats } },
    {
      actions,
      chance: chanceOf(() => row.shift() ?? expect.fail("a card more was drawn than there is")),
    },
  );
  if (steps === undefined) return undefined;
  expect(row).toEqual([]);
  const last = steps.at(-1);
  return {
    events: steps.flatMap(({ events }) => events),
    staked: last?.staked,
    paid: last?.payout,
  };
}

const hit = { move: "hit" } as const;
const stand = { move: "stand" } as const;
const double = { move: "double" } as const;
const split = { move: "split" } as const;
const insure = { move: "insure", seats: [0] } as const;
const decline = { move: "insure", seats: [] } as const;

describe("one seat of 1.00: what is staked and paid", () => {
  test.each<[string, string, readonly BlackjackAction[], bigint, bigint]>([
    // what happens, cards (mine, theirs, mine, theirs hidden, then drawn), moves, staked, paid
    ["20 beats 19", "KS 9H QD TC", [stand], 100n, 200n],
    ["19 loses to 20", "KS TH 9D QC", [stand], 100n, 0n],
    ["equal hands push", "KS TH 9D 9C", [stand], 100n, 100n],
    ["who draws too much is lost, and the dealer draws nothing", "KS 6H 6D QC TD", [hit], 100n, 0n],
    ["the dealer draws to 16", "KS 6H 8D QC TD", [stand], 100n, 200n],
    ["the dealer stands on a soft 17", "KS 6H 8D AC", [stand], 100n, 200n],
    ["a blackjack pays 3 to 2", "AS 6H KD QC", [], 100n, 250n],
    ["a blackjack is more than 21 with three cards", "AS 6H KD TC", [], 100n, 250n],
    ["two blackjacks push", "AS TH KD AC", [], 100n, 100n],
    ["a dealer's ten hides a blackjack: it is over at once", "9S TH 9D AC", [], 100n, 0n],
    ["21 with three cards stands by itself", "5S 6H 6D TC TD 5H", [hit], 100n, 100n],
    ["doubled and won", "5S 6H 6D TC TD TH", [double], 200n, 400n],
    ["doubled and lost", "5S 9H 6D TC 2D", [double], 200n, 0n],
    ["split, both won", "8S 6H 8D TC TD 9D TH", [split, stand, stand], 200n, 400n],
    ["split, one doubled", "8S 6H 8D TC 3D TD TS TH", [split, double, stand], 300n, 600n],
    [
      "split to four",
      "8S 6H 8D TC 8C 8H TS TD TH TC TS",
      [split, split, split, stand, stand, stand, stand],
      400n,
      800n,
    ],
    ["split aces get one card each, and no blackjack", "AS 6H AD TC KD QD TH", [split], 200n, 400n],
    ["a ten and a picture are a pair", "TS 6H KD TC 9D 9C TH", [split, stand, stand], 200n, 400n],
    ["insured against a blackjack", "TS AH 9D KC", [insure], 150n, 150n],
    ["insured for nothing", "TS AH 9D 9C", [insure, stand], 150n, 0n],
    ["not insured against a blackjack", "TS AH 9D KC", [decline], 100n, 0n],
    ["a blackjack that was insured", "AS AH KD KC", [insure], 150n, 250n],
  ])("%s", (_, cards, actions, staked, paid) => {
    expect(play(cards, actions)).toMatchObject({ staked, paid });
  });
});

describe("the most there is", () => {
  test("four hands of one seat, each doubled and won, pay sixteen times the first stake", () => {
    const cards = "4S 6H 4D TC 4C 4H 7D TD 7S TS 7H TH 7C TC TS";
    const moves = [split, split, split, double, double, double, double];
    expect(play(cards, moves)).toMatchObject({ staked: 800n, paid: 1_600n });
  });
});

describe("what is not legal is no round", () => {
  test.each<[string, string, readonly BlackjackAction[]]>([
    ["a fifth hand", "8S 6H 8D TC 8C 8H 8S", [split, split, split, split]],
    ["splitting what is no pair", "8S 6H 9D TC", [split]],
    ["splitting aces again", "AS 6H AD TC AC AH TD", [split, split]],
    ["doubling a third card", "2S 6H 3D TC 2C", [hit, double]],
    ["a move before insurance was answered", "TS AH 9D KC", [stand]],
    ["insurance nobody offered", "TS 6H 9D KC", [insure]],
    ["insuring a seat nobody took", "TS AH 9D KC", [{ move: "insure", seats: [1] }]],
    ["insuring twice", "TS AH 9D 9C", [insure, insure]],
    ["a move in a round that is over", "AS 6H KD QC", [stand]],
  ])("%s", (_, cards, actions) => {
    expect(play(cards, actions)).toBeUndefined();
  });

  test("and nothing is drawn for it", () => {
    const row = "2S 6H 3D TC".split(" ").map((card) => deck.indexOf(card as Card));
    const chance = chanceOf(() => row.shift() ?? expect.fail("something was drawn"));
    const opening = { config, stake: 100n, choice: { seats: one } };
    const first = blackjackRules.open(opening, chance);
    expect(blackjackRules.act(opening, first, split, chance)).toBeUndefined();
    expect(blackjackRules.act(opening, first, insure, chance)).toBeUndefined();
  });
});

describe("the side bet on a pair", () => {
  test.each([
    ["QS", 26n],
    ["QC", 11n],
    ["QD", 6n],
    ["KS", 0n],
  ])("a queen of spades and %s pay %i times", (second, times) => {
    const seats = [{ stake: "100", pairs: "10" }];
    expect(play(`QS 9H ${second} 9C`, [stand], seats)).toMatchObject({
      staked: 110n,
      paid: 200n + times * 10n,
    });
  });
});

test("three seats meet one dealer, and each is paid for itself", () => {
  const seats = ["100", "200", "400"].map((stake) => ({ stake, pairs: "0" }));
  // 20, blackjack, 12 that draws a ten; the dealer has 19.
  const cards = "TS AS TD 9H KD QD 2C TC TH";
  expect(play(cards, [stand, hit], seats)).toMatchObject({ staked: 700n, paid: 200n + 500n });
});

test("the second card of the dealer is told when nobody has a say any more, and not before", () => {
  const opening = { config, stake: 100n, choice: { seats: one } };
  const row = "KS 9H QD TC".split(" ").map((card) => deck.indexOf(card as Card));
  const chance = chanceOf(() => row.shift() ?? 0);
  const first = blackjackRules.open(opening, chance);
  expect(JSON.stringify(first.events)).not.toContain("TC");
  expect(first.state.dealer).toContain("TC");
  const last = blackjackRules.act(opening, first, stand, chance);
  expect(last?.events).toContainEqual({ type: "dealerRevealed", card: "TC" });
});

test.each([
  undefined,
  { seats: [] },
  { seats: "one" },
  { seats: [{ stake: "50", pairs: "0" }] },
  { seats: [{ stake: "100" }] },
  { seats: [{ stake: 100, pairs: "0" }] },
  { seats: [{ stake: "0", pairs: "100" }] },
  { seats: [{ stake: "-100", pairs: "200" }] },
  { seats: [{ stake: "1e2", pairs: "0" }] },
  { seats: ["40", "30", "20", "10"].map((stake) => ({ stake, pairs: "0" })) },
])("%j is no choice for a stake of 1.00", (asked) => {
  expect(blackjackRules.readChoice(asked, { config, stake: 100n })).toBeUndefined();
});

test("what all seats and pairs come to is the stake", () => {
  const seats = [
    { stake: "50", pairs: "10" },
    { stake: "40", pairs: "0", more: 1 },
  ];
  expect(blackjackRules.readChoice({ seats }, { config, stake: 100n })).toEqual({
    seats: [
      { stake: "50", pairs: "10" },
      { stake: "40", pairs: "0" },
    ],
  });
});

test.each([
  undefined,
  {},
  { move: "surrender" },
  { move: "insure" },
  { move: "insure", seats: [0, 0] },
])("%j is no action", (asked) => {
  expect(blackjackRules.readAction(asked)).toBeUndefined();
});

test("whatever is done, a round ends, pays what its events tell, and is the same again", () => {
  const seat = fc.record({ stake: fc.integer({ min: 1, max: 10_000 }), pairs: fc.nat(500) });
  fc.assert(
    fc.property(
      fc.nat(),
      fc.array(seat, { minLength: 1, maxLength: 3 }),
      fc.array(fc.nat(5)),
      (nonce, asked, wishes) => {
        const seats = asked.map(({ stake, pairs }) => ({ stake: `${stake}`, pairs: `${pairs}` }));
        const stake = asked.reduce((sum, each) => sum + BigInt(each.stake + each.pairs), 0n);
        const seeds = { serverSeed: "ours", playerSeed: "theirs", nonce };
        const opening = { config, stake, choice: { seats } };
        const { steps, actions } = playOut(opening, wishes, seeds);
        const last = steps.at(-1);
        expect(last && wholeOf(last)).toBe(
          paidBy(
            opening.choice,
            steps.flatMap(({ events }) => events),
          ),
        );
        expect(last?.staked).toBeGreaterThanOrEqual(stake);
        expect(steps[0]?.staked).toBe(stake);
        expect(
          replayRound(blackjackRules, opening, { actions, chance: seededChance(seeds) }),
        ).toEqual(steps);
        expect(JSON.parse(JSON.stringify(last?.state))).toEqual(last?.state);
      },
    ),
  );
});

test("who asks for a hint is told the best move", () => {
  const hand = (...cards: Card[]) => ({
    seat: 0,
    cards,
    isSplit: false,
    isDoubled: false,
    isOver: false,
  });
  expect(bestMove(config, { up: "6H", hands: [hand("8S", "8D")], at: 0 })?.move).toBe("split");
  expect(bestMove(config, { up: "TH", hands: [hand("TS", "6D")], at: 0 })?.move).toBe("hit");
  expect(bestMove(config, { up: "TH", hands: [hand("TS", "AD")], at: 0 })).toBeUndefined();
});

test("the books of three hundred rounds are what they have always been", () => {
  const books = Array.from({ length: 300 }, (_, nonce) => {
    const seeds = { serverSeed: "golden", playerSeed: "mara-reeds-0417", nonce };
    const { steps } = playOut({ config, stake: 100n, choice: { seats: one } }, [nonce, 1], seeds);
    const last = steps.at(-1);
    return { events: steps.map(({ events }) => events), paid: String(last?.payout) };
  });
  const first = books.slice(0, 8).map(({ paid }) => paid);
  expect(first).toEqual(["0", "200", "250", "0", "0", "200", "0", "0"]);
  expect(fingerprintOf(JSON.stringify(books))).toBe(
    "8b994fdfad2c38a3db6713d479b4b1a9ad8158ed73e60522fc91e841cce3a672",
  );
});

type Opening = { config: typeof config; stake: bigint; choice: BlackjackChoice };

/** A round in which a player tries what these wishes say, and what is done for who is away if it is not legal. */
function playOut(
  opening: Opening,
  wishes: readonly number[],
  seeds: Parameters<typeof seededChance>[0],
) {
  const chance = seededChance(seeds);
  const all: readonly BlackjackAction[] = [hit, stand, double, split, insure, decline];
  const steps = [blackjackRules.open(opening, chance)];
  const actions: BlackjackAction[] = [];
  for (const wish of [...wishes, ...new Array<number>(200).fill(1)]) {
    const last = steps.at(-1);
    if (last === undefined || last.payout !== undefined) break;
    for (const action of [all[wish] ?? stand, blackjackRules.endFor(last.state)]) {
      const next = blackjackRules.act(opening, last, action, chance);
      if (next === undefined) continue;
      steps.push(next);
      actions.push(action);
      break;
    }
  }
  return { steps, actions };
}

/** What a player who only saw the events would expect to be paid. */
function paidBy({ seats }: BlackjackChoice, events: readonly BlackjackEvent[]): bigint {
  const hands = seats.map(({ stake }) => BigInt(stake));
  let paid = 0n;
  for (const event of events) {
    if (event.type === "split") hands.splice(event.hand, 0, hands[event.hand] ?? 0n);
    if (event.type === "doubled") hands[event.hand] = 2n * (hands[event.hand] ?? 0n);
    if (event.type === "handPaid") paid += (hands[event.hand] ?? 0n) * BigInt(event.multiple);
    if (event.type === "pairPaid") {
      paid += BigInt(seats[event.seat]?.pairs ?? 0) * BigInt(event.multiple);
    }
    if (event.type === "insurancePaid") {
      paid += (BigInt(seats[event.seat]?.stake ?? 0) / 2n) * BigInt(event.multiple);
    }
  }
  // All of a round together: what each of two hands has below the smallest coin may be a coin.
  return paid / BigInt(multipleOne);
}
