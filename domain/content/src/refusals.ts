import type { FieldError, OpenHint } from "@croupier/contracts";
import type { MissingPart } from "./entries/decide-publication.ts";
import type { ReservedBecause } from "./entries/reserved-slugs.ts";

/** What this room may refuse, in the order in which it looks: the first that applies is answered. */
export type NotFound = { readonly code: "not_found" };
type EntryExists = { readonly code: "entry_exists" };
/** The data do not fit the kind; `errors` names every place. */
export type InvalidEntry = {
  readonly code: "invalid_entry";
  readonly errors: readonly FieldError[];
};
/** The slug would hide, or be hidden by, something that has this address already. */
export type SlugReserved = {
  readonly code: "slug_reserved";
  readonly slug: string;
  readonly reason: ReservedBecause;
};
export type SlugTaken = {
  readonly code: "slug_taken";
  readonly slug: string;
  readonly language: string;
  readonly entryId: string;
};
/** Somebody saved after the writer began; nothing of either is lost. */
export type VersionConflict = {
  readonly code: "version_conflict";
  readonly number: number;
  readonly by: string;
  readonly at: Date;
};
type VersionUnknown = {
  readonly code: "version_unknown";
  readonly part: string;
  readonly number: number;
};
/** Visible is an entry with its common part and at least one language. */
type NothingToShow = {
  readonly code: "nothing_to_show";
  readonly missing: MissingPart;
};
/** What visitors must not see stands in these versions; each hint says what, and where. */
export type HintsOpen = { readonly code: "hints_open"; readonly hints: readonly OpenHint[] };
/** The kind wants a second pair of eyes, and nobody else approved these versions yet. */
type NeedsReview = { readonly code: "needs_review" };
/** Whoever wrote a version, or asked for the review, cannot approve it. */
type OwnWork = { readonly code: "own_work" };
type CommentEmptyOrTooLong = { readonly code: "comment_empty_or_too_long" };
export type LinkedFrom = {
  readonly code: "linked_from";
  readonly links: readonly LinkingEntry[];
};
/** A fixed page of the site is hidden by whoever types its title, and by nobody else. */
type TitleNeeded = { readonly code: "title_needed" };
type MomentPassed = { readonly code: "moment_passed" };
type RedirectToItself = { readonly code: "redirect_to_itself" };
/** An import names an id that lives in another bucket or is of another kind. */
type EntryElsewhere = { readonly code: "entry_elsewhere"; readonly entryId: string };
type ImportUnreadable = {
  readonly code: "import_unreadable";
  readonly errors: readonly FieldError[];
};

/** The file is larger than an upload may be. */
type MediaTooLarge = { readonly code: "media_too_large"; readonly bytesMax: number };
type MediaTooManyPixels = {
  readonly code: "media_too_many_pixels";
  readonly pixelsMax: number;
};
/** By its first bytes; a name or a sender's word counts for nothing. */
type MediaTypeUnknown = { readonly code: "media_type_unknown" };
/** Broken, not what it says it is, or a drawing made to choke whoever draws it. */
type MediaUnreadable = { readonly code: "media_unreadable" };
type MediaAnimated = { readonly code: "media_animated" };
export type AltTextMissing = { readonly code: "alt_text_missing"; readonly language: string };
export type InvalidMedia = {
  readonly code: "invalid_media";
  readonly errors: readonly FieldError[];
};
type MediaExists = { readonly code: "media_exists" };

export type LinkingEntry = {
  readonly entryId: string;
  readonly kind: string;
  readonly part: string;
  readonly title: string;
};

export type CreateEntryRefusal =
  | NotFound
  | EntryExists
  | InvalidEntry
  | SlugReserved
  | SlugTaken
  | LanguageNotOffered;
export type SaveDraftRefusal =
  | NotFound
  | InvalidEntry
  | SlugReserved
  | SlugTaken
  | VersionConflict
  | LanguageNotOffered;
export type RestoreRefusal = SaveDraftRefusal | VersionUnknown;
/** What speaks against showing versions, whoever asks and whenever it is to happen. */
export type PlanRefusal = VersionUnknown | NothingToShow;
export type PublishRefusal = NotFound | PlanRefusal | HintsOpen | NeedsReview | SlugTaken;
export type UndeleteRefusal = NotFound;
export type WithdrawRefusal = NotFound | TitleNeeded;
export type DeleteRefusal = NotFound | TitleNeeded | LinkedFrom;
export type ScheduleRefusal = NotFound | MomentPassed | TitleNeeded | PlanRefusal | HintsOpen;
export type CommentRefusal = CommentEmptyOrTooLong | VersionUnknown;
export type AskReviewRefusal = NotFound | PlanRefusal | HintsOpen;
export type AnswerReviewRefusal = NotFound | OwnWork | HintsOpen;
export type RedirectRefusal = NotFound | RedirectToItself;
export type ImportRefusal = NotFound | ImportUnreadable | EntryElsewhere | SlugTaken;

/** Two templates of one name could not be told apart. */
type TemplateNameTaken = { readonly code: "template_name_taken" };
export type SaveTemplateRefusal = NotFound | InvalidEntry | TemplateNameTaken;

export type MediaFileRefusal =
  | MediaTooLarge
  | MediaTooManyPixels
  | MediaTypeUnknown
  | MediaUnreadable
  | MediaAnimated;
export type ChangeMediaRefusal = NotFound | InvalidMedia | AltTextMissing;
export type AddMediaRefusal = ChangeMediaRefusal | MediaFileRefusal | MediaExists;
export type ReplaceMediaRefusal = NotFound | MediaFileRefusal;
export type DeleteMediaRefusal = NotFound | LinkedFrom;

/** The brand is no longer what the operator looked at. */
type ChangedMeanwhile = { readonly code: "changed_meanwhile" };
type LanguageNotOffered = { readonly code: "language_not_offered" };
type CurrencyNotOffered = { readonly code: "currency_not_offered" };
/** Players are told why, at least in the brand's own language. */
type ReasonMissing = { readonly code: "reason_missing" };
type MaintenanceIsOver = { readonly code: "maintenance_is_over" };
type MaintenanceOverlaps = { readonly code: "maintenance_overlaps" };

export type ChangeSettingsRefusal = ChangedMeanwhile | LanguageNotOffered | CurrencyNotOffered;
export type SetSwitchRefusal = ReasonMissing;
export type PlanMaintenanceRefusal = ReasonMissing | MaintenanceIsOver | MaintenanceOverlaps;
export type CancelMaintenanceRefusal = MaintenanceIsOver;
