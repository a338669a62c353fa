import type {
  AddMediaRefusal,
  AnswerReviewRefusal,
  AskReviewRefusal,
  CommentRefusal,
  CreateEntryRefusal,
  DeleteRefusal,
  ImportRefusal,
  PublishRefusal,
  RedirectRefusal,
  RestoreRefusal,
  SaveTemplateRefusal,
  ScheduleRefusal,
} from "@croupier/content";
import type { RefusedWith } from "@croupier/server/shell";
import { presentLinks } from "./present-links.ts";

type ContentRefusal =
  | AddMediaRefusal
  | AnswerReviewRefusal
  | AskReviewRefusal
  | CommentRefusal
  | CreateEntryRefusal
  | DeleteRefusal
  | ImportRefusal
  | PublishRefusal
  | RedirectRefusal
  | RestoreRefusal
  | SaveTemplateRefusal
  | ScheduleRefusal;

type Refused = { readonly ok: false; readonly refusal: RefusedWith };

export const unknown = { ok: false, refusal: { code: "not_found" } } as const;

/** A no of the content domain, with what the person at the desk needs to decide what comes next. */
export function refuseAtDesk(refusal: ContentRefusal): Refused {
  return { ok: false, refusal: { code: refusal.code, ...factsOf(refusal) } };
}

function factsOf(refusal: ContentRefusal): Omit<RefusedWith, "code"> {
  switch (refusal.code) {
    case "version_conflict": {
      const { number, by, at } = refusal;
      return { conflict: { number, by, at: at.toISOString() } };
    }
    case "invalid_entry":
    case "import_unreadable":
    case "invalid_media":
      return { errors: refusal.errors };
    case "linked_from":
      return { links: presentLinks(refusal.links) };
    case "hints_open":
      return { hints: [...refusal.hints] };
    case "slug_taken":
      return { entryId: refusal.entryId, detail: `${refusal.slug} (${refusal.language})` };
    case "slug_reserved":
      return { detail: refusal.reason };
    case "entry_elsewhere":
      return { entryId: refusal.entryId };
    case "version_unknown":
      return { detail: `${refusal.part} ${refusal.number}` };
    case "nothing_to_show":
      return { detail: refusal.missing };
    case "alt_text_missing":
      return { detail: refusal.language };
    default:
      return {};
  }
}
