import { transact, type Database } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import type { CommentRefusal } from "../refusals.ts";
import type { RecordContentAct } from "./recorded-act.ts";

export type NewComment = {
  readonly commentId: string;
  readonly entryId: string;
  readonly part: string;
  readonly number: number;
  readonly text: string;
  readonly by: string;
};

export type Comment = Omit<NewComment, "entryId"> & {
  readonly at: Date;
  readonly settledAt: Date | null;
  readonly settledBy: string | null;
};

/** What editors say to each other about a version. It is said once and can be settled. */
export function createComments({
  database,
  clock,
  record,
}: {
  database: Database;
  clock: Clock;
  record: RecordContentAct;
}) {
  return {
    async addComment(comment: NewComment): Promise<Result<void, CommentRefusal>> {
      const { commentId, entryId, part, number, by } = comment;
      const text = comment.text.normalize("NFC").trim();
      if (text === "" || text.length > 5_000) return refuse({ code: "comment_empty_or_too_long" });
      return transact(database, async (tx): Promise<Result<void, CommentRefusal>> => {
        const { rows } = await sql<{ isNew: boolean }>`
          INSERT INTO content.comment
            (comment_id, entry_id, part, number, text, written_at, written_by)
          SELECT ${commentId}, entry_id, part, number, ${text}, ${clock()}, ${by}
          FROM content.version
          WHERE entry_id = ${entryId} AND part = ${part} AND number = ${number}
          ON CONFLICT (comment_id) DO UPDATE SET settled_at = content.comment.settled_at
          RETURNING xmax = 0 AS "isNew"
        `.execute(tx);
        const [said] = rows;
        if (said === undefined) return refuse({ code: "version_unknown", part, number });
        if (said.isNew) {
          const after = { commentId, part, number, text };
          await record(tx, { by, action: "content.commented", subject: entryId, after });
        }
        return ok();
      });
    },

    /** False when it was settled already, or never said. */
    async settleComment({ commentId, by }: { commentId: string; by: string }): Promise<boolean> {
      return transact(database, async (tx) => {
        const { rows } = await sql<{ entryId: string }>`
          UPDATE content.comment SET settled_at = ${clock()}, settled_by = ${by}
          WHERE comment_id = ${commentId} AND settled_at IS NULL RETURNING entry_id AS "entryId"
        `.execute(tx);
        const [settled] = rows;
        if (settled === undefined) return false;
        await record(tx, {
          by,
          action: "content.comment-resolved",
          subject: settled.entryId,
          before: { commentId, resolved: false },
          after: { commentId, resolved: true },
        });
        return true;
      });
    },

    /** All of an entry, as they were said. */
    async listComments(entryId: string): Promise<readonly Comment[]> {
      const { rows } = await sql<Comment>`
        SELECT comment_id AS "commentId", part, number, text, written_at AS at, written_by AS by,
               settled_at AS "settledAt", settled_by AS "settledBy"
        FROM content.comment WHERE entry_id = ${entryId} ORDER BY written_at, comment_id
      `.execute(database.db);
      return rows;
    },
  };
}
