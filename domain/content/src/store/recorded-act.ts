import type { Transact } from "@croupier/database";
import { diffVersions } from "../entries/diff-versions.ts";

/** One act of an editor, told to whoever keeps the audit trail, inside the act's own transaction. */
export type ContentAct = {
  /** The login of who acted. */
  readonly by: string;
  readonly action:
    | "content.created"
    | "content.saved"
    | "content.restored"
    | "content.published"
    | "content.unpublished"
    | "content.archived"
    | "content.deleted"
    | "content.undeleted"
    | "content.scheduled"
    | "content.schedule-cancelled"
    | "content.commented"
    | "content.comment-resolved"
    | "content.review-asked"
    | "content.review-answered"
    | "content.four-eyes-set"
    | "content.redirect-set"
    | "content.redirect-removed"
    | "content.media-added"
    | "content.media-changed"
    | "content.media-replaced"
    | "content.media-removed"
    | "content.template-saved"
    | "content.template-removed"
    | "content.picture-brought"
    | "content.imported"
    | "content.brand-made"
    | "content.brand-hosts-added";
  /** The id of an entry, a picture or a template, the path of a redirect, the name of a bucket or a brand. */
  readonly subject: string;
  readonly facts?: Readonly<Record<string, string | number | boolean>>;
  readonly before?: unknown;
  readonly after?: unknown;
};

export type RecordContentAct = (tx: Transact, act: ContentAct) => Promise<void>;

/** Two versions as a person compares them: what differs, place by place, and nothing else. */
export function compareForRecord(
  before: unknown,
  after: unknown,
): { readonly before: Record<string, unknown>; readonly after: Record<string, unknown> } {
  const changes = diffVersions(before ?? {}, after);
  const held = changes.flatMap((one) => ("before" in one ? [[one.path, one.before] as const] : []));
  const holds = changes.flatMap((one) => ("after" in one ? [[one.path, one.after] as const] : []));
  return { before: Object.fromEntries(held), after: Object.fromEntries(holds) };
}
