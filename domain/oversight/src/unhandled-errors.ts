import type { Database } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import { describeError } from "./describe-error.ts";

export type UnhandledError = {
  readonly id: string;
  readonly process: string;
  readonly message: string;
  readonly where: string;
  readonly count: number;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
  readonly lastTraceId: string;
};

/** Errors nobody expected, alike ones in one row. */
export function createUnhandledErrors({ database, clock }: { database: Database; clock: Clock }) {
  return {
    async record(seen: { process: string; error: unknown; traceId: string }): Promise<void> {
      const { fingerprint, message, aroseAt } = describeError(seen.error);
      const now = clock();
      await sql`
        INSERT INTO oversight.unhandled_error AS known
          (error_id, fingerprint, process, message, arose_at, last_trace_id, count, first_seen_at,
           last_seen_at)
        VALUES (${uuidv7()}, ${fingerprint}, ${seen.process}, ${message}, ${aroseAt},
                ${seen.traceId}, 1, ${now}, ${now})
        ON CONFLICT (fingerprint) DO UPDATE
        SET count = known.count + 1, last_seen_at = greatest(known.last_seen_at, ${now}),
            last_trace_id = ${seen.traceId}, message = ${message}, process = ${seen.process}
      `.execute(database.db);
    },

    /** Latest first; `before` is the `next` of the page before. */
    async list(page: {
      before?: string | undefined;
      limit: number;
    }): Promise<{ items: UnhandledError[]; next: string | null }> {
      const [seenBefore = null, idBefore = null] = page.before?.split("_") ?? [];
      const { rows } = await sql<UnhandledError>`
        SELECT error_id AS id, process, message, arose_at AS where, count::integer AS count,
               first_seen_at AS "firstSeenAt", last_seen_at AS "lastSeenAt",
               last_trace_id AS "lastTraceId"
        FROM oversight.unhandled_error
        WHERE ${seenBefore}::timestamptz IS NULL
           OR (date_trunc('milliseconds', last_seen_at), error_id)
              < (${seenBefore}::timestamptz, ${idBefore}::uuid)
        ORDER BY date_trunc('milliseconds', last_seen_at) DESC, error_id DESC
        LIMIT ${page.limit + 1}
      `.execute(database.db);
      const items = rows.slice(0, page.limit);
      const last = items.at(-1);
      const more = rows.length > page.limit && last !== undefined;
      return { items, next: more ? `${last.lastSeenAt.toISOString()}_${last.id}` : null };
    },

    async summarise(): Promise<{ count: number; lastSeenAt: Date | null }> {
      const { rows } = await sql<{ count: number; lastSeenAt: Date | null }>`
        SELECT count(*)::integer AS count, max(last_seen_at) AS "lastSeenAt"
        FROM oversight.unhandled_error
      `.execute(database.db);
      return rows[0] ?? { count: 0, lastSeenAt: null };
    },
  };
}
