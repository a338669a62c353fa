export { createContent, type BrandHosts, type Content } from "./content.ts";
export type { HelpHit, MatchedRange } from "./help-search/search-help.ts";
export type { Audience, Onlooker } from "./snapshot/onlooker.ts";
export type { MediaFacts, PublishedContent, PublishedRow } from "./snapshot/rows.ts";
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
