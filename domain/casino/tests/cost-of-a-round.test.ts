import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openCasinoWorld, press } from "./casino-world.ts";

const together = 20;
/** A machine that is busy splits a batch or keeps a page occupied: that only adds, so one clean look proves it. */
const looks = { retry: 4 };
let world: Awaited<ReturnType<typeof openCasinoWorld>>;
let seats: Awaited<ReturnType<typeof world.sit>>[];
let statements = 0;

beforeAll(async () => {
  world = await openCasinoWorld();
  const counted = new WeakSet();
  world.database.pool.on("acquire", (client) => {
    if (counted.has(client)) return;
    counted.add(client);
    const ask = client.query.bind(client) as (...asked: unknown[]) => unknown;
    const askCounted = (...asked: unknown[]): unknown => {
      statements += 1;
      return ask(...asked);
    };
    client.query = askCounted as typeof client.query;
  });
  seats = await Promise.all(Array.from({ length: together * 5 }, () => world.sit()));
  // As autovacuum does once a table has grown: measured while it was empty, it may well be read whole.
  const admin = new pg.Client(world.adminUrl);
  await admin.connect();
  await admin.query("VACUUM ANALYZE casino.seeds, ledger.accounts, wallet.holds");
  await admin.end();
});
afterAll(() => world.drop());

/** One press of each, which is one batch: they are asked within one turn of the event loop. */
async function pressTogether(count: number): Promise<void> {
  const played = await Promise.all(
    seats
      .slice(0, count)
      .map(({ session }) => world.casino.frame.openRound(session, press({ stake: "0.10" }))),
  );
  expect(played.filter(({ ok }) => !ok)).toEqual([]);
}

async function statementsOf(work: () => Promise<void>): Promise<number> {
  const before = statements;
  await work();
  return statements - before;
}

type Counted = Record<"read" | "inserted" | "updated" | "inPlace", number>;

/** What connections have counted by now, by table; years of one table together. */
async function countRows(): Promise<ReadonlyMap<string, Counted>> {
  const { pool } = world.database;
  await Promise.all(
    Array.from({ length: pool.totalCount }, () => pool.query("SELECT pg_stat_force_next_flush()")),
  );
  const { rows } = await pool.query<Counted & { table: string }>(`
    SELECT schemaname || '.' || regexp_replace(relname, '_(\\d+|rest)$', '') AS table,
      sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::float8 AS read, sum(n_tup_ins)::float8 AS inserted,
      sum(n_tup_upd)::float8 AS updated, sum(n_tup_hot_upd)::float8 AS "inPlace"
    FROM pg_stat_user_tables WHERE schemaname IN ('casino', 'ledger', 'wallet') GROUP BY 1
  `);
  return new Map(rows.map((row) => [row.table, row]));
}

async function rowsOf(work: () => Promise<void>) {
  const before = await countRows();
  await work();
  const after = await countRows();
  return (table: string, what: keyof Counted): number =>
    (after.get(table)?.[what] ?? 0) - (before.get(table)?.[what] ?? 0);
}

test("rounds of many players take as many statements as one round does", looks, async () => {
  await pressTogether(1);
  const ofOne = await statementsOf(() => pressTogether(1));
  const ofMany = await statementsOf(() => pressTogether(together));
  expect(ofMany).toBe(ofOne);
  // Begun, judged, locked, read, paid, written and committed.
  expect(ofOne).toBeLessThanOrEqual(8);
});

test(
  "a press reads the seeds of its own player, among those of many that nothing is known of",
  looks,
  async () => {
    await pressTogether(together);
    const rows = await rowsOf(() => pressTogether(together));
    // Locked, read, and counted up.
    expect(rows("casino.seeds", "read")).toBeLessThanOrEqual(together * 3);
    expect(rows("ledger.accounts", "read")).toBeLessThanOrEqual(together * 12);
  },
);

test("an instant round writes what is kept of it and no row besides", looks, async () => {
  await pressTogether(together);
  const rows = await rowsOf(() => pressTogether(together));
  expect(rows("casino.rounds", "inserted")).toBe(together);
  expect(rows("casino.open_rounds", "inserted")).toBe(0);
  expect(rows("wallet.holds", "inserted")).toBe(together);
  expect(rows("wallet.operations", "inserted")).toBe(together * 2);
  // A stake and its settling; one more for each that wins.
  const transfers = rows("ledger.transfers", "inserted");
  expect(transfers).toBeGreaterThanOrEqual(together * 2);
  expect(transfers).toBeLessThanOrEqual(together * 3);
  expect(rows("ledger.entries", "inserted")).toBe(transfers * 2);
  // What a player has and what is held of it; the house once for all.
  expect(rows("ledger.accounts", "updated")).toBeLessThanOrEqual(together * 2 + 1);
  expect(rows("casino.seeds", "updated")).toBe(together);
  expect(rows("wallet.holds", "updated")).toBe(0);
});

test(
  "what a round counts up is written in its place, without touching an index",
  looks,
  async () => {
    await pressTogether(together);
    const rows = await rowsOf(() => pressTogether(together));
    for (const table of ["casino.seeds", "ledger.accounts"]) {
      expect(rows(table, "inPlace"), table).toBe(rows(table, "updated"));
    }
  },
);

test(
  "what every batch asks is planned once a connection, however long its lists are",
  looks,
  async () => {
    for (let count = 1; count <= together; count += 1) await pressTogether(count);
    const { pool } = world.database;
    const clients = await Promise.all(
      Array.from({ length: pool.totalCount }, () => pool.connect()),
    );
    // The planner tries five times by the values before it trusts a plan without them.
    const asked = await Promise.all(
      clients.map((client) =>
        client.query<{ statement: string; anew: number; once: number }>(`
        SELECT statement, custom_plans::integer AS anew, generic_plans::integer AS once
        FROM pg_prepared_statements
      `),
      ),
    );
    for (const client of clients) client.release();
    const statements = asked.flatMap(({ rows }) => rows);
    expect(statements.filter(({ once }) => once > 5)).not.toEqual([]);
    expect(statements.filter(({ anew }) => anew > 5)).toEqual([]);
  },
);
