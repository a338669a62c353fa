import type { EntryKind, FunctionalKey, PageType } from "@croupier/contracts";

/** How an editor calls what the contract calls by a code. */
export const kindWords: Record<EntryKind, string> = {
  content_page: "Page",
  marketing_page: "Landing page",
  functional: "Fixed page",
  casino_game_page: "Game page",
  game_category: "Category",
  section: "Help section",
  custom_menu: "Menu",
  external_link: "External link",
  slideshow: "Slideshow",
  slide: "Slide",
  content_block: "Reusable block",
};

export const pageTypeWords: Record<PageType, string> = {
  article: "Article",
  promotion: "Promotion",
  help: "Help answer",
  generic: "Plain page",
};

export const functionalWords: Record<FunctionalKey, string> = {
  home: "Home",
  "become-an-affiliate": "Become an affiliate",
  "not-available-region": "Not available in your region",
  "live-casino": "Live casino",
  "live-dealer": "Live dealer",
  help: "Help centre",
  articles: "All articles",
  promotions: "All promotions",
  "error-not-found": "Not found",
  "error-internal-server": "Something went wrong",
};

/** Kinds whose language parts are pages of blocks: they open in the page editor. */
const composed: ReadonlySet<EntryKind> = new Set([
  "content_page",
  "marketing_page",
  "functional",
  "content_block",
  "casino_game_page",
]);

export const isComposed = (kind: EntryKind): boolean => composed.has(kind);

export function wordOf({
  kind,
  pageType,
}: {
  readonly kind: EntryKind;
  readonly pageType: PageType | null;
}): string {
  return pageType === null ? kindWords[kind] : pageTypeWords[pageType];
}

/** Where a row leads. A game page is data first, so its form comes before its blocks. */
export function editPathOf({
  id,
  kind,
}: {
  readonly id: string;
  readonly kind: EntryKind;
}): string {
  const isPage = isComposed(kind) && kind !== "casino_game_page";
  return isPage ? `/content/${id}/edit` : `/content/${id}`;
}
