import type { Database, Transact } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";

export type Lease = { readonly game: string; readonly fence: bigint };

/** Somebody else writes by now: whatever this process was about to write is not written. */
export class Superseded extends Error {
  override readonly name = "Superseded";
}

/**
 * Who writes the flights of a game. A lease that ran out goes to whoever asks first, with a higher number;
 * each transaction of a writer begins with its number and fails where it is not the highest any more.
 */
export function createWriterLease({
  database,
  clock,
  leaseMs,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly leaseMs: number;
}) {
  return {
    /** Undefined while another writer is there. Asked again by its own writer it is longer, and the same. */
    async take(game: string, writer: string): Promise<Lease | undefined> {
      const now = clock();
      const until = new Date(now.getTime() + leaseMs);
      const { rows } = await sql<{ fence: bigint }>`
        INSERT INTO casino.flight_writers AS w (game, writer, fence, leased_until)
        VALUES (${game}, ${writer}, 1, ${until})
        ON CONFLICT (game) DO UPDATE SET
          writer = excluded.writer, leased_until = excluded.leased_until,
          fence = CASE WHEN w.writer = excluded.writer THEN w.fence ELSE w.fence + 1 END
        WHERE w.writer = excluded.writer OR w.leased_until <= ${now}
        RETURNING fence
      `.execute(database.db);
      return rows[0] && { game, fence: rows[0].fence };
    },

    /** So that the next one need not wait. */
    async give({ game, fence }: Lease): Promise<void> {
      await sql`
        UPDATE casino.flight_writers SET leased_until = ${clock()}
        WHERE game = ${game} AND fence = ${String(fence)}
      `.execute(database.db);
    },
  };
}

/** The first statement of whatever a writer writes. Whoever comes next waits until it is committed. */
export async function requireLease(tx: Transact, { game, fence }: Lease): Promise<void> {
  const { rows } = await sql`
    SELECT FROM casino.flight_writers WHERE game = ${game} AND fence = ${String(fence)} FOR SHARE
  `.execute(tx);
  if (rows.length === 0) throw new Superseded(`another process writes the flights of ${game}`);
}
