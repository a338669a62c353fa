import type { EntryKind, FunctionalKey, PageType } from "@croupier/contracts";

/** How an editor calls what the contract calls by a code; what they read is what they search by. */
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
  casino: "Casino lobby",
  "live-casino": "Live casino",
  "live-dealer": "Live dealer",
  help: "Help centre",
  articles: "All articles",
  promotions: "All promotions",
  "error-not-found": "Not found",
  "error-internal-server": "Something went wrong",
};
