import type { Database } from "@croupier/database";
import { sealTransfers } from "@croupier/ledger";
import type pg from "pg";

/** Entries of one statement: enough that the journeys do not count. */
const togetherMax = 200_000;

/**
 * Grants to everybody in turn, from one stripe of a house account, until the journal holds so many entries.
 * Written past the doorway, with the balances and versions it would have left: the audit reads them all.
 * Each statement is sealed before the next, as it would have been: one block of all would take minutes.
 */
export async function fillUpTo(
  admin: pg.Client,
  {
    database,
    entries,
    players,
    house,
  }: { database: Database; entries: number; players: number; house: string },
): Promise<void> {
  for (;;) {
    const { rows } = await admin.query<{ count: string }>("SELECT count(*) FROM ledger.entries");
    const missing = entries - Number(rows[0]?.count);
    if (missing <= 0) break;
    // Two entries a transfer, the same number of transfers for each player.
    const turns = Math.ceil(Math.min(missing, togetherMax) / 2 / players);
    await admin.query(statement, [turns, house]);
    await sealTransfers(database);
  }
  await admin.query("VACUUM ANALYZE ledger.entries, ledger.transfers, ledger.accounts");
}

const statement = `
  WITH stripe AS (
    SELECT a.* FROM ledger.accounts AS a
    WHERE a.account = $2 AND a.player_id = ledger.house_holder(1) AND a.asset = 'EUR/2'
  ), one AS MATERIALIZED (
    SELECT a.player_id, uuidv7() AS transfer_id, turn, a.balance, a.version,
      row_number() OVER (ORDER BY turn, a.player_id) AS ordinal
    FROM ledger.accounts AS a CROSS JOIN generate_series(1, $1::integer) AS turn
    WHERE a.account = 'cash_free' AND a.asset = 'EUR/2'
  ), entered AS (
    INSERT INTO ledger.entries (
      player_id, account, asset, version, transfer_id, amount, previous_balance, current_balance, recorded_at
    )
    SELECT player_id, 'cash_free', 'EUR/2', version + turn, transfer_id, 5, balance + 5 * (turn - 1),
      balance + 5 * turn, now()
    FROM one
    UNION ALL
    SELECT s.player_id, s.account, s.asset, s.version + o.ordinal, o.transfer_id, -5,
      s.balance - 5 * (o.ordinal - 1), s.balance - 5 * o.ordinal, now()
    FROM one AS o CROSS JOIN stripe AS s
  ), recorded AS (
    INSERT INTO ledger.transfers (
      player_id, transfer_id, kind, from_account, to_account, asset, amount, reason, to_balance, to_version,
      happened_at, recorded_at
    )
    SELECT player_id, transfer_id, 'grant', $2, 'cash_free', 'EUR/2', 5, 'bench', balance + 5 * turn,
      version + turn, now(), now()
    FROM one
  )
  UPDATE ledger.accounts AS a
  SET balance = a.balance + total.change, version = a.version + total.count
  FROM (
    SELECT player_id, 'cash_free' AS account, 5 * count(*) AS change, count(*) FROM one GROUP BY player_id
    UNION ALL
    SELECT s.player_id, s.account, -5 * count(*), count(*) FROM one CROSS JOIN stripe AS s
    GROUP BY s.player_id, s.account
  ) AS total
  WHERE a.player_id = total.player_id AND a.account = total.account AND a.asset = 'EUR/2'`;
