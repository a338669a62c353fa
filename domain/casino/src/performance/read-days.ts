import type { Database } from "@croupier/database";
import { getAsset, type Asset } from "@croupier/kit/money";
import { sql } from "kysely";

/** What was played on a day in one currency, of a game or of all of them. A day is one of UTC. */
export type PlayedDay = {
  /** `2026-11-23` */
  readonly day: string;
  readonly asset: Asset;
  readonly rounds: number;
  readonly staked: bigint;
  readonly paid: bigint;
  readonly freeStaked: bigint;
  readonly freePaid: bigint;
};

/** The newest day first. What is counted by the hour is some minutes late. */
export async function readPlayedDays(
  { db }: Pick<Database, "db">,
  asked: { readonly from: Date; readonly until: Date; readonly game?: string | undefined },
): Promise<readonly PlayedDay[]> {
  const { rows } = await sql<Omit<PlayedDay, "asset"> & { asset: string }>`
    SELECT to_char(hour AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, asset,
      sum(rounds)::double precision AS rounds, sum(staked)::bigint AS staked, sum(paid)::bigint AS paid,
      sum(free_staked)::bigint AS "freeStaked", sum(free_paid)::bigint AS "freePaid"
    FROM casino.hours
    WHERE hour >= ${asked.from} AND hour < ${asked.until}
      AND (${asked.game ?? null}::text IS NULL OR game = ${asked.game ?? null})
    GROUP BY 1, 2 ORDER BY 1 DESC, 2
  `.execute(db);
  return rows.map(({ asset, ...row }) => ({ ...row, asset: getAsset(asset.split("/")[0] ?? "") }));
}

/** When hours were counted last; undefined: never. */
export async function readCountedAt({ db }: Pick<Database, "db">): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    SELECT max(counted_at) AS at FROM casino.hours
    WHERE hour = (SELECT max(hour) FROM casino.hours)
  `.execute(db);
  return rows[0]?.at ?? undefined;
}

/** What stays with the house of what players staked themselves; what free rounds pay is a cost beside it. */
export function grossOf(
  of: Pick<PlayedDay, "staked" | "paid" | "freeStaked" | "freePaid">,
): bigint {
  return of.staked - of.freeStaked - (of.paid - of.freePaid);
}
