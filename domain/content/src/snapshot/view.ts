import type { EntryData, EntryKind, Gates, MenuItem, Menus, Region } from "@croupier/contracts";
import type { HelpHit } from "../help-search/search-help.ts";
import type { ListedPage } from "./list-pages.ts";
import type { MediaFacts } from "./rows.ts";

/** An entry as one onlooker may see it: what is closed to them is not in it. */
export type SeenEntryOf<Kind extends EntryKind> = {
  readonly id: string;
  readonly kind: Kind;
  /** The language its words are really in. */
  readonly language: string;
  readonly publishedAt: string;
  /** Where it stands in the onlooker's language; undefined for what has no page. */
  readonly path: string | undefined;
  /** Where it stands in each language it is translated to. */
  readonly translations: Readonly<Record<string, string>>;
  readonly common: EntryData[Kind]["common"];
  readonly words: EntryData[Kind]["language"];
};

export type SeenEntry = { [Kind in EntryKind]: SeenEntryOf<Kind> }[EntryKind];

export type PageAnswer =
  | { readonly outcome: "page"; readonly page: SeenEntry }
  /** The address is another one; `permanent` is a 301, else the language alone made the difference. */
  | { readonly outcome: "moved"; readonly to: string; readonly permanent: boolean }
  /** The visitor's place is excluded, and the page says to tell so (not-available-region). */
  | { readonly outcome: "excluded" }
  | { readonly outcome: "absent" };

export type ListQuestion = {
  readonly slug?: string | undefined;
  /** The category of a game, the page type of a content page, the section of a help article. */
  readonly category?: string | undefined;
  /** From 1. */
  readonly page?: number;
  readonly pageSize?: number;
};

export type ListAnswer<Kind extends EntryKind> = {
  readonly items: readonly SeenEntryOf<Kind>[];
  /** Of all pages together. */
  readonly total: number;
};

export type MenuLists = {
  readonly primary: readonly MenuItem[];
  readonly secondary: readonly MenuItem[];
  readonly bottomBar: readonly MenuItem[];
};

export type SeenSlideshow = SeenEntryOf<"slideshow"> & {
  readonly slides: readonly SeenEntryOf<"slide">[];
};

export interface TitledMenu {
  readonly id: string;
  readonly title: string;
  readonly items: readonly MenuItem[];
}

/** Everything a page or the content API reads. Each answer says through the onlooker what it used. */
export interface View {
  pageByPath(path: string): PageAnswer;
  /**
   * What kind of thing a link to this path leads the onlooker to; undefined where it leads to nothing.
   * The answer outlives a change of what stands there: it depends on the address alone.
   */
  standsAt(path: string): EntryKind | "moved" | undefined;
  /** Every page that may be found; the answer depends on everything that is published. */
  pages(): readonly ListedPage[];
  entryById(id: string): SeenEntry | undefined;
  entryBySlug<Kind extends EntryKind>(kind: Kind, slug: string): SeenEntryOf<Kind> | undefined;
  listOf<Kind extends EntryKind>(kind: Kind, question?: ListQuestion): ListAnswer<Kind>;
  menuOf(region: Region): MenuLists;
  /** The same, menu by menu with its title, whichever of the lists it is. */
  titledMenusOf(region: Region): readonly TitledMenu[];
  /** The menus of all regions, in the shape that the site configuration hands to a front end. */
  menus(): Menus;
  /** The blocks that editors put into a region, one entry after the other. */
  blocksOf(region: Region): readonly SeenEntryOf<"content_block">[];
  slideshow(id: string): SeenSlideshow | undefined;
  /** Whether what stands behind these gates is open to the onlooker. */
  sees(gates: Gates): boolean;
  /** Whether this day (`YYYY-MM-DD`, UTC) has come. */
  hasBegun(day: string): boolean;
  mediaById(id: string): (MediaFacts & { readonly altText: string }) | undefined;
  searchHelp(term: string, options?: { readonly limit?: number }): readonly HelpHit[];
}
