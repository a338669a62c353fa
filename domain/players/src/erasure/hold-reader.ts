import type { Database, Transact } from "@croupier/database";
import { policyFor } from "@croupier/policy";
import { sql } from "kysely";
import { decideHold, type Hold } from "./decide-hold.ts";

type About<T> = (db: Database["db"] | Transact, playerId: string) => Promise<T>;

/** Ports: of the books and of the cashier, which this room does not read. */
export type MoneyOfWhoLeaves = {
  readonly readMoneyKept: About<{ readonly isOpen: boolean; readonly lastMovedAt: Date | null }>;
  readonly hasMoneyUnderWay: About<boolean>;
};

type Row = {
  now: Date;
  country_code: string;
  subdivision: string | null;
  held: boolean;
  excluded: boolean;
  excluded_until: Date | null;
  asked_until: Date | null;
};

/** What stands in the way now, in the time of the database. Inside a transaction, under the player's lock. */
export async function readHold(
  db: Database["db"] | Transact,
  { playerId, money }: { playerId: string; money: MoneyOfWhoLeaves },
): Promise<Hold | undefined> {
  const { rows } = await sql<Row>`
    SELECT now() AS now, p.country_code, p.subdivision,
           EXISTS (
             SELECT FROM players.legal_hold AS h
             WHERE h.player_id = p.player_id AND h.lifted_at IS NULL
           ) AS held,
           e.player_id IS NOT NULL AS excluded, e.may_return_at AS excluded_until,
           r.held_until AS asked_until
    FROM players.profile AS p
    LEFT JOIN LATERAL (
      SELECT x.player_id, x.may_return_at FROM players.exclusion AS x
      WHERE x.player_id = p.player_id AND NOT EXISTS (
        SELECT FROM players.exclusion_return AS back
        WHERE back.player_id = x.player_id AND back.exclusion_id = x.exclusion_id
          AND back.counts_from <= now()
      )
      ORDER BY x.may_return_at DESC NULLS FIRST LIMIT 1
    ) AS e ON true
    LEFT JOIN players.erasure_request AS r
      ON r.player_id = p.player_id AND r.state = 'HELD' AND 'STAFF' = ANY (r.hold_reasons)
    WHERE p.player_id = ${playerId}
  `.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const residence = { countryCode: row.country_code, subdivision: row.subdivision ?? undefined };
  const { documentKeeping } = policyFor({ residence, present: residence, now: row.now });
  const kept = await money.readMoneyKept(db, playerId);
  return decideHold({
    now: row.now,
    isHeldByStaff: row.held,
    hasOpenBalance: kept.isOpen,
    hasMoneyUnderWay: await money.hasMoneyUnderWay(db, playerId),
    lastMovedAt: kept.lastMovedAt,
    // What is kept of papers after an account is closed is kept of the account.
    retentionDays: documentKeeping.closedDays,
    excludedUntil: row.excluded ? (row.excluded_until ?? "ever") : null,
    askedUntil: row.asked_until,
  });
}
