import type { EntryKind, PageType } from "@croupier/contracts";

/** What a list is narrowed to, whatever else its filters say. */
export type ListTab = {
  readonly label: string;
  readonly kind?: EntryKind;
  readonly pageType?: PageType;
};

export type EntryListDefinition = {
  readonly path: string;
  readonly title: string;
  /** What there is one of, in the sentence of an empty list. */
  readonly noun: string;
  readonly tabs: readonly [ListTab, ...ListTab[]];
};

export const pagesList: EntryListDefinition = {
  path: "/content",
  title: "Pages",
  noun: "entry",
  tabs: [{ label: "Everything" }],
};

export const menusList: EntryListDefinition = {
  path: "/menus",
  title: "Menus",
  noun: "menu",
  tabs: [
    { label: "Menus", kind: "custom_menu" },
    { label: "External links", kind: "external_link" },
  ],
};

export const categoriesList: EntryListDefinition = {
  path: "/categories",
  title: "Categories",
  noun: "category",
  tabs: [
    { label: "Categories", kind: "game_category" },
    { label: "Game pages", kind: "casino_game_page" },
  ],
};

export const slideshowsList: EntryListDefinition = {
  path: "/slideshows",
  title: "Slideshows",
  noun: "slideshow",
  tabs: [
    { label: "Slideshows", kind: "slideshow" },
    { label: "Slides", kind: "slide" },
  ],
};

export const helpList: EntryListDefinition = {
  path: "/help-centre",
  title: "Help centre",
  noun: "answer",
  tabs: [
    { label: "Answers", kind: "content_page", pageType: "help" },
    { label: "Sections", kind: "section" },
  ],
};
