import type { Database } from "@croupier/database";
import { sql } from "kysely";

/** A friend as whoever brought them may know them: no name, no address, nothing they did. */
export type Friend = {
  readonly joinedOn: string;
  readonly status: "JOINED" | "CONFIRMED";
};

export type Friends = {
  readonly joined: number;
  readonly confirmed: number;
  readonly newest: readonly Friend[];
};

const shownMax = 50;

/** A friend who leaves, is blocked or takes a break looks like before: that is theirs to tell. */
export async function readFriends(database: Database, playerId: string): Promise<Friends> {
  const { rows } = await sql<{
    joined_on: string;
    confirmed: boolean;
    joined_count: bigint;
    confirmed_count: bigint;
  }>`
    SELECT to_char(joined_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS joined_on,
           confirmed_at IS NOT NULL AS confirmed,
           count(*) OVER () AS joined_count,
           count(confirmed_at) OVER () AS confirmed_count
    FROM rewards.referral WHERE player_id = ${playerId}
    ORDER BY joined_at DESC, friend_id LIMIT ${shownMax}
  `.execute(database.db);
  return {
    joined: Number(rows[0]?.joined_count ?? 0n),
    confirmed: Number(rows[0]?.confirmed_count ?? 0n),
    newest: rows.map(({ joined_on, confirmed }) => ({
      joinedOn: joined_on,
      status: confirmed ? "CONFIRMED" : "JOINED",
    })),
  };
}
