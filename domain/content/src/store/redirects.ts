import type { Database, Transact } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import type { RedirectRefusal } from "../refusals.ts";
import { lockBucket, recordChanges, type AnnounceContent } from "./change-log.ts";
import type { RecordContentAct } from "./recorded-act.ts";
import { refuseByRollback } from "./refuse-by-rollback.ts";

export type Redirect = { readonly from: string; readonly to: string };

export type WrittenRedirect = Redirect & { readonly writtenAt: Date; readonly writtenBy: string };

/** Addresses that editors send on to another. A page of the same address wins over them. */
export function createRedirects({
  database,
  clock,
  announce,
  record,
}: {
  database: Database;
  clock: Clock;
  announce: AnnounceContent;
  record: RecordContentAct;
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
        const before = await findRedirect(tx, { bucket, from });
        await record(tx, {
          by,
          action: "content.redirect-set",
          subject: from,
          facts: { bucket },
          before,
          after: { from, to },
        });
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

    async removeRedirect(request: {
      readonly bucket: string;
      readonly from: string;
      readonly by: string;
    }): Promise<boolean> {
      const { bucket, from, by } = request;
      const told = await refuseByRollback(database, async (tx) => {
        if (!(await lockBucket(tx, bucket))) return refuse({ code: "not_found" });
        const before = await findRedirect(tx, { bucket, from });
        if (before === undefined) return refuse({ code: "not_found" });
        await sql`
          DELETE FROM content.redirect WHERE bucket = ${bucket} AND from_path = ${from}
        `.execute(tx);
        await record(tx, {
          by,
          action: "content.redirect-removed",
          subject: from,
          facts: { bucket },
          before,
        });
        const changes = [{ what: "redirect", subject: from }] as const;
        return ok(await recordChanges(tx, { bucket, at: clock(), changes }));
      });
      if (told.ok) await announce(told.value);
      return told.ok;
    },

    /** By address; `search` is found in either of the two. */
    async listRedirects(
      bucket: string,
      { search = "", page = 1, pageSize = 10_000 }: RedirectPage = {},
    ): Promise<{ readonly items: readonly WrittenRedirect[]; readonly total: number }> {
      const { rows } = await sql<WrittenRedirect & { total: bigint }>`
        SELECT from_path AS from, to_path AS to, written_at AS "writtenAt",
               written_by AS "writtenBy", count(*) OVER () AS total
        FROM content.redirect
        WHERE bucket = ${bucket} AND strpos(lower(from_path || ' ' || to_path), lower(${search})) > 0
        ORDER BY from_path LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}
      `.execute(database.db);
      const items = rows.map(({ total: _total, ...item }) => item);
      return { items, total: Number(rows[0]?.total ?? 0n) };
    },
  };
}

type RedirectPage = {
  readonly search?: string | undefined;
  readonly page?: number;
  readonly pageSize?: number;
};

async function findRedirect(
  tx: Transact,
  { bucket, from }: { bucket: string; from: string },
): Promise<Redirect | undefined> {
  const { rows } = await sql<Redirect>`
    SELECT from_path AS from, to_path AS to FROM content.redirect
    WHERE bucket = ${bucket} AND from_path = ${from}
  `.execute(tx);
  return rows[0];
}
