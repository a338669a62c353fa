import type { EntryKind } from "@croupier/contracts";
import { transact, type Database, type Transact } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import { decidePublication, type PartNumbers } from "../entries/decide-publication.ts";
import { isApproved, isOwnWork } from "../entries/decide-review.ts";
import type { AnswerReviewRefusal, AskReviewRefusal, NotFound } from "../refusals.ts";
import { lockBucket } from "./change-log.ts";
import { findLivingEntry, type EntryFacts } from "./entry-facts.ts";
import { readParts } from "./read-parts.ts";
import type { HintGate } from "./hint-gate.ts";
import type { RecordContentAct } from "./recorded-act.ts";
import { refuseByRollback } from "./refuse-by-rollback.ts";
import { titleOfEntry } from "./title-of-entry.ts";

export type ReviewRequest = {
  readonly reviewId: string;
  readonly entryId: string;
  /** Without a wish: every part whose newest version is not shown. */
  readonly parts?: PartNumbers;
  readonly by: string;
  readonly note?: string;
};

export type Review = {
  readonly reviewId: string;
  readonly entryId: string;
  readonly kind: EntryKind;
  readonly title: string;
  readonly parts: PartNumbers;
  readonly state: "waiting" | "approved" | "declined";
  readonly askedAt: Date;
  readonly askedBy: string;
  readonly note: string | null;
  readonly answeredAt: Date | null;
  readonly answeredBy: string | null;
  readonly answer: string | null;
};

/** Somebody else looks before visitors do. Kinds that want it are published only after a yes. */
export function createReviews({
  database,
  clock,
  record,
  hintGate,
}: {
  database: Database;
  clock: Clock;
  record: RecordContentAct;
  hintGate: HintGate;
}) {
  return {
    async askForReview(request: ReviewRequest): Promise<Result<void, AskReviewRefusal>> {
      const askHints = await hintGate.prepare(request.entryId);
      return refuseByRollback(database, async (tx): Promise<Result<void, AskReviewRefusal>> => {
        const { reviewId, entryId, by, note } = request;
        const entry = await findLivingEntry(tx, entryId);
        if (entry === undefined) return refuse({ code: "not_found" });
        const plan = decidePublication(await readParts(tx, entryId), request.parts);
        if (!plan.ok) return plan;
        const open = await askHints(tx, plan.value);
        if (open !== undefined) return refuse(open);
        const { rows } = await sql`
          INSERT INTO content.review (review_id, entry_id, parts, asked_at, asked_by, note, state)
          VALUES (${reviewId}, ${entryId}, ${JSON.stringify(plan.value)}::jsonb, ${clock()}, ${by},
                  ${note ?? null}, 'waiting')
          ON CONFLICT (review_id) DO NOTHING RETURNING review_id
        `.execute(tx);
        if (rows.length === 1) {
          const after = { reviewId, parts: plan.value, note };
          await record(tx, { by, action: "content.review-asked", subject: entryId, after });
        }
        return ok();
      });
    },

    async answerReview(request: {
      readonly reviewId: string;
      readonly approved: boolean;
      readonly by: string;
      readonly answer?: string;
    }): Promise<Result<void, AnswerReviewRefusal>> {
      const entryId = await findReviewed(database, request.reviewId);
      if (entryId === undefined) return refuse({ code: "not_found" });
      const askHints = await hintGate.prepare(entryId);
      return refuseByRollback(database, async (tx): Promise<Result<void, AnswerReviewRefusal>> => {
        const { reviewId, approved, by, answer } = request;
        const asked = await lockWaiting(tx, reviewId);
        if (asked === undefined) return refuse({ code: "not_found" });
        if (isOwnWork(by, asked)) return refuse({ code: "own_work" });
        const open = approved ? await askHints(tx, asked.parts) : undefined;
        if (open !== undefined) return refuse(open);
        await sql`
          UPDATE content.review
          SET state = ${approved ? "approved" : "declined"}, answered_at = ${clock()},
              answered_by = ${by}, answer = ${answer ?? null}
          WHERE review_id = ${reviewId}
        `.execute(tx);
        await record(tx, {
          by,
          action: "content.review-answered",
          subject: asked.entryId,
          before: { reviewId, state: "waiting" },
          after: { reviewId, state: approved ? "approved" : "declined", answer },
        });
        return ok();
      });
    },

    /** Of one entry, or all that wait in a bucket; the newest first. */
    async listReviews(
      of: { readonly entryId: string } | { readonly waitingIn: string },
    ): Promise<readonly Review[]> {
      const which =
        "entryId" in of
          ? sql`r.entry_id = ${of.entryId}`
          : sql`e.bucket = ${of.waitingIn} AND r.state = 'waiting'`;
      const { rows } = await sql<Review>`
        SELECT r.review_id AS "reviewId", r.entry_id AS "entryId", e.kind,
               ${titleOfEntry("e")} AS title, r.parts, r.state,
               r.asked_at AS "askedAt", r.asked_by AS "askedBy", r.note,
               r.answered_at AS "answeredAt", r.answered_by AS "answeredBy", r.answer
        FROM content.review AS r JOIN content.entry AS e USING (entry_id)
        WHERE ${which} ORDER BY r.asked_at DESC, r.review_id DESC
      `.execute(database.db);
      return rows;
    },

    requireFourEyes(request: {
      readonly bucket: string;
      readonly kind: EntryKind;
      readonly required: boolean;
      readonly by: string;
    }): Promise<Result<void, NotFound>> {
      return transact(database, async (tx): Promise<Result<void, NotFound>> => {
        const { bucket, kind, required, by } = request;
        if (!(await lockBucket(tx, bucket))) return refuse({ code: "not_found" });
        const { rows } = await sql`
          DELETE FROM content.four_eyes WHERE bucket = ${bucket} AND kind = ${kind} RETURNING kind
        `.execute(tx);
        if (required) {
          await sql`INSERT INTO content.four_eyes (bucket, kind) VALUES (${bucket}, ${kind})`.execute(
            tx,
          );
        }
        await record(tx, {
          by,
          action: "content.four-eyes-set",
          subject: bucket,
          before: { kind, required: rows.length === 1 },
          after: { kind, required },
        });
        return ok();
      });
    },

    async listFourEyes(bucket: string): Promise<readonly EntryKind[]> {
      const { rows } = await sql<{ kind: EntryKind }>`
        SELECT kind FROM content.four_eyes WHERE bucket = ${bucket} ORDER BY kind
      `.execute(database.db);
      return rows.map(({ kind }) => kind);
    },
  };
}

/** Whether somebody else still has to look before these versions are shown. */
export async function lacksApproval(
  tx: Transact,
  { entryId, bucket, kind }: EntryFacts,
  plan: PartNumbers,
): Promise<boolean> {
  const wanted = await sql`
    SELECT FROM content.four_eyes WHERE bucket = ${bucket} AND kind = ${kind}
  `.execute(tx);
  if (wanted.rows.length === 0) return false;
  const { rows } = await sql<{ parts: PartNumbers }>`
    SELECT parts FROM content.review WHERE entry_id = ${entryId} AND state = 'approved'
  `.execute(tx);
  return !isApproved(
    plan,
    rows.map(({ parts }) => parts),
  );
}

async function findReviewed({ db }: Database, reviewId: string): Promise<string | undefined> {
  const { rows } = await sql<{ entryId: string }>`
    SELECT entry_id AS "entryId" FROM content.review WHERE review_id = ${reviewId}
  `.execute(db);
  return rows[0]?.entryId;
}

type Waiting = {
  readonly entryId: string;
  readonly parts: PartNumbers;
  readonly askedBy: string;
  readonly writers: readonly string[];
};

async function lockWaiting(tx: Transact, reviewId: string): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    SELECT r.entry_id AS "entryId", r.parts, r.asked_by AS "askedBy", ARRAY(
      SELECT v.written_by FROM content.version AS v
      WHERE v.entry_id = r.entry_id AND (r.parts ->> v.part)::integer = v.number
    ) AS writers
    FROM content.review AS r WHERE r.review_id = ${reviewId} AND r.state = 'waiting' FOR UPDATE
  `.execute(tx);
  return rows[0];
}
