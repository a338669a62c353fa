import { createHmac } from "node:crypto";
import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import type { HelpFeedbackReason } from "./feedback-reader.ts";

export type HelpFeedback = {
  readonly articleId: string;
  /** A player, or a browser that somebody answers from. Known again by it, never stored. */
  readonly author: { readonly kind: "player" | "visitor"; readonly id: string };
  readonly bucket: string;
  readonly language: string;
  readonly helpful: boolean;
  readonly reason: HelpFeedbackReason | undefined;
};

/** One answer per author and article; the next one takes the place of the one before. */
export function createHelpFeedback(needs: {
  database: Database;
  clock: Clock;
  /** Without it nobody can tell whose an answer is, not even who reads the table. */
  authorKey: Uint8Array;
}) {
  const { database, clock, authorKey } = needs;
  return {
    async give(feedback: HelpFeedback): Promise<void> {
      const { articleId, author, bucket, language, helpful } = feedback;
      const reason = helpful ? null : (feedback.reason ?? null);
      const now = clock();
      await sql`
        INSERT INTO support.help_feedback (article_id, author, bucket, language, signed_in, helpful,
                                           reason, given_at, changed_at)
        VALUES (${articleId}, ${hashAuthor(articleId, author)}, ${bucket}, ${language},
                ${author.kind === "player"}, ${helpful}, ${reason}, ${now}, ${now})
        ON CONFLICT (article_id, author) DO UPDATE
        SET helpful = ${helpful}, reason = ${reason}, language = ${language}, changed_at = ${now}
      `.execute(database.db);
    },
  };

  /** The article is in it, so that two answers of one author have nothing in common. */
  function hashAuthor(articleId: string, { kind, id }: HelpFeedback["author"]): Buffer {
    return createHmac("sha256", authorKey).update(`${kind}\n${id}\n${articleId}`).digest();
  }
}

export type HelpFeedbackDesk = ReturnType<typeof createHelpFeedback>;
