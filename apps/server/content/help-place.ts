import type { SeenEntry, View } from "@croupier/content";
import type { HelpPlace } from "@croupier/site/services";
import { teasePages } from "./block-sources.ts";

const articlesMax = 100;
const sectionsMax = 20;
/** The article that says what to do when no other one helped. */
const complaintsSlug = "complaints";

/** Where a help article stands: the articles beside it, the other sections, the way to complain. */
export function helpPlaceOf(view: View, entry: SeenEntry): { readonly help?: HelpPlace } {
  if (entry.kind !== "content_page" || entry.common.pageType !== "help") return {};
  const sections = view
    .listOf("section", { pageSize: sectionsMax })
    .items.flatMap((one) =>
      one.path === undefined ? [] : [{ id: one.id, text: one.words.title, href: one.path }],
    );
  const own = entry.common.section;
  const section = sections.find(({ id }) => id === own);
  const articles = own === undefined ? [] : teasePages(view, own, articlesMax);
  const help = {
    article: entry.id,
    section,
    articles: articles.map(({ id, title, href }) => ({ id, text: title, href })),
    sections: sections.filter(({ id }) => id !== own),
    complaints: complaintsOf(view, entry.id),
  };
  return { help };
}

function complaintsOf(view: View, read: string): HelpPlace["complaints"] {
  const found = view.entryBySlug("content_page", complaintsSlug);
  if (found?.path === undefined || found.id === read || found.common.pageType !== "help") {
    return undefined;
  }
  const { title, description } = found.words;
  return { text: title, href: found.path, description };
}
