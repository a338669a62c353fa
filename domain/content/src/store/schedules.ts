import type { EntryKind } from "@croupier/contracts";
import { transact, type Database, type Transact } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { sql, type RawBuilder } from "kysely";
import { decidePublication, type PartNumbers } from "../entries/decide-publication.ts";
import type { ScheduleRefusal } from "../refusals.ts";
import type { AnnounceContent, ContentAnnouncement } from "./change-log.ts";
import { findLivingEntry } from "./entry-facts.ts";
import type { HintGate } from "./hint-gate.ts";
import { lacksTitle } from "./lacks-title.ts";
import type { Publications } from "./publications.ts";
import { readParts } from "./read-parts.ts";
import type { RecordContentAct } from "./recorded-act.ts";
import { titleOfEntry } from "./title-of-entry.ts";

export type ScheduleRequest = {
  readonly scheduleId: string;
  readonly entryId: string;
  readonly action: "publish" | "unpublish";
  /** Without a wish: every part, in the version that is newest now. */
  readonly parts?: PartNumbers;
  readonly dueAt: Date;
  readonly by: string;
  readonly note?: string;
  /** As typed, where a fixed page is to be hidden. */
  readonly title?: string;
};

export type Scheduled = {
  readonly scheduleId: string;
  readonly entryId: string;
  readonly kind: EntryKind;
  readonly title: string;
  readonly action: "publish" | "unpublish";
  readonly parts: PartNumbers;
  readonly dueAt: Date;
  readonly state: "waiting" | "done" | "refused" | "cancelled";
  readonly refusal: unknown;
  readonly by: string;
  readonly note: string | null;
};

type DueRow = Pick<Scheduled, "scheduleId" | "action" | "parts" | "by"> & {
  readonly entryId: string;
};

type Ran =
  | { readonly ran: "nothing" }
  | { readonly ran: "in vain" }
  | { readonly ran: "one"; readonly told: ContentAnnouncement | undefined };

/** Publishing later. A moment is a record, so a restart across it loses nothing. */
export function createSchedules({
  database,
  clock,
  announce,
  publications,
  record,
  hintGate,
}: {
  database: Database;
  clock: Clock;
  announce: AnnounceContent;
  publications: Publications;
  record: RecordContentAct;
  hintGate: HintGate;
}) {
  /**
   * The oldest that is due and has not failed yet, in a transaction of its own. What fails though
   * nothing spoke against it stays waiting, and keeps none of the others from their moment.
   */
  async function runOne(failed: Map<string, unknown>): Promise<Ran> {
    let due: DueRow | undefined;
    try {
      return await transact(database, async (tx) => {
        due = await lockNextDue(tx, { now: clock(), but: [...failed.keys()] });
        if (due === undefined) return { ran: "nothing" };
        await sql`SAVEPOINT acting`.execute(tx);
        const answer = await act(tx, due);
        // A publication that is refused half-way has written already.
        if (!answer.ok) await sql`ROLLBACK TO SAVEPOINT acting`.execute(tx);
        await settle(tx, due, answer);
        return { ran: "one", told: answer.ok ? answer.value : undefined };
      });
    } catch (error) {
      if (due === undefined) throw error;
      failed.set(due.scheduleId, error);
      return { ran: "in vain" };
    }
  }

  function act(tx: Transact, { entryId, action, parts, by }: DueRow) {
    const note = "scheduled";
    return action === "publish"
      ? publications.publishIn(tx, { entryId, parts, by, note })
      : publications.withdrawIn(tx, { entryId, parts: Object.keys(parts), by, note });
  }

  return {
    async schedule(request: ScheduleRequest): Promise<Result<void, ScheduleRefusal>> {
      const askHints = await hintGate.prepare(request.entryId);
      return transact(database, async (tx): Promise<Result<void, ScheduleRefusal>> => {
        const { scheduleId, entryId, action, dueAt, by } = request;
        const at = clock();
        if (dueAt <= at) return refuse({ code: "moment_passed" });
        const entry = await findLivingEntry(tx, entryId);
        if (entry === undefined) return refuse({ code: "not_found" });
        const facts = await readParts(tx, entryId);
        const newest = facts.map(({ part, latestNumber }) => [part, latestNumber]);
        const parts = request.parts ?? (Object.fromEntries(newest) as PartNumbers);
        if (action === "unpublish") {
          const { title } = request;
          const wished = Object.keys(parts);
          // It may be shown by then, whatever is shown now.
          const then = facts.map((part) => ({ ...part, publishedNumber: part.latestNumber }));
          if (await lacksTitle(tx, entry, { parts: then, wished, title })) {
            return refuse({ code: "title_needed" });
          }
        }
        const plan = action === "publish" ? decidePublication(facts, parts) : ok({});
        if (!plan.ok) return plan;
        const open = await askHints(tx, plan.value);
        if (open !== undefined) return refuse(open);
        const { rows } = await sql`
          INSERT INTO content.schedule (schedule_id, entry_id, action, parts, due_at, state,
                                        written_at, written_by, note)
          VALUES (${scheduleId}, ${entryId}, ${action}, ${JSON.stringify(parts)}::jsonb, ${dueAt},
                  'waiting', ${at}, ${by}, ${request.note ?? null})
          ON CONFLICT (schedule_id) DO NOTHING RETURNING schedule_id
        `.execute(tx);
        if (rows.length === 1) {
          const after = { scheduleId, action, parts, dueAt };
          await record(tx, { by, action: "content.scheduled", subject: entryId, after });
        }
        return ok();
      });
    },

    cancelSchedule({ scheduleId, by }: { scheduleId: string; by: string }): Promise<boolean> {
      return transact(database, async (tx) => {
        const { rows } = await sql<DueRow & { dueAt: Date }>`
          UPDATE content.schedule SET state = 'cancelled'
          WHERE schedule_id = ${scheduleId} AND state = 'waiting'
          RETURNING schedule_id AS "scheduleId", entry_id AS "entryId", action, parts,
                    due_at AS "dueAt"
        `.execute(tx);
        const [cancelled] = rows;
        if (cancelled === undefined) return false;
        const { entryId: subject, ...before } = cancelled;
        await record(tx, { by, action: "content.schedule-cancelled", subject, before });
        return true;
      });
    },

    /** All that an entry has waiting or had, the newest first. */
    listSchedules: (entryId: string): Promise<readonly Scheduled[]> =>
      readSchedules(
        database.db,
        sql`s.entry_id = ${entryId} ORDER BY s.due_at DESC, s.schedule_id DESC`,
      ),

    /** What a bucket has ahead of it or behind it, the next first. */
    listSchedulesOf: ({
      bucket,
      state,
    }: {
      readonly bucket: string;
      readonly state?: Scheduled["state"] | undefined;
    }): Promise<readonly Scheduled[]> =>
      readSchedules(
        database.db,
        sql`e.bucket = ${bucket} AND (${state ?? null}::text IS NULL OR s.state = ${state ?? null})
            ORDER BY s.due_at, s.schedule_id LIMIT 1000`,
      ),

    /** When the worker has to look again; undefined while nothing waits. */
    async readNextDue(): Promise<Date | undefined> {
      const { rows } = await sql<{ due: Date | null }>`
        SELECT min(due_at) AS due FROM content.schedule WHERE state = 'waiting'
      `.execute(database.db);
      return rows[0]?.due ?? undefined;
    },

    /** Acts on everything whose moment has come, the oldest first. Several workers may call it. */
    async runDue(): Promise<number> {
      const failed = new Map<string, unknown>();
      for (let count = 0; ;) {
        const one = await runOne(failed);
        if (one.ran === "nothing") {
          if (failed.size === 0) return count;
          throw new AggregateError(failed.values(), "not everything planned could be done");
        }
        if (one.ran === "in vain") continue;
        count += 1;
        if (one.told !== undefined) await announce(one.told);
      }
    },
  };
}

async function readSchedules(
  db: Database["db"],
  which: RawBuilder<unknown>,
): Promise<readonly Scheduled[]> {
  const { rows } = await sql<Scheduled>`
    SELECT s.schedule_id AS "scheduleId", s.entry_id AS "entryId", e.kind,
           ${titleOfEntry("e")} AS title, s.action, s.parts, s.due_at AS "dueAt", s.state,
           s.refusal, s.written_by AS by, s.note
    FROM content.schedule AS s JOIN content.entry AS e USING (entry_id)
    WHERE ${which}
  `.execute(db);
  return rows;
}

async function lockNextDue(
  tx: Transact,
  { now, but }: { now: Date; but: readonly string[] },
): Promise<DueRow | undefined> {
  const { rows } = await sql<DueRow>`
    SELECT schedule_id AS "scheduleId", entry_id AS "entryId", action, parts, written_by AS by
    FROM content.schedule
    WHERE state = 'waiting' AND due_at <= ${now} AND schedule_id <> ALL (${but}::uuid[])
    ORDER BY due_at, schedule_id LIMIT 1 FOR UPDATE SKIP LOCKED
  `.execute(tx);
  return rows[0];
}

async function settle(
  tx: Transact,
  { scheduleId }: DueRow,
  answer: Result<unknown, { readonly code: string }>,
): Promise<void> {
  const refusal = answer.ok ? null : JSON.stringify(answer.refusal);
  await sql`
    UPDATE content.schedule
    SET state = ${answer.ok ? "done" : "refused"}, refusal = ${refusal}::jsonb
    WHERE schedule_id = ${scheduleId}
  `.execute(tx);
}
