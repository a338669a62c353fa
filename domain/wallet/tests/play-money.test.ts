import { uuidv7 } from "@croupier/kit/ids";
import { getAsset } from "@croupier/kit/money";
import { ok, refuse } from "@croupier/kit/result";
import { dayMs } from "@croupier/kit/time";
import { runAudit } from "@croupier/ledger";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PlayResult, RefusedByGuard } from "../src/face.ts";
import { betOf, commandOf, eur, limitReached, openPlayWorld } from "./play-world.ts";

let world: Awaited<ReturnType<typeof openPlayWorld>>;
beforeAll(async () => {
  world = await openPlayWorld();
});
beforeEach(() => {
  world.guard.mayPlay = () => Promise.resolve(ok());
});
afterAll(async () => {
  expect(await runAudit(world.database)).toEqual([]);
  await world.drop();
});

/** `done`, or the code of the no. */
const told = (result: PlayResult<RefusedByGuard<string>>) =>
  result.ok ? "done" : result.refusal.code;

/** free / locked / bonus, in cents. */
function movedBy(result: PlayResult<RefusedByGuard<string>>): string {
  if (!result.ok) return result.refusal.code;
  const { cashFree, cashLocked, bonusPlayable } = result.value.moved;
  return [cashFree, cashLocked, bonusPlayable].map(({ minor }) => minor).join(" / ");
}

describe("what a stake takes first", () => {
  test.each([
    ["cash_first", 5_00n, "500 / 0 / 0"],
    ["cash_first", 12_00n, "1000 / 200 / 0"],
    ["cash_first", 20_00n, "1000 / 500 / 500"],
    ["bonus_first", 5_00n, "0 / 0 / 500"],
    ["bonus_first", 12_00n, "0 / 200 / 1000"],
    ["bonus_first", 20_00n, "500 / 500 / 1000"],
    ["cash_only", 15_00n, "1000 / 500 / 0"],
    ["cash_only", 15_01n, "insufficient_funds"],
    ["cash_first", 25_00n, "1000 / 500 / 1000"],
    ["bonus_first", 25_00n, "1000 / 500 / 1000"],
    ["cash_first", 25_01n, "insufficient_funds"],
  ] as const)(
    "of 10.00 free, 5.00 locked and 10.00 bonus, %s of %s: %s",
    async (spend, minor, split) => {
      const playerId = await world.openPlayer({
        cash_free: 10_00n,
        cash_locked: 5_00n,
        bonus_playable: 10_00n,
      });
      const bet = betOf({ playerId, minor, spend });
      expect(movedBy(await world.play.bet(bet))).toBe(split);
      // And back, exactly as it was taken.
      const { sessionId: _, spend: __, minor: ___, ...command } = bet;
      await world.play.rollback({ ...command, operationId: uuidv7(), betId: bet.operationId });
      expect(await world.moneyOf(playerId)).toBe("1000 / 500 / 1000 / 0");
    },
  );
});

describe("what a win pays into", () => {
  test.each([
    ["free cash alone", { cash_free: 10_00n }, 10_00n, 35_00n, "3500 / 0 / 0"],
    [
      "half a bonus",
      { cash_free: 5_00n, bonus_playable: 5_00n },
      10_00n,
      30_00n,
      "1500 / 0 / 1500",
    ],
    ["a third of it locked", { cash_free: 2n, cash_locked: 1n }, 3n, 10n, "6 / 4 / 0"],
    ["a cent that cannot be halved", { cash_free: 1n, bonus_playable: 1n }, 2n, 1n, "0 / 0 / 1"],
    [
      "all three",
      { cash_free: 1_00n, cash_locked: 1_00n, bonus_playable: 1_00n },
      3_00n,
      10_00n,
      "333 / 333 / 334",
    ],
    ["nothing won", { cash_free: 10_00n }, 10_00n, 0n, "0 / 0 / 0"],
    [
      "as much as the ledger takes",
      { cash_free: 1n, bonus_playable: 2n },
      3n,
      10n ** 15n,
      "333333333333333 / 0 / 666666666666667",
    ],
  ])("a stake of %s", async (_, minors, stake, won, split) => {
    const playerId = await world.openPlayer(minors);
    const bet = betOf({ playerId, minor: stake });
    await world.play.bet(bet);
    const win = await world.play.win({
      ...commandOf({ playerId }),
      roundId: bet.roundId,
      minor: won,
    });
    expect(movedBy(win)).toBe(split);
    expect((await world.play.readBalance(playerId, eur)).held.minor).toBe(0n);
  });

  test("several bets of a round are won together, each bet alone by its name", async () => {
    const playerId = await world.openPlayer({ cash_free: 1_00n, bonus_playable: 1_00n });
    const [first, second] = [betOf({ playerId }), betOf({ playerId })];
    const roundId = first.roundId;
    await world.play.bet(first);
    await world.play.bet({ ...second, roundId });
    const alone = { ...commandOf({ playerId }), roundId, minor: 50n, betId: second.operationId };
    expect(movedBy(await world.play.win(alone))).toBe("0 / 0 / 50");
    expect(await world.moneyOf(playerId)).toBe("0 / 0 / 50 / 100");
    expect(movedBy(await world.play.win({ ...commandOf({ playerId }), roundId, minor: 10n }))).toBe(
      "5 / 0 / 5",
    );
    expect(await world.moneyOf(playerId)).toBe("5 / 0 / 55 / 0");
  });

  test("a prize needs no stake and is free cash", async () => {
    const playerId = await world.openPlayer();
    const prize = { ...commandOf({ playerId }), minor: 7_00n, prize: "jackpot" as const };
    expect(movedBy(await world.play.payPrize(prize))).toBe("700 / 0 / 0");
    expect(await world.play.payPrize(prize)).toMatchObject({ value: { isRepeat: true } });
    expect(await world.moneyOf(playerId)).toBe("700 / 0 / 0 / 0");
  });
});

describe("the order in which a provider speaks", () => {
  /** Each letter a command of one round and one bet; each with an id of its own. */
  async function say(words: string): Promise<string> {
    const playerId = await world.openPlayer({ cash_free: 10_00n });
    const bet = betOf({ playerId, minor: 4_00n });
    const { roundId, operationId: betId } = bet;
    const told: string[] = [];
    for (const word of words.split(" ")) {
      const command = { ...commandOf({ playerId }), roundId };
      const answers: Record<string, () => Promise<PlayResult<RefusedByGuard<string>>>> = {
        bet: () => world.play.bet(bet),
        win: () => world.play.win({ ...command, minor: 9_00n }),
        end: () => world.play.endRound(command),
        back: () => world.play.rollback({ ...command, betId }),
        late: async () => {
          await world.play.expireHolds({
            products: ["casino"],
            openedBefore: new Date("2999-01-01"),
            max: 100,
          });
          return ok({ operationId: betId }) as PlayResult;
        },
      };
      const answer = await answers[word]?.();
      told.push(answer === undefined ? "?" : answer.ok ? "done" : answer.refusal.code);
    }
    const { cashFree, held } = await world.play.readBalance(playerId, eur);
    return `${told.join(", ")}: ${cashFree.minor} and ${held.minor} held`;
  }

  test.each([
    ["bet", "done: 600 and 400 held"],
    ["bet win", "done, done: 1500 and 0 held"],
    ["bet end", "done, done: 600 and 0 held"],
    ["bet win end", "done, done, done: 1500 and 0 held"],
    ["bet end win", "done, done, done: 1500 and 0 held"],
    ["bet win win", "done, done, done: 2400 and 0 held"],
    ["bet back", "done, done: 1000 and 0 held"],
    ["bet back back", "done, done, done: 1000 and 0 held"],
    ["bet back win", "done, done, already_rolled_back: 1000 and 0 held"],
    ["bet back end", "done, done, done: 1000 and 0 held"],
    ["bet back bet", "done, done, done: 1000 and 0 held"],
    ["bet win back", "done, done, already_settled: 1500 and 0 held"],
    ["bet end back", "done, done, already_settled: 600 and 0 held"],
    ["back bet", "done, already_rolled_back: 1000 and 0 held"],
    ["back back bet bet", "done, done, already_rolled_back, already_rolled_back: 1000 and 0 held"],
    ["back bet win", "done, already_rolled_back, already_rolled_back: 1000 and 0 held"],
    ["back win", "done, already_rolled_back: 1000 and 0 held"],
    ["win bet win", "bet_unknown, done, done: 1500 and 0 held"],
    ["end bet end", "bet_unknown, done, done: 600 and 0 held"],
    ["bet late", "done, done: 1000 and 0 held"],
    ["bet late win", "done, done, already_expired: 1000 and 0 held"],
    ["bet late back", "done, done, done: 1000 and 0 held"],
    ["bet late end", "done, done, done: 1000 and 0 held"],
    ["bet win late", "done, done, done: 1500 and 0 held"],
  ])("%s", async (words, expected) => {
    expect(await say(words)).toBe(expected);
  });
});

describe("what the clock gives back", () => {
  const beforeNow = () => ({
    products: ["casino"] as const,
    openedBefore: new Date(Date.now() + dayMs),
    max: 100,
  });

  test("no stake of our own games: they end their rounds themselves, and pay for them", async () => {
    const playerId = await world.openPlayer({ cash_free: 10_00n });
    await world.play.openHouse({ house: "house_casino", asset: eur });
    const bet = betOf({ playerId, house: "house_casino" });
    await world.play.bet(bet);
    await world.play.expireHolds(beforeNow());
    expect(await world.moneyOf(playerId)).toBe("900 / 0 / 0 / 100");
    const { roundId, house } = bet;
    await world.play.win({ ...commandOf({ playerId }), roundId, house, minor: 5_00n });
    expect(await world.moneyOf(playerId)).toBe("1400 / 0 / 0 / 0");
  });

  test("no stake of a round that had another one since", async () => {
    const playerId = await world.openPlayer({ cash_free: 10_00n });
    const first = betOf({ playerId });
    await world.play.bet(first);
    const between = new Date();
    await world.play.bet(betOf({ playerId, roundId: first.roundId }));
    await world.play.expireHolds({ ...beforeNow(), openedBefore: between });
    expect(await world.moneyOf(playerId)).toBe("800 / 0 / 0 / 200");
    await world.play.expireHolds(beforeNow());
    expect(await world.moneyOf(playerId)).toBe("1000 / 0 / 0 / 0");
  });

  test("of a round that goes on afterwards nothing is won, and the no is kept", async () => {
    const playerId = await world.openPlayer({ cash_free: 10_00n });
    const first = betOf({ playerId });
    const { roundId } = first;
    await world.play.bet(first);
    await world.play.expireHolds(beforeNow());
    await world.play.bet(betOf({ playerId, roundId }));
    const win = { ...commandOf({ playerId }), roundId, minor: 50_00n };
    expect(told(await world.play.win(win))).toBe("already_expired");
    expect(await world.moneyOf(playerId)).toBe("900 / 0 / 0 / 100");
    const { rows } = await world.database.pool.query(
      "SELECT verdict FROM wallet.operations WHERE operation_id = $1",
      [win.operationId],
    );
    expect(rows).toEqual([{ verdict: "already_expired" }]);
  });
});

describe("asking again", () => {
  test("a repeat answers the first verdict, with the balance of now", async () => {
    const playerId = await world.openPlayer({ cash_free: 10_00n });
    const bet = betOf({ playerId });
    const first = await world.play.bet(bet);
    await world.play.bet(betOf({ playerId }));
    const again = await world.play.bet(bet);
    expect(first.ok && again.ok && again.value).toMatchObject({
      isRepeat: true,
      recordedAt: first.ok && first.value.recordedAt,
      moved: first.ok && first.value.moved,
      balance: { cashFree: { minor: 8_00n }, held: { minor: 2_00n } },
    });
  });

  test("a no stays a no, also when there is money by now", async () => {
    const playerId = await world.openPlayer();
    const bet = betOf({ playerId });
    expect(told(await world.play.bet(bet))).toBe("insufficient_funds");
    await world.play.payPrize({ ...commandOf({ playerId }), minor: 9_00n, prize: "promotion" });
    expect(told(await world.play.bet(bet))).toBe("insufficient_funds");
    expect(told(await world.play.bet(betOf({ playerId })))).toBe("done");
  });

  const others = [
    ["another amount", { minor: 2_00n }],
    ["another round", { roundId: uuidv7() }],
    ["another house", { house: "house_casino_other" }],
    ["another currency", { asset: getAsset("USD") }],
    ["other money first", { spend: "bonus_first" }],
  ] as const;
  test.each(others)("the same id with %s is refused as that", async (_, change) => {
    const playerId = await world.openPlayer({ cash_free: 10_00n });
    const bet = betOf({ playerId });
    await world.play.bet(bet);
    expect(told(await world.play.bet({ ...bet, ...change }))).toBe("operation_reused");
    expect(await world.moneyOf(playerId)).toBe("900 / 0 / 0 / 100");
  });

  test("the same id as another kind of command is refused as that", async () => {
    const playerId = await world.openPlayer({ cash_free: 10_00n });
    const bet = betOf({ playerId });
    await world.play.bet(bet);
    const { operationId, roundId } = bet;
    const win = { ...commandOf({ playerId }), operationId, roundId, minor: 1_00n };
    expect(told(await world.play.win(win))).toBe("operation_reused");
  });

  test("the same id of another player is another command", async () => {
    const [alice, bob] = [
      await world.openPlayer({ cash_free: 10_00n }),
      await world.openPlayer({ cash_free: 10_00n }),
    ];
    const bet = betOf({ playerId: alice });
    expect(told(await world.play.bet(bet))).toBe("done");
    expect(await world.play.bet({ ...bet, playerId: bob, minor: 3_00n })).toMatchObject({
      value: { isRepeat: false },
    });
    expect(await world.moneyOf(bob)).toBe("700 / 0 / 0 / 300");
  });
});

describe("what is not taken", () => {
  test.each([
    ["nothing", { minor: 0n }, "amount_out_of_range"],
    ["less than nothing", { minor: -1n }, "amount_out_of_range"],
    ["more than the ledger takes", { minor: 10n ** 15n + 1n }, "amount_out_of_range"],
    ["another currency than the wallet's", { asset: getAsset("USD") }, "asset_mismatch"],
    ["a house that is not open", { house: "house_casino_unopened" }, "account_unknown"],
    ["a player without a wallet", { playerId: uuidv7() }, "account_unknown"],
  ] as const)("a stake of %s", async (_, change, code) => {
    const playerId = await world.openPlayer({ cash_free: 10_00n });
    expect(told(await world.play.bet({ ...betOf({ playerId }), ...change }))).toBe(code);
    expect(await world.moneyOf(playerId)).toBe("1000 / 0 / 0 / 0");
  });

  test("another house can neither win, end nor take back what was staked at this one", async () => {
    const other = "house_casino_other";
    await world.play.openHouse({ house: other, asset: eur });
    const playerId = await world.openPlayer({ cash_free: 10_00n });
    const bet = betOf({ playerId });
    await world.play.bet(bet);
    const command = () =>
      ({ ...commandOf({ playerId }), roundId: bet.roundId, house: other }) as const;
    const betId = bet.operationId;
    expect(told(await world.play.win({ ...command(), minor: 1n }))).toBe("bet_unknown");
    expect(told(await world.play.win({ ...command(), minor: 1n, betId }))).toBe("bet_unknown");
    expect(told(await world.play.endRound(command()))).toBe("bet_unknown");
    expect(told(await world.play.rollback({ ...command(), betId }))).toBe("bet_unknown");
    expect(await world.moneyOf(playerId)).toBe("900 / 0 / 0 / 100");
  });
});

describe("the guards of a player", () => {
  test("they are asked for a bet; their no takes nothing and stays, with its facts", async () => {
    const playerId = await world.openPlayer({ cash_free: 10_00n });
    const bet = betOf({ playerId });
    world.guard.mayPlay = () => Promise.resolve(limitReached(5n));
    const no = {
      ok: false,
      refusal: {
        code: "limit_reached",
        facts: { remaining: "5", resetsAt: "2026-11-22T00:00:00.000Z" },
      },
    };
    expect(await world.play.bet(bet)).toEqual(no);
    world.guard.mayPlay = () => Promise.resolve(ok());
    expect(await world.play.bet(bet)).toEqual(no);
    expect(await world.moneyOf(playerId)).toBe("1000 / 0 / 0 / 0");
  });

  test("a bet that was taken is answered as taken, whatever they say by now", async () => {
    const playerId = await world.openPlayer({ cash_free: 10_00n });
    const bet = betOf({ playerId });
    await world.play.bet(bet);
    world.guard.mayPlay = () => Promise.resolve(limitReached(0n));
    expect(await world.play.bet(bet)).toMatchObject({ value: { isRepeat: true } });
  });

  test("what gives or pays is never kept back by them", async () => {
    const playerId = await world.openPlayer({ cash_free: 10_00n });
    const [won, back, lost] = [betOf({ playerId }), betOf({ playerId }), betOf({ playerId })];
    for (const bet of [won, back, lost]) await world.play.bet(bet);
    world.guard.mayPlay = () => Promise.resolve(limitReached(0n));
    const of = ({ roundId }: { roundId: string }) => ({ ...commandOf({ playerId }), roundId });
    expect(told(await world.play.win({ ...of(won), minor: 5_00n }))).toBe("done");
    const betId = back.operationId;
    expect(told(await world.play.rollback({ ...of(back), betId }))).toBe("done");
    expect(told(await world.play.endRound(of(lost)))).toBe("done");
    expect(await world.moneyOf(playerId)).toBe("1300 / 0 / 0 / 0");
  });

  test("they are asked for a batch at once, and one player's no is that player's alone", async () => {
    const players = await Promise.all(
      Array.from({ length: 25 }, () => world.openPlayer({ cash_free: 5_00n })),
    );
    const barred = players[12];
    world.guard.mayPlay = (_, { playerId }) =>
      Promise.resolve(playerId === barred ? limitReached(1n) : ok());
    world.askedTogether.length = 0;
    const answers = await Promise.all(
      players.map((playerId) => world.play.bet(betOf({ playerId }))),
    );
    expect(answers.map(told)).toEqual(
      players.map((playerId) => (playerId === barred ? "limit_reached" : "done")),
    );
    expect(world.askedTogether).toEqual([25]);
  });

  describe("a no that is for now", () => {
    const notKnown = () => Promise.resolve(refuse({ code: "not_known_now" as const }));

    test("is told and not kept: the same bet is taken once they agree", async () => {
      const playerId = await world.openPlayer({ cash_free: 10_00n });
      const bet = betOf({ playerId });
      world.guard.mayPlay = notKnown;
      const no = { ok: false, refusal: { code: "not_known_now", facts: {} } };
      expect(await world.play.bet(bet)).toEqual(no);
      expect(await world.play.bet(bet)).toEqual(no);
      world.guard.mayPlay = () => Promise.resolve(ok());
      expect(await world.play.bet(bet)).toMatchObject({ value: { isRepeat: false } });
      expect(await world.moneyOf(playerId)).toBe("900 / 0 / 0 / 100");
    });

    test("takes nothing back that was taken, and leaves the others of its batch alone", async () => {
      const players = await Promise.all(
        [1, 2, 3].map(() => world.openPlayer({ cash_free: 5_00n })),
      );
      const bets = players.map((playerId) => betOf({ playerId }));
      const [taken, , unknown] = bets;
      if (taken === undefined || unknown === undefined) throw new Error("three bets were made");
      await world.play.bet(taken);
      world.guard.mayPlay = (_, { playerId }) =>
        playerId === players[1] ? Promise.resolve(ok()) : notKnown();
      const answers = await Promise.all(bets.map((bet) => world.play.bet(bet)));
      expect(answers.map(told)).toEqual(["done", "done", "not_known_now"]);
      expect(await world.moneyOf(taken.playerId)).toBe("400 / 0 / 0 / 100");
      expect(await world.moneyOf(unknown.playerId)).toBe("500 / 0 / 0 / 0");
    });
  });
});

test("what is asked together moves together: a batch is one transaction", async () => {
  const players = await Promise.all([1, 2, 3, 4].map(() => world.openPlayer({ cash_free: 5_00n })));
  const bets = players.map((playerId) => betOf({ playerId }));
  await Promise.all(bets.map((bet) => world.play.bet(bet)));
  await Promise.all(
    bets.map(({ playerId, roundId }) =>
      world.play.win({ ...commandOf({ playerId }), roundId, minor: 5n }),
    ),
  );
  const { rows } = await world.database.pool.query(
    `SELECT kind, count(*)::integer AS transfers, count(DISTINCT posting)::integer AS transactions
     FROM ledger.transfers WHERE player_id = ANY ($1) AND kind <> 'grant' GROUP BY kind ORDER BY kind`,
    [players],
  );
  expect(rows).toEqual(
    ["settle", "stake", "win"].map((kind) => ({ kind, transfers: 4, transactions: 1 })),
  );
});
