import type { Comment, PublicationRecord, Review } from "@croupier/content";
import type { EntryComment, EntryReview, Publication } from "@croupier/contracts";

export function presentComment(comment: Comment): EntryComment {
  const { commentId, part, number, text, at, by, settledAt, settledBy } = comment;
  return {
    id: commentId,
    part,
    number,
    text,
    at: at.toISOString(),
    by,
    resolvedAt: settledAt?.toISOString() ?? null,
    resolvedBy: settledBy,
  };
}

export function presentReview({ reviewId, entryId, ...review }: Review): EntryReview {
  return {
    ...review,
    id: reviewId,
    entry: entryId,
    parts: { ...review.parts },
    askedAt: review.askedAt.toISOString(),
    answeredAt: review.answeredAt?.toISOString() ?? null,
  };
}

export function presentPublication(publication: PublicationRecord): Publication {
  return { ...publication, parts: { ...publication.parts }, at: publication.at.toISOString() };
}
