/** What an editor manages, as the outside names it. */
export const contentTypes = [
  "casino_game_page",
  "content_block",
  "content_page",
  "custom_menu",
  "external_link",
  "functional",
  "marketing_page",
  "section",
  "slide",
  "slideshow",
] as const;

/** A game category is asked for under `game-categories`, not by a content type. */
export const entryKinds = [...contentTypes, "game_category"] as const;

export const pageTypes = ["article", "generic", "help", "promotion"] as const;

/** Kinds whose entries are made again and again in one shape: editors keep templates of them. */
export const templateKinds = ["content_page", "marketing_page"] as const;

export const regions = [
  "accountMenu",
  "channelFooter",
  "channelHeader",
  "footer",
  "header",
  "mainContent",
  "miniHeader",
] as const;

export const devices = ["Desktop", "Mobile"] as const;
export const audiences = ["loggedIn", "loggedOut"] as const;

/** Pages that exist whatever an editor does; their words and blocks are content. */
export const functionalKeys = [
  "home",
  "become-an-affiliate",
  "not-available-region",
  "casino",
  "live-casino",
  "live-dealer",
  "help",
  "articles",
  "promotions",
  "error-not-found",
  "error-internal-server",
] as const;

export type ContentType = (typeof contentTypes)[number];
export type EntryKind = (typeof entryKinds)[number];
export type PageType = (typeof pageTypes)[number];
export type TemplateKind = (typeof templateKinds)[number];
export type Region = (typeof regions)[number];
export type FunctionalKey = (typeof functionalKeys)[number];
