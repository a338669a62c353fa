import { readWords } from "@croupier/contracts/read-words";
import type { Snapshot, SnapshotEntry } from "../snapshot/snapshot.ts";
import { foldText } from "./fold-text.ts";

/** A help article in one language, read once. What is searched is folded, see `foldText`. */
export type HelpArticle = {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly folded: { readonly title: string; readonly keywords: string; readonly text: string };
  /** The version it was read from. */
  readonly source: SnapshotEntry;
};

/** The help articles of one language, by id. */
export type HelpIndex = ReadonlyMap<string, HelpArticle>;

/** The indexes of all languages; an article that did not change is not read again. */
export function indexHelp(
  snapshot: Pick<Snapshot, "byKind" | "languages" | "languageDefault">,
  before: Snapshot["help"],
): Snapshot["help"] {
  const pages = snapshot.byKind.get("content_page") ?? [];
  return new Map(
    snapshot.languages.map((language) => {
      const known = before.get(language);
      const articles = new Map<string, HelpArticle>();
      for (const page of pages) {
        const former = known?.get(page.id);
        const article =
          former?.source === page
            ? former
            : readArticle(page, { language, fallback: snapshot.languageDefault });
        if (article !== undefined) articles.set(page.id, article);
      }
      return [language, articles];
    }),
  );
}

function readArticle(
  page: SnapshotEntry,
  { language, fallback }: { language: string; fallback: string },
): HelpArticle | undefined {
  if (page.kind !== "content_page" || page.common.pageType !== "help") return undefined;
  const words = page.words[language] ?? page.words[fallback];
  const path = page.paths[language];
  if (words === undefined || path === undefined) return undefined;
  const text = [words.description ?? "", readWords(words.blocks)].join(" ").trim();
  return {
    id: page.id,
    path,
    title: words.title,
    text,
    folded: {
      title: foldText(words.title),
      keywords: foldText((words.keywords ?? []).join(" ")),
      text: foldText(text),
    },
    source: page,
  };
}
