import type { Database } from "@croupier/database";
import { sql } from "kysely";

export type HelpFeedbackReason = "different_case" | "wrong" | "unclear" | "other";

export type HelpFeedbackTally = {
  readonly articleId: string;
  readonly bucket: string;
  readonly yes: number;
  readonly no: number;
  /** Of those who said no; who gave none is counted in `no` alone. */
  readonly reasons: Readonly<Record<HelpFeedbackReason, number>>;
  readonly lastAt: Date;
};

type Row = Omit<HelpFeedbackTally, "reasons"> & Record<HelpFeedbackReason, number>;

/** Which articles answer, and what the others lack: those that disappoint most come first. */
export function createHelpFeedbackReader(database: Database) {
  return {
    async tallyHelpFeedback(bucket?: string): Promise<HelpFeedbackTally[]> {
      const { rows } = await sql<Row>`
        SELECT article_id AS "articleId", bucket,
               count(*) FILTER (WHERE helpful)::integer AS yes,
               count(*) FILTER (WHERE NOT helpful)::integer AS no,
               count(*) FILTER (WHERE reason = 'different_case')::integer AS different_case,
               count(*) FILTER (WHERE reason = 'wrong')::integer AS wrong,
               count(*) FILTER (WHERE reason = 'unclear')::integer AS unclear,
               count(*) FILTER (WHERE reason = 'other')::integer AS other,
               max(changed_at) AS "lastAt"
        FROM support.help_feedback
        WHERE ${bucket ?? null}::text IS NULL OR bucket = ${bucket ?? null}
        GROUP BY article_id, bucket
        ORDER BY no DESC, yes, article_id
      `.execute(database.db);
      return rows.map(({ different_case, wrong, unclear, other, ...tally }) => ({
        ...tally,
        reasons: { different_case, wrong, unclear, other },
      }));
    },
  };
}
