import type { Snapshot, SnapshotEntry } from "../snapshot/snapshot.ts";
import { readWords, type Word } from "./fold-text.ts";
import { readText } from "./read-text.ts";

/** A help article in one language, read once. */
export type HelpArticle = {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly titleWords: readonly Word[];
  readonly keywords: ReadonlySet<string>;
  readonly text: string;
  readonly textWords: readonly Word[];
  /** The version it was read from. */
  readonly source: SnapshotEntry;
};

/** The help articles of one language, and which of them hold a word. */
export type HelpIndex = {
  readonly articles: ReadonlyMap<string, HelpArticle>;
  /** Folded word → ids of articles. */
  readonly vocabulary: ReadonlyMap<string, readonly string[]>;
};

/** The indexes of all languages; an article that did not change is not read again. */
export function indexHelp(
  snapshot: Pick<Snapshot, "byKind" | "languages" | "languageDefault">,
  before: Snapshot["help"],
): Snapshot["help"] {
  const pages = snapshot.byKind.get("content_page") ?? [];
  return new Map(
    snapshot.languages.map((language) => {
      const known = before.get(language)?.articles;
      const articles = new Map<string, HelpArticle>();
      for (const page of pages) {
        const former = known?.get(page.id);
        const article =
          former?.source === page
            ? former
            : readArticle(page, { language, fallback: snapshot.languageDefault });
        if (article !== undefined) articles.set(page.id, article);
      }
      return [language, { articles, vocabulary: listVocabulary(articles.values()) }];
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
  const text = [words.description ?? "", readText(words.blocks)].join(" ").trim();
  const keywords = (words.keywords ?? []).flatMap((keyword) => readWords(keyword));
  return {
    id: page.id,
    path,
    title: words.title,
    titleWords: readWords(words.title),
    keywords: new Set(keywords.map(({ folded }) => folded)),
    text,
    textWords: readWords(text),
    source: page,
  };
}

function listVocabulary(articles: Iterable<HelpArticle>): HelpIndex["vocabulary"] {
  const vocabulary = new Map<string, string[]>();
  for (const { id, titleWords, keywords, textWords } of articles) {
    const words = new Set(keywords);
    for (const { folded } of titleWords) words.add(folded);
    for (const { folded } of textWords) words.add(folded);
    for (const word of words) {
      const ids = vocabulary.get(word);
      if (ids === undefined) vocabulary.set(word, [id]);
      else ids.push(id);
    }
  }
  return vocabulary;
}
