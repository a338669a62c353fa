import type { Database } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import type { RedirectRefusal } from "../refusals.ts";
import { lockBucket, recordChanges, type AnnounceContent } from "./change-log.ts";
import { refuseByRollback } from "./refuse-by-rollback.ts";

export type Redirect = { readonly from: string; readonly to: string };

/** Addresses that editors send on to another. A page of the same address wins over them. */
export function createRedirects({
  database,
  clock,
  announce,
}: {
  database: Database;
  clock: Clock;
  announce: AnnounceContent;
}) {
  return {
    async saveRedirect(
      request: Redirect & { readonly bucket: string; readonly by: string },
    ): Promise<Result<void, RedirectRefusal>> {
      const { bucket, from, to, by } = request;
      if (from === to || !from.startsWith("/")) return refuse({ code: "redirect_to_itself" });
      const told = await refuseByRollback(database, async (tx) => {
        if (!(await lockBucket(tx, bucket))) return refuse({ code: "not_found" });
        const at = clock();
        await sql`
          INSERT INTO content.redirect (bucket, from_path, to_path, written_at, written_by)
          VALUES (${bucket}, ${from}, ${to}, ${at}, ${by})
          ON CONFLICT (bucket, from_path)
          DO UPDATE SET to_path = ${to}, written_at = ${at}, written_by = ${by}
        `.execute(tx);
        return ok(
          await recordChanges(tx, { bucket, at, changes: [{ what: "redirect", subject: from }] }),
        );
      });
      if (!told.ok) return told;
      await announce(told.value);
      return ok();
    },

    async removeRedirect({ bucket, from }: { bucket: string; from: string }): Promise<boolean> {
      const told = await refuseByRollback(database, async (tx) => {
        if (!(await lockBucket(tx, bucket))) return refuse({ code: "not_found" });
        const { rows } = await sql`
          DELETE FROM content.redirect WHERE bucket = ${bucket} AND from_path = ${from}
          RETURNING from_path
        `.execute(tx);
        if (rows.length === 0) return refuse({ code: "not_found" });
        const changes = [{ what: "redirect", subject: from }] as const;
        return ok(await recordChanges(tx, { bucket, at: clock(), changes }));
      });
      if (told.ok) await announce(told.value);
      return told.ok;
    },

    async listRedirects(bucket: string): Promise<readonly Redirect[]> {
      const { rows } = await sql<Redirect>`
        SELECT from_path AS from, to_path AS to FROM content.redirect
        WHERE bucket = ${bucket} ORDER BY from_path
      `.execute(database.db);
      return rows;
    },
  };
}
