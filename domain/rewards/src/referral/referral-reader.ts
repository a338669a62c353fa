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
/** Beyond so many the oldest are not counted: nobody has so many friends. */
const countedMax = 5_000;

export type FindConfirmed = (
  database: Database,
  playerIds: readonly string[],
) => Promise<ReadonlySet<string>>;

/** A friend who leaves, is blocked or takes a break looks like before: that is theirs to tell. */
export async function readFriends(
  database: Database,
  playerId: string,
  findConfirmed: FindConfirmed,
): Promise<Friends> {
  const { rows } = await sql<{ friend_id: string; joined_on: string }>`
    SELECT friend_id, to_char(joined_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS joined_on
    FROM rewards.referral WHERE player_id = ${playerId}
    ORDER BY joined_at DESC, friend_id LIMIT ${countedMax}
  `.execute(database.db);
  const confirmed = await findConfirmed(
    database,
    rows.map(({ friend_id }) => friend_id),
  );
  return {
    joined: rows.length,
    confirmed: confirmed.size,
    newest: rows.slice(0, shownMax).map(({ friend_id, joined_on }) => ({
      joinedOn: joined_on,
      status: confirmed.has(friend_id) ? "CONFIRMED" : "JOINED",
    })),
  };
}
