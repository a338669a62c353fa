import type { Database } from "@croupier/database";
import { sql } from "kysely";

const atOnce = 5_000;

/**
 * For the worker: what was said with providers before, a few thousand at a time so that nobody who writes
 * waits. What came of it stands with each deposit and withdrawal, and stays. How many are gone.
 */
export async function forgetProviderCalls({ db }: Database, before: Date): Promise<number> {
  let gone = 0;
  let last = atOnce;
  while (last === atOnce) {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM cashier.provider_calls
      WHERE call_id IN (
        SELECT call_id FROM cashier.provider_calls WHERE recorded_at < ${before}
        ORDER BY recorded_at LIMIT ${atOnce}
      )
    `.execute(db);
    last = Number(numAffectedRows);
    gone += last;
  }
  return gone;
}
