import type { Database } from "@croupier/database";
import type { Money } from "@croupier/kit/money";
import { sql } from "kysely";
import { moneyOf } from "./asset-code.ts";

export type HouseBalance = {
  readonly account: string;
  /** All stripes together. */
  readonly balance: Money;
  /** By how much it is more or less than at the moment that was asked about. */
  readonly movedSince: Money;
  /** How many of its stripes ever moved, and how many entries they have in all. */
  readonly stripes: number;
  readonly entries: bigint;
};

type Row = {
  account: string;
  asset: string;
  balance: bigint;
  then: bigint;
  stripes: number;
  entries: bigint;
};

/**
 * What the house itself has, account by account. What an account held at a moment is found by halving:
 * its entries are numbered in the order of time, so a hot stripe costs a few lookups and not a day's walk.
 */
export async function readHouseBalances(
  db: Database["db"],
  since: Date,
): Promise<readonly HouseBalance[]> {
  const { rows } = await sql<Row>`
    WITH RECURSIVE stripe AS (
      SELECT a.player_id, a.account, a.asset, a.balance, a.version
      FROM ledger.accounts AS a
      WHERE starts_with(a.account, 'house_')
    ), halving (player_id, account, asset, low, high) AS (
      SELECT player_id, account, asset, 0::bigint, version FROM stripe
      UNION ALL
      SELECT h.player_id, h.account, h.asset,
             CASE WHEN e.recorded_at < ${since} THEN h.low + (h.high - h.low + 1) / 2 ELSE h.low END,
             CASE WHEN e.recorded_at < ${since} THEN h.high ELSE h.low + (h.high - h.low + 1) / 2 - 1 END
      FROM halving AS h
      JOIN LATERAL (
        SELECT x.recorded_at FROM ledger.entries AS x
        WHERE x.player_id = h.player_id AND x.account = h.account AND x.asset = h.asset
          AND x.version = h.low + (h.high - h.low + 1) / 2
      ) AS e ON true
      WHERE h.low < h.high
    )
    SELECT s.account, s.asset, sum(s.balance)::bigint AS balance,
           coalesce(sum(e.current_balance), 0)::bigint AS then,
           count(*) FILTER (WHERE s.version > 0)::int AS stripes, sum(s.version)::bigint AS entries
    FROM stripe AS s
    JOIN halving AS h USING (player_id, account, asset)
    LEFT JOIN ledger.entries AS e
      ON e.player_id = s.player_id AND e.account = s.account AND e.asset = s.asset
        AND e.version = h.low
    WHERE h.low = h.high
    GROUP BY s.account, s.asset ORDER BY s.account, s.asset
  `.execute(db);
  return rows.map(({ account, asset, balance, then, ...counted }) => ({
    account,
    balance: moneyOf(balance, asset),
    movedSince: moneyOf(balance - then, asset),
    ...counted,
  }));
}
