import type { PlayerSubject, Services } from "../src/services.ts";
import type { Method } from "../src/shell/mount.ts";
import { contentGameCategory } from "./content.gameCategory.ts";
import { contentGameIndex } from "./content.gameIndex.ts";
import { contentHelpSearch } from "./content.helpSearch.ts";
import { contentHelpSuggestions } from "./content.helpSuggestions.ts";
import { contentItem } from "./content.item.ts";
import { contentList } from "./content.list.ts";
import { contentPage } from "./content.page.ts";

/** What is published, for whoever reads it. */
export function contentMethods(services: Services): readonly Method<PlayerSubject>[] {
  return [
    contentList(services),
    contentItem(services),
    contentGameCategory(services),
    contentGameIndex(services),
    contentPage(services),
    contentHelpSuggestions(services),
    contentHelpSearch(services),
  ];
}
