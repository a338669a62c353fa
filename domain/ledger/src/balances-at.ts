import type { Database } from "@croupier/database";
import type { Asset, Money } from "@croupier/kit/money";
import { sql } from "kysely";
import { assetCode, moneyOf } from "./asset-code.ts";

export type BalanceThen = { readonly account: string; readonly balance: Money };

/**
 * What each of a player's accounts held at moments of the past, in the order they were asked for. The
 * newest moment is looked up first and each older one from there on backwards, so that a year of play is
 * walked once and not once a moment.
 */
export async function readBalancesAt(
  db: Database["db"],
  asked: { playerId: string; asset: Asset; moments: readonly Date[] },
): Promise<BalanceThen[][]> {
  const { playerId, moments } = asked;
  const asset = assetCode(asked.asset);
  const newestFirst = moments.toSorted((one, other) => other.getTime() - one.getTime());
  const { rows } = await sql<{ account: string; at: Date; balance: bigint }>`
    WITH RECURSIVE moment AS (
      SELECT at, ordinal FROM unnest(${newestFirst}::timestamptz[]) WITH ORDINALITY AS m (at, ordinal)
    ), walk (account, ordinal, at, version, balance) AS (
      SELECT a.account, 0::bigint, NULL::timestamptz, a.version, a.balance
      FROM ledger.accounts AS a WHERE a.player_id = ${playerId} AND a.asset = ${asset}
      UNION ALL
      SELECT w.account, m.ordinal, m.at, coalesce(e.version, 0), coalesce(e.current_balance, 0)
      FROM walk AS w
      JOIN moment AS m ON m.ordinal = w.ordinal + 1
      LEFT JOIN LATERAL (
        SELECT x.version, x.current_balance FROM ledger.entries AS x
        WHERE x.player_id = ${playerId} AND x.account = w.account AND x.asset = ${asset}
          AND x.version <= w.version AND x.recorded_at <= m.at
        ORDER BY x.version DESC LIMIT 1
      ) AS e ON true
    )
    SELECT account, at, balance FROM walk WHERE ordinal > 0
  `.execute(db);
  return moments.map((moment) =>
    rows
      .filter(({ at }) => at.getTime() === moment.getTime())
      .map(({ account, balance }) => ({ account, balance: moneyOf(balance, asset) })),
  );
}
