import type { DB } from "@croupier/database";
import { formatDecimal, money } from "@croupier/kit/money";
import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createStatements, type ToldMovement } from "../src/face.ts";
import { readBalanceHistory } from "../src/balance-history.ts";
import { readTurnoverLeft } from "../src/turnover.ts";
import { eur, openPlayWorld } from "./play-world.ts";

/* A player of years: what stands in the books for the first and for the hundred-thousandth movement. */

const rounds = 50_000;
let world: Awaited<ReturnType<typeof openPlayWorld>>;
let admin: pg.Pool;
let playerId: string;
const asked: CompiledQuery[] = [];
let db: Kysely<DB>;

beforeAll(async () => {
  world = await openPlayWorld();
  admin = new pg.Pool({ connectionString: world.adminUrl, max: 1 });
  admin.on("error", () => {});
  playerId = await world.openPlayer();
  // A stake of 1 cent and a win of 2, a minute each, and on every thousandth round 1 euro paid in.
  await admin.query(
    `WITH round AS (
       SELECT n, '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 minute' AS at,
         (lpad(to_hex(1767225600000 + n * 60000::bigint), 12, '0') || '7000' || '8000' || lpad(to_hex(n * 16), 12, '0')) AS hex
       FROM generate_series(1, $2::integer) AS n
     ), movement AS (
       SELECT n, at, place, kind, amount, (left(hex, 31) || place)::uuid AS transfer_id, change,
         row_number() OVER (ORDER BY n, place) AS version,
         (sum(change) OVER (ORDER BY n, place))::bigint AS balance
       FROM round
       CROSS JOIN LATERAL (VALUES ('1', 'win', 2, 2), ('2', 'stake', 1, -1), ('3', 'deposit', 100, 100))
         AS one (place, kind, amount, change)
       WHERE kind <> 'deposit' OR n % 1000 = 0
     ), entered AS (
       INSERT INTO ledger.entries (player_id, account, asset, version, transfer_id, amount, previous_balance,
         current_balance, recorded_at)
       SELECT $1, 'cash_free', 'EUR/2', version, transfer_id, change, balance - change, balance,
         at + place::integer * interval '1 second' FROM movement
     ), told AS (
       INSERT INTO ledger.transfers (player_id, transfer_id, kind, from_account, to_account, asset, amount,
         reason, from_balance, to_balance, happened_at, recorded_at)
       SELECT $1, transfer_id, kind,
         CASE kind WHEN 'stake' THEN 'cash_free' WHEN 'win' THEN 'house_casino' ELSE 'house_payments' END,
         CASE kind WHEN 'stake' THEN 'held' ELSE 'cash_free' END, 'EUR/2', amount,
         CASE kind WHEN 'deposit' THEN kind ELSE 'casino_' || kind END,
         CASE kind WHEN 'stake' THEN balance END, CASE kind WHEN 'stake' THEN 1 ELSE balance END,
         at, at + place::integer * interval '1 second' FROM movement
     )
     UPDATE ledger.accounts SET version = last.version, balance = last.balance
     FROM (SELECT max(version) AS version, max(balance) AS balance FROM movement) AS last
     WHERE player_id = $1 AND account = 'cash_free'`,
    [playerId, rounds],
  );
  await admin.query("VACUUM (ANALYZE) ledger.entries, ledger.transfers");
  db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: world.database.pool }),
    log: ({ query }) => {
      asked.push(query);
    },
  });
});
afterAll(async () => {
  await admin.end();
  await world.drop();
});

/**
 * Pages of the database that the statements of a reading touch, and whether any reads a whole table; of a
 * connection that has asked before: planning a function touches the catalogue.
 */
async function costOf(read: () => Promise<unknown>) {
  asked.splice(0);
  await read();
  for (const { sql, parameters } of asked) await admin.query(sql, [...parameters]);
  let pages = 0;
  let plans = "";
  for (const { sql, parameters } of asked.splice(0)) {
    const { rows } = await admin.query<{ "QUERY PLAN": [{ Plan: Record<string, number> }] }>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${sql}`,
      [...parameters],
    );
    const plan = rows[0]?.["QUERY PLAN"][0].Plan ?? {};
    pages += (plan["Shared Hit Blocks"] ?? 0) + (plan["Shared Read Blocks"] ?? 0);
    plans += JSON.stringify(plan);
  }
  return {
    pages,
    readsAll: /"Seq Scan","[^}]*"Relation Name":"(entries|transfers)_2026/.test(plans),
  };
}

test("the balance of a moment is found among 100,000 entries without reading them", async () => {
  const then = new Date("2026-01-08T00:00:30Z");
  const read = () => readBalanceHistory(db, { playerId, currency: eur, moments: [then] });
  const { rows } = await admin.query<{ balance: string }>(
    `SELECT current_balance AS balance FROM ledger.entries
     WHERE player_id = $1 AND account = 'cash_free' AND recorded_at <= $2 ORDER BY version DESC LIMIT 1`,
    [playerId, then],
  );
  expect(await read()).toEqual([
    { at: then, amount: formatDecimal(money(BigInt(rows[0]?.balance ?? 0), eur)) },
  ]);
  const cost = await costOf(read);
  expect(cost.readsAll).toBe(false);
  expect(cost.pages).toBeLessThan(1_000);
});

test("what is left to stake is found among 100,000 stakes and wins in the index alone", async () => {
  const asked = [{ playerId, currency: eur, turnoverPercent: 100 }];
  const now = new Date("2026-02-05T00:00:00Z");
  const read = () => readTurnoverLeft(db, asked, { now, readReturned: async () => [] });
  // Of the last euro nothing was staked yet, of each before it ten times as much.
  expect(await read()).toEqual([money(100n, eur)]);
  const cost = await costOf(read);
  expect(cost.readsAll).toBe(false);
  // With a look at each row they would be 2,829.
  expect(cost.pages).toBeLessThan(1_200);
});

test.each([
  ["the newest", {}],
  ["the oldest", { before: new Date("2026-01-01T02:00:00Z") }],
  ["the deposits", { group: "deposit" as const }],
  [
    "the games of a day",
    {
      group: "game" as const,
      from: new Date("2026-01-10T00:00:00Z"),
      before: new Date("2026-01-11T00:00:00Z"),
    },
  ],
])("a part of a long history costs what it shows: %s", async (_part, filter) => {
  const read = () => createStatements({ db }).page({ playerId, limit: 20, ...filter });
  expect((await read())?.movements).toHaveLength(20);
  const cost = await costOf(read);
  expect(cost.readsAll).toBe(false);
  expect(cost.pages).toBeLessThan(5_000);
});

test("read part by part or as a period, a history says the same, and ends where the balance stands", async () => {
  const [from, before] = [new Date("2026-01-31T00:00:00Z"), new Date("2026-01-31T12:00:00Z")];
  const statements = createStatements({ db });
  const statement = await statements.period({ playerId, from, before });
  const counted = statement === undefined ? [] : await readAll(statement.movements());
  const paged: ToldMovement[] = [];
  for (let after; ;) {
    const page = await statements.page({ playerId, from, before, limit: 97, after });
    paged.push(...(page?.movements ?? []));
    if (page?.next === undefined) break;
    after = page.next;
  }
  const line = ({ id, previous, current }: ToldMovement) => [id, previous.minor, current.minor];
  expect(paged.toReversed().map(line)).toEqual(counted.map(line));
  // A stake and a win a minute.
  expect(counted).toHaveLength(12 * 60 * 2);
  expect(counted.at(-1)?.current).toEqual(statement?.closing);
  expect(counted[0]?.previous).toEqual(statement?.opening);
});

async function readAll(movements: AsyncIterable<ToldMovement>): Promise<ToldMovement[]> {
  const read: ToldMovement[] = [];
  for await (const movement of movements) read.push(movement);
  return read;
}
