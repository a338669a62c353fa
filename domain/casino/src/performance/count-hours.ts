import type { Database } from "@croupier/database";
import { hourMs, type Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import { firstIdAt } from "../rounds/first-id-at.ts";

/** A round is over within the hour, in the next, or when the house ends it a day after. */
const countedAgain = [0, 1, 24, 25, 26];

/** Counts anew what was played in the hours in which a round may have ended since. */
export function createCountHours({ database, clock }: { database: Database; clock: Clock }) {
  return async (): Promise<void> => {
    const now = clock();
    const thisHour = Math.floor(now.getTime() / hourMs) * hourMs;
    for (const before of countedAgain) {
      const from = new Date(thisHour - before * hourMs);
      await countHour(database, { from, to: new Date(from.getTime() + hourMs), now });
    }
  };
}

/** Rounds of the house's own stakes as well: a game returns to whoever plays it. */
async function countHour(
  { db }: Database,
  { from, to, now }: { readonly from: Date; readonly to: Date; readonly now: Date },
): Promise<void> {
  await sql`
    INSERT INTO casino.hours
      (game, profile_version, asset, hour, rounds, staked, paid, returned, squares,
       free_rounds, free_staked, free_paid, counted_at)
    SELECT game, profile_version, asset, ${from}, count(*), sum(staked)::bigint, sum(payout)::bigint,
      sum(payout::numeric / staked), sum((payout::numeric / staked) ^ 2),
      count(grant_id), coalesce(sum(staked) FILTER (WHERE grant_id IS NOT NULL), 0)::bigint,
      coalesce(sum(payout) FILTER (WHERE grant_id IS NOT NULL), 0)::bigint, ${now}
    FROM casino.rounds
    WHERE round_id >= ${firstIdAt(from)} AND round_id < ${firstIdAt(to)} AND state = 'closed'
    GROUP BY game, profile_version, asset
    ON CONFLICT (game, profile_version, asset, hour) DO UPDATE
    SET rounds = excluded.rounds, staked = excluded.staked, paid = excluded.paid,
      returned = excluded.returned, squares = excluded.squares,
      free_rounds = excluded.free_rounds, free_staked = excluded.free_staked,
      free_paid = excluded.free_paid, counted_at = excluded.counted_at
  `.execute(db);
}
