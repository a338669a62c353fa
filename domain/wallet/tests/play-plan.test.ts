import { transact, type Transact } from "@croupier/database";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PlayAsked } from "../src/play/play-asked.ts";
import { playBatchWithin } from "../src/play/play-batch.ts";
import { betOf, commandOf, openPlayWorld } from "./play-world.ts";

const playersOfABatch = 20;
let world: Awaited<ReturnType<typeof openPlayWorld>>;
let playerIds: string[];

beforeAll(async () => {
  world = await openPlayWorld();
  playerIds = await Promise.all(
    Array.from({ length: playersOfABatch }, () => world.openPlayer({ cash_free: 1_000_00n })),
  );
  // The worst that statistics can say of a table that is about to grow.
  const admin = new pg.Client(world.adminUrl);
  await admin.connect();
  await admin.query("VACUUM ANALYZE wallet.holds, wallet.operations, ledger.accounts");
  await admin.end();
});
afterAll(() => world.drop());

/** Rows of two tables that a batch fetched, for each of its commands. */
async function playAndCount(asked: readonly PlayAsked<string>[]) {
  return transact(world.database, async (tx) => {
    const before = await countFetched(tx);
    const answers = await playBatchWithin(tx, { stripe: 1, asked });
    expect(answers.filter((answer) => !answer.ok)).toEqual([]);
    return ((await countFetched(tx)) - before) / asked.length;
  });
}

/** What this connection counted and has not told yet: transactions before this one may be in it. */
async function countFetched(tx: Transact): Promise<number> {
  const { rows } = await sql<{ fetched: bigint }>`
    SELECT sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::bigint AS fetched
    FROM pg_stat_xact_user_tables
    WHERE relid IN ('wallet.holds'::regclass, 'wallet.operations'::regclass)
  `.execute(tx);
  return Number(rows[0]?.fetched);
}

test.each(["by its bet", "by its round"])(
  "a stake that is ended %s is found without the stakes of others, in tables measured while empty",
  async (by) => {
    let ofAnEnd = 0;
    for (let turn = 0; turn < 10; turn += 1) {
      const bets = playerIds.map((playerId) => betOf({ playerId }));
      await playAndCount(bets.map((bet) => ({ ...bet, kind: "bet", detail: bet.spend })));
      ofAnEnd = await playAndCount(
        bets.map(({ playerId, roundId, operationId }) => ({
          ...commandOf({ playerId }),
          roundId,
          ...(by === "by its bet" && { betId: operationId }),
          kind: "win",
          minor: 0n,
          detail: "win",
        })),
      );
    }
    // Judged and moved; two hundred lie in the table.
    expect(ofAnEnd).toBeLessThan(5);
  },
);
