import type { Database } from "@croupier/database";
import type { Asset, Money } from "@croupier/kit/money";
import { sql } from "kysely";
import { assetCode, moneyOf } from "./asset-code.ts";

export type BalanceThen = { readonly account: string; readonly balance: Money };

/** A moment of a clock of ours, or, to the microsecond, one that the ledger told. */
export type Moment = Date | string;

/**
 * What each of a player's accounts held at moments of the past, in the order they were asked for. The
 * entries of an account are numbered in the order of their time, so the last one before a moment is found
 * by halving: twenty looks into the key of the entries for a million of them, and no index of its own.
 */
export async function readBalancesAt(
  db: Database["db"],
  asked: { playerId: string; asset: Asset; moments: readonly Moment[] },
): Promise<BalanceThen[][]> {
  const { playerId, moments } = asked;
  const asset = assetCode(asked.asset);
  const { rows } = await sql<{ account: string; place: number; balance: bigint }>`
    WITH RECURSIVE search (account, place, at, low, high) AS (
      SELECT a.account, m.place, m.at, 0::bigint, a.version
      FROM ledger.accounts AS a
      CROSS JOIN unnest(${moments}::timestamptz[]) WITH ORDINALITY AS m (at, place)
      WHERE a.player_id = ${playerId} AND a.asset = ${asset}
      UNION ALL
      SELECT s.account, s.place, s.at,
        CASE WHEN middle.is_before THEN (s.low + s.high + 1) / 2 ELSE s.low END,
        CASE WHEN middle.is_before THEN s.high ELSE (s.low + s.high + 1) / 2 - 1 END
      FROM search AS s
      CROSS JOIN LATERAL (
        -- What is no longer kept was before everything that is.
        SELECT coalesce((
          SELECT e.recorded_at <= s.at FROM ledger.entries AS e
          WHERE e.player_id = ${playerId} AND e.account = s.account AND e.asset = ${asset}
            AND e.version = (s.low + s.high + 1) / 2
        ), true) AS is_before
      ) AS middle
      WHERE s.low < s.high
    )
    SELECT s.account, s.place::integer AS place, coalesce(
      (SELECT e.current_balance FROM ledger.entries AS e
       WHERE e.player_id = ${playerId} AND e.account = s.account AND e.asset = ${asset}
         AND e.version = s.low),
      (SELECT e.previous_balance FROM ledger.entries AS e
       WHERE e.player_id = ${playerId} AND e.account = s.account AND e.asset = ${asset}
         AND e.version = s.low + 1),
      0
    ) AS balance
    FROM search AS s WHERE s.low = s.high
  `.execute(db);
  return moments.map((_, index) =>
    rows
      .filter(({ place }) => place === index + 1)
      .map(({ account, balance }) => ({ account, balance: moneyOf(balance, asset) })),
  );
}
