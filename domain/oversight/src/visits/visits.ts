import type { Database } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";

/** Something a visitor did, with what it was done to. Nothing in it leads to the visitor. */
export type VisitEvent = {
  readonly name: string;
  readonly path: string;
  readonly facts: Readonly<Record<string, unknown>>;
};

/** What is used of the site, told by the pages of visitors who agreed to it. */
export function createVisits({ database, clock }: { database: Database; clock: Clock }) {
  return {
    /** A batch of one sitting in one statement. */
    async record(batch: {
      brand: string;
      visit: string;
      events: readonly VisitEvent[];
    }): Promise<void> {
      const rows = batch.events.map((event) => ({ id: uuidv7(), ...event }));
      await sql`
        INSERT INTO oversight.visit_event (event_id, brand, name, visit, path, facts, recorded_at)
        SELECT id, ${batch.brand}, name, ${batch.visit}, path, facts, ${clock()}
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          AS told(id uuid, name text, path text, facts jsonb)
      `.execute(database.db);
    },

    async forgetBefore(moment: Date): Promise<void> {
      await sql`DELETE FROM oversight.visit_event WHERE recorded_at < ${moment}`.execute(
        database.db,
      );
    },
  };
}

export type Visits = ReturnType<typeof createVisits>;
