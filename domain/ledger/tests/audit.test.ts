import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runAudit } from "../src/face.ts";
import { openWorld, transferOf } from "./world.ts";

let world: Awaited<ReturnType<typeof openWorld>>;
let admin: pg.Client;

beforeEach(async () => {
  world = await openWorld();
  const alice = await world.openPlayer(10_00n);
  const bob = await world.openPlayer(20_00n);
  for (const playerId of [alice, bob, alice]) {
    await world.ledger.post(
      transferOf({
        playerId,
        from: "cash_free",
        to: "held",
      }),
    );
  }
  admin = new pg.Client({ connectionString: world.adminUrl });
  await admin.connect();
});
afterEach(async () => {
  await admin.end();
  await world.drop();
});

test("a sound ledger has no violations", async () => {
  expect(await runAudit(world.database)).toEqual([]);
});

/** What an administrator, a bad restore or a bug beneath us could do, and which check sees it. */
const breaks = [
  [
    "a balance that was raised by hand",
    "UPDATE ledger.accounts SET balance = balance + 1 WHERE account = 'held'",
    ["Q1", "Q3"],
  ],
  [
    "money moved by hand between two balances",
    "UPDATE ledger.accounts SET balance = balance + CASE account WHEN 'held' THEN 1 ELSE -1 END WHERE player_id = (SELECT player_id FROM ledger.accounts WHERE account = 'cash_free' AND balance > 0)",
    ["Q3"],
  ],
  [
    "a version that was turned back",
    "UPDATE ledger.accounts SET version = version - 1 WHERE account = 'held' AND version > 1 OR account = 'cash_free'",
    ["Q3"],
  ],
  [
    "a lost entry",
    "DELETE FROM ledger.entries WHERE account = 'held' AND version = 1",
    ["Q1", "Q2", "Q3", "Q6"],
  ],
  [
    "a lost transfer",
    "DELETE FROM ledger.transfers WHERE transfer_id = (SELECT min(transfer_id::text)::uuid FROM ledger.transfers)",
    ["Q2"],
  ],
  [
    "a transfer whose amount was changed",
    "UPDATE ledger.transfers SET amount = amount + 1 WHERE to_account = 'held'",
    ["Q2"],
  ],
  [
    "a first result that was changed",
    "UPDATE ledger.transfers SET to_balance = to_balance + 1 WHERE to_account = 'held'",
    ["Q6"],
  ],
  [
    "an entry that was changed together with its balances",
    "UPDATE ledger.entries SET amount = amount + 1, current_balance = current_balance + 1 WHERE account = 'held'",
    ["Q1", "Q2", "Q3", "Q6"],
  ],
  [
    "a player's account below zero",
    "ALTER TABLE ledger.accounts DROP CONSTRAINT accounts_check; UPDATE ledger.accounts SET balance = -1 WHERE account = 'held'",
    ["Q1", "Q3", "Q4"],
  ],
  [
    "a player's account that was opened without a floor, and owes",
    `ALTER TABLE ledger.accounts DROP CONSTRAINT IF EXISTS accounts_players_owe_on_one_account;
     SELECT ledger.open_accounts(array_agg(a.player_id), '{mint}', '{EUR/2}', '{false}') FROM (
       SELECT player_id FROM ledger.accounts WHERE account = 'held' LIMIT 1
     ) AS a;
     SELECT ledger.post_transfers(1, array_agg(a.player_id), ARRAY[gen_random_uuid()], '{grant}', '{mint}',
       '{cash_free}', '{EUR/2}', '{999999}', '{test}', ARRAY[now()])
     FROM ledger.accounts AS a WHERE a.account = 'mint'`,
    ["Q4"],
  ],
  [
    "an account whose row is gone",
    "DELETE FROM ledger.accounts WHERE account = 'held'",
    ["Q1", "Q3"],
  ],
] as const;

test.each(breaks)("%s is found", async (_, sql, checks) => {
  await admin.query(sql);
  const found = await runAudit(world.database);
  expect([...new Set(found.map((violation) => violation.check.slice(0, 2)))]).toEqual(checks);
});

test("money that stays in transit is found, once it has been idle for a minute", async () => {
  await admin.query("UPDATE ledger.accounts SET account = 'transit_out' WHERE account = 'held'");
  await admin.query("UPDATE ledger.entries SET account = 'transit_out' WHERE account = 'held'");
  await admin.query(
    "UPDATE ledger.transfers SET to_account = 'transit_out' WHERE to_account = 'held'",
  );
  expect(await runAudit(world.database)).toEqual([]);
  await admin.query("UPDATE ledger.entries SET recorded_at = recorded_at - interval '2 minutes'");
  expect((await runAudit(world.database)).map((violation) => violation.check)).toEqual([
    "Q7 transit is empty when idle",
  ]);
});
