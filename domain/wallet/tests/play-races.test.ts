import { uuidv7 } from "@croupier/kit/ids";
import { money } from "@croupier/kit/money";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditMoney, createBonusMoney } from "../src/face.ts";
import { betOf, commandOf, eur, openPlayWorld, type Play } from "./play-world.ts";

/** As many players as there are races at once: each has one. */
const everybody = Array.from({ length: 25 }, (_, index) => index);
let world: Awaited<ReturnType<typeof openPlayWorld>>;
/** Two processes that know nothing of each other. */
let left: Play;
let right: Play;

beforeAll(async () => {
  world = await openPlayWorld();
  [left, right] = [world.openPlay(), world.openPlay()];
});
afterAll(async () => {
  expect(await auditMoney(world.database)).toEqual([]);
  await world.drop();
});

const openEverybody = (minors: Parameters<typeof world.openPlayer>[0]) =>
  Promise.all(everybody.map(() => world.openPlayer(minors)));

test("A3: of a rollback and a win of one bet at once, one is done and the other told why not", async () => {
  const players = await openEverybody({ cash_free: 5_00n });
  const bets = players.map((playerId) => betOf({ playerId }));
  await Promise.all(bets.map((bet) => left.bet(bet)));
  const answers = await Promise.all(
    bets.map((bet) => {
      const { playerId, roundId, operationId: betId } = bet;
      const about = () => ({ ...commandOf({ playerId }), roundId, betId });
      return Promise.all([left.win({ ...about(), minor: 3_00n }), right.rollback(about())]);
    }),
  );
  const ends = await Promise.all(
    answers.map(async ([win, rollback], index) => ({
      win: win.ok ? "done" : win.refusal.code,
      rollback: rollback.ok ? "done" : rollback.refusal.code,
      money: await world.moneyOf(players[index] ?? ""),
    })),
  );
  const won = { win: "done", rollback: "already_settled", money: "700 / 0 / 0 / 0" };
  const back = { win: "already_rolled_back", rollback: "done", money: "500 / 0 / 0 / 0" };
  for (const end of ends) expect([won, back]).toContainEqual(end);
});

test("A3: two tabs that place one bet place it once, and another under its id is no bet", async () => {
  const players = await openEverybody({ cash_free: 5_00n });
  const answers = await Promise.all(
    players.map((playerId) => {
      const bet = betOf({ playerId });
      return Promise.all([
        left.bet(bet),
        right.bet(bet),
        right.bet({ ...bet, minor: bet.minor + 1n }),
      ]);
    }),
  );
  for (const [index, [one, other, more]] of answers.entries()) {
    // Whichever content came first is the bet; the other one is told so.
    const codes = [one, other, more].map((answer) => (answer.ok ? "done" : answer.refusal.code));
    const balance = await world.moneyOf(players[index] ?? "");
    expect([
      { codes: ["done", "done", "operation_reused"], balance: "400 / 0 / 0 / 100" },
      { codes: ["operation_reused", "operation_reused", "done"], balance: "399 / 0 / 0 / 101" },
    ]).toContainEqual({ codes, balance });
  }
});

test("A3: a bonus that is forfeited during a bet is staked or gone, and what was staked comes back as it was", async () => {
  const bonus = createBonusMoney({ ledger: world.ledger });
  await bonus.openBonuses(eur);
  const players = await openEverybody({ cash_free: 4_00n, bonus_playable: 2_00n });
  const ends = await Promise.all(
    players.map(async (playerId) => {
      const bet = betOf({ playerId, minor: 3_00n, spend: "bonus_first" });
      const amount = money(2_00n, eur);
      const forfeit = { transferId: uuidv7(), playerId, amount, from: "bonusPlayable" as const };
      const [placed, forfeited] = await Promise.all([left.bet(bet), bonus.forfeit(forfeit)]);
      const during = await world.moneyOf(playerId);
      const { roundId, operationId: betId } = bet;
      await right.rollback({ ...commandOf({ playerId }), roundId, betId });
      const after = await world.moneyOf(playerId);
      return { placed: placed.ok, forfeited: forfeited.ok, during, after };
    }),
  );
  const staked = { during: "300 / 0 / 0 / 300", after: "400 / 0 / 200 / 0" };
  const gone = { during: "100 / 0 / 0 / 300", after: "400 / 0 / 0 / 0" };
  for (const end of ends) {
    expect([
      { placed: true, forfeited: false, ...staked },
      { placed: true, forfeited: true, ...gone },
    ]).toContainEqual(end);
  }
});
