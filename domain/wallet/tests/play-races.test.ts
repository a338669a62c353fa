import { connect, transact } from "@croupier/database";
import { queueBehind } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { money } from "@croupier/kit/money";
import pg, { DatabaseError } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditMoney, createBonusMoney } from "../src/face.ts";
import { playBatch, playBatchWithin } from "../src/play/play-batch.ts";
import { betOf, commandOf, eur, openPlayWorld, type Play } from "./play-world.ts";

/** As many players as there are races at once: each has one. */
const everybody = Array.from({ length: 25 }, (_, index) => index);
let world: Awaited<ReturnType<typeof openPlayWorld>>;
/** Two processes that know nothing of each other. */
let left: Play;
let right: Play;
let admin: pg.Pool;

beforeAll(async () => {
  world = await openPlayWorld();
  admin = new pg.Pool({ connectionString: world.adminUrl, max: 2 });
  admin.on("error", () => {});
  [left, right] = [world.openPlay(), world.openPlay()];
});
afterAll(async () => {
  await admin.end();
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

describe("A3: a bonus that is forfeited during a bet", () => {
  /** Both are begun while the bonus is held elsewhere, in the order of the test. */
  async function race(first: "bet" | "forfeit") {
    const bonus = createBonusMoney({ ledger: world.ledger });
    await bonus.openBonuses(eur);
    const playerId = await world.openPlayer({ cash_free: 4_00n, bonus_playable: 2_00n });
    const bet = betOf({ playerId, minor: 3_00n, spend: "bonus_first" });
    const amount = money(2_00n, eur);
    const forfeit = { transferId: uuidv7(), playerId, amount, from: "bonusPlayable" as const };
    const acts = { bet: () => left.bet(bet), forfeit: () => bonus.forfeit(forfeit) };
    const order = first === "bet" ? (["bet", "forfeit"] as const) : (["forfeit", "bet"] as const);
    const lock = {
      text: `SELECT FROM ledger.accounts
        WHERE player_id = $1 AND account = 'bonus_playable' FOR UPDATE`,
      values: [playerId],
    };
    const ended = await queueBehind(
      admin,
      lock,
      order.map((act) => async () => {
        const answer = await acts[act]();
        return `${act}: ${answer.ok ? "done" : answer.refusal.code}`;
      }),
    );
    const during = await world.moneyOf(playerId);
    const { roundId, operationId: betId } = bet;
    await right.rollback({ ...commandOf({ playerId }), roundId, betId });
    return { ended, during, after: await world.moneyOf(playerId) };
  }

  test("is staked where the bet was first, and comes back as it was", async () => {
    expect(await race("bet")).toEqual({
      ended: ["bet: done", "forfeit: insufficient_funds"],
      during: "300 / 0 / 0 / 300",
      after: "400 / 0 / 200 / 0",
    });
  });

  test("is gone where it was forfeited first, and the bet takes cash", async () => {
    expect(await race("forfeit")).toEqual({
      ended: ["forfeit: done", "bet: done"],
      during: "100 / 0 / 0 / 300",
      after: "400 / 0 / 0 / 0",
    });
  });
});

describe("A3: at the doorway itself, over two connections, two bets of which the balance covers one", () => {
  const asked = (playerId: string) => ({
    ...betOf({ playerId, minor: 3_00n }),
    kind: "bet" as const,
    detail: "cash_first",
  });

  /** One whose transaction is open still when the other comes. */
  async function race(playerId: string) {
    const other = connect({ url: world.appUrl, name: "another process" });
    const [one, another] = [asked(playerId), asked(playerId)];
    let second: Promise<PromiseSettledResult<string>[]> | undefined;
    try {
      const first = await transact(world.database, async (tx) => {
        const answers = await playBatchWithin(tx, { stripe: 1, asked: [one] });
        second = Promise.allSettled([
          playBatch(other.pool, { stripe: 2, asked: [another] }).then(told),
        ]);
        await untilWaiting();
        return told(answers);
      });
      const [late] = (await second) ?? [];
      // What a process does with whatever was thrown: it asks again, in the same words.
      const again = told(await playBatch(other.pool, { stripe: 2, asked: [another] }));
      return {
        first,
        late: late?.status === "rejected" ? codeOf(late.reason) : late?.value,
        again,
      };
    } finally {
      await second;
      await other.close();
    }
  }

  const told = (answers: Awaited<ReturnType<typeof playBatch>>) =>
    answers.map((answer) => (answer.ok ? "done" : answer.refusal.code)).join();
  const codeOf = (error: unknown) => (error instanceof DatabaseError ? error.code : error);

  async function untilWaiting(): Promise<void> {
    const waiting = `SELECT FROM pg_stat_activity
      WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    const count = async () => (await admin.query(waiting)).rowCount;
    await expect.poll(count, { timeout: 10_000 }).toBe(1);
  }

  test("the second waits for the accounts, and is refused with what is left before it", async () => {
    const playerId = await world.openPlayer({ cash_free: 5_00n });
    expect(await race(playerId)).toEqual({
      first: "done",
      late: "insufficient_funds",
      again: "insufficient_funds",
    });
    expect(await world.moneyOf(playerId)).toBe("200 / 0 / 0 / 300");
  });

  test("without its locks the key of entries throws it back, nothing is written, and asked again it is refused", async () => {
    const playerId = await world.openPlayer({ cash_free: 5_00n });
    await withoutLocks(async () => {
      expect(await race(playerId)).toEqual({
        first: "done",
        late: "23505",
        again: "insufficient_funds",
      });
    });
    expect(await world.moneyOf(playerId)).toBe("200 / 0 / 0 / 300");
  });

  /** As the doorway would be for an account that was not there yet to be locked. */
  async function withoutLocks(act: () => Promise<void>): Promise<void> {
    const { rows } = await admin.query<{ text: string }>(
      `SELECT pg_get_functiondef(oid) AS text FROM pg_proc
       WHERE pronamespace = 'wallet'::regnamespace AND proname = 'play'`,
    );
    const text = rows[0]?.text ?? "";
    const lock = / FOR NO KEY UPDATE OF \w+/g;
    expect(text.match(lock)).toHaveLength(2);
    await admin.query(text.replace(lock, ""));
    try {
      await act();
    } finally {
      await admin.query(text);
    }
  }
});
