import { isWithinEdits } from "./edit-distance.ts";
import { readWords, type Word } from "./fold-text.ts";
import type { HelpArticle, HelpIndex } from "./help-index.ts";
import { cutExcerpt, type MatchedRange } from "./cut-excerpt.ts";

export type HelpHit = {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly titleMatches: readonly MatchedRange[];
  /** A piece of the article around the first match. */
  readonly excerpt: string;
  readonly excerptMatches: readonly MatchedRange[];
  readonly score: number;
};

export type HelpQuestion = {
  readonly term: string;
  readonly limit: number;
  /** Articles this onlooker does not see are no hits. */
  readonly isOpen: (id: string) => boolean;
};

const termMax = 100;
const fields = ["title", "keywords", "text"] as const;
const weights = { title: 10, keywords: 5, text: 1 };
const qualities = { whole: 1, beginning: 0.7, slip: 0.4 };

/** A word of the term, and the words of the index that it stands for when it is in none itself. */
type Asked = { readonly word: string; readonly slips: readonly string[] };

/**
 * Articles that hold the words of the term, or words that begin like them; a word that is nowhere is
 * taken for a slip of the keys. The title counts more than the keywords, those more than the text, a
 * rare word more than one that is everywhere. The term is only ever compared, never run as a pattern.
 */
export function searchHelp(index: HelpIndex, { term, limit, isOpen }: HelpQuestion): HelpHit[] {
  const words = [...new Set(readWords(term.slice(0, termMax)).map(({ folded }) => folded))];
  const open = [...index.values()].filter(({ id }) => isOpen(id));
  const asked = words.map((word) => ({ word, slips: findSlips(open, word) }));
  const rarities = asked.map((one) => rarity(open, one));
  return open
    .flatMap((article) => {
      const scores = asked.map((one, at) => scoreOf(article, one) * (rarities[at] ?? 1));
      const found = scores.filter((score) => score > 0).length;
      // Half of what was asked must be there: a sentence has words that no article needs.
      if (found === 0 || found * 2 < asked.length) return [];
      const sum = scores.reduce((total, score) => total + score, 0);
      return [{ article, score: (sum * found) / asked.length }];
    })
    .toSorted(
      (one, other) => other.score - one.score || (one.article.title < other.article.title ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ article, score }) => present(article, asked, score));
}

function findSlips(articles: readonly HelpArticle[], word: string): readonly string[] {
  if (word.length < 4 || articles.some((article) => scoreOf(article, { word, slips: [] }) > 0)) {
    return [];
  }
  const vocabulary = new Set<string>();
  for (const { folded } of articles) {
    for (const field of fields) for (const known of folded[field].split(" ")) vocabulary.add(known);
  }
  return [...vocabulary].filter((known) => isSlip(word, known));
}

/** A slip in a whole word, or in one that is still being typed. */
function isSlip(asked: string, word: string): boolean {
  // Hardly anybody mistypes the first letters, and looking at them first spares most of the work.
  if (asked[0] !== word[0] && asked[1] !== word[0] && asked[0] !== word[1]) return false;
  return (
    isWithinEdits(asked, word, asked.length < 8 ? 1 : 2) ||
    (word.length > asked.length && isWithinEdits(asked, word.slice(0, asked.length), 1))
  );
}

/** The best that one word of the term finds in an article. */
function scoreOf({ folded }: HelpArticle, { word, slips }: Asked): number {
  let best = 0;
  for (const field of fields) {
    const quality = qualityIn(folded[field], word, slips);
    best = Math.max(best, quality * weights[field]);
  }
  return best;
}

function qualityIn(text: string, word: string, slips: readonly string[]): number {
  if (text.includes(` ${word} `)) return qualities.whole;
  if (word.length > 1 && text.includes(` ${word}`)) return qualities.beginning;
  return slips.some((slip) => text.includes(` ${slip} `)) ? qualities.slip : 0;
}

/** Between 1 for a word that is everywhere and 2 for one that hardly is. */
function rarity(articles: readonly HelpArticle[], asked: Asked): number {
  const holding = articles.filter((article) => scoreOf(article, asked) > 0).length;
  return 2 - holding / Math.max(1, articles.length);
}

function present(article: HelpArticle, asked: readonly Asked[], score: number): HelpHit {
  const isMeant = ({ folded }: Word): boolean =>
    asked.some(
      ({ word, slips }) =>
        folded === word || (word.length > 1 && folded.startsWith(word)) || slips.includes(folded),
    );
  const matches = (text: string): MatchedRange[] =>
    readWords(text)
      .filter(isMeant)
      .map(({ from, to }) => ({ from, to }));
  const { id, path, title, text } = article;
  const { excerpt, excerptMatches } = cutExcerpt(text, matches(text));
  return { id, path, title, titleMatches: matches(title), excerpt, excerptMatches, score };
}
