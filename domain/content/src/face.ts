export type { BrandHosts, BrandSenders } from "./brands.ts";
export { newBrand, type NewBrand } from "./seed/brand-seed.ts";
export { createContent, type Content, type ContentOptions } from "./content.ts";
export type { MatchedRange } from "./help-search/cut-excerpt.ts";
export type { HelpHit } from "./help-search/search-help.ts";
export type { PreviewTicket } from "./preview/preview-ticket.ts";
export {
  readPreview,
  sealPreview,
  type PreviewRefusal,
  type PreviewSigning,
} from "./preview/seal-preview.ts";
export { applyChanges } from "./snapshot/apply-changes.ts";
export { buildSnapshot } from "./snapshot/build-snapshot.ts";
export { changedTags } from "./snapshot/changed-tags.ts";
export { decideGates } from "./snapshot/decide-gates.ts";
export { leadsSomewhere } from "./snapshot/leads-somewhere.ts";
export type { ListedPage } from "./snapshot/list-pages.ts";
export { lookAt } from "./snapshot/look-at.ts";
export type { Audience, Onlooker } from "./snapshot/onlooker.ts";
export type { BucketFacts, MediaFacts, PublishedContent, PublishedRow } from "./snapshot/rows.ts";
export type { Snapshot } from "./snapshot/snapshot.ts";
export type {
  ListAnswer,
  ListQuestion,
  MenuLists,
  PageAnswer,
  SeenEntry,
  SeenEntryOf,
  SeenSlideshow,
  View,
} from "./snapshot/view.ts";
export { examinePicture } from "./media/examine-picture.ts";
export { drawPicture, type Drawing, type PictureForm } from "./media/draw-picture.ts";
export type { NewMedia } from "./media/media.ts";
export type { MediaWords } from "./media/media-words.ts";
export type { StoredMedia } from "./media/stored-media.ts";
export type { OperatorAct, RecordAct } from "./operations/act.ts";
export type { BrandRecord } from "./operations/brand-record.ts";
export type { MaintenancePlanned } from "./operations/maintenance-plans.ts";
export { createOperations, type Operations } from "./operations/operations.ts";
export {
  isOpen,
  maintenanceToTell,
  maintenanceUnderWay,
  standingChangesAt,
  wordsIn,
  type Maintenance,
  type Standing,
} from "./operations/standing.ts";
export type { ProductState } from "./operations/switches.ts";
export type { CheckBlocks } from "./entries/check-blocks.ts";
export type { VariantState } from "./entries/decide-state.ts";
export type { VersionChange } from "./entries/diff-versions.ts";
export type { PartNumbers } from "./entries/decide-publication.ts";
export type {
  AddMediaRefusal,
  AnswerReviewRefusal,
  AskReviewRefusal,
  ChangeMediaRefusal,
  CommentRefusal,
  CreateEntryRefusal,
  DeleteMediaRefusal,
  DeleteRefusal,
  ImportRefusal,
  LinkingEntry,
  PublishRefusal,
  RedirectRefusal,
  ReplaceMediaRefusal,
  RestoreRefusal,
  SaveDraftRefusal,
  SaveTemplateRefusal,
  ScheduleRefusal,
  WithdrawRefusal,
} from "./refusals.ts";
export type { AnnounceContent, ContentAnnouncement } from "./store/change-log.ts";
export type { Comment, NewComment } from "./store/comments.ts";
export type { Draft, NewEntry } from "./store/drafts.ts";
export type { EntryListQuestion, ListedEntry } from "./store/entry-list.ts";
export type {
  EditedEntry,
  ListedVersion,
  PartStatus,
  PublicationRecord,
} from "./store/entry-reader.ts";
export type { PublishRequest, WithdrawRequest } from "./store/publications.ts";
export type { ContentAct, RecordContentAct } from "./store/recorded-act.ts";
export type { ReadSnapshot } from "./store/held-snapshots.ts";
export type { FindUnfinished } from "./store/hint-gate.ts";
export type { Redirect, WrittenRedirect } from "./store/redirects.ts";
export type { Review, ReviewRequest } from "./store/reviews.ts";
export type { Scheduled, ScheduleRequest } from "./store/schedules.ts";
export type { NewTemplate, Template } from "./store/templates.ts";
export type { Version } from "./store/versions.ts";
export type { BucketFile } from "./transfer/bucket-file.ts";
export type { ImportRequest } from "./transfer/import-bucket.ts";
