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
const weights = { title: 10, keywords: 5, text: 1 };
const qualities = { whole: 1, beginning: 0.7, slip: 0.4 };

/** Word of the index → how well a word of the term means it. */
type Meant = ReadonlyMap<string, number>;

/**
 * Articles that hold the words of the term, or words that begin like them or differ by a slip of the
 * keys. The title counts more than the keywords, those more than the text, a rare word more than one
 * that is everywhere. The term is only ever compared, never run as a pattern.
 */
export function searchHelp(index: HelpIndex, { term, limit, isOpen }: HelpQuestion): HelpHit[] {
  const asked = [...new Set(readWords(term.slice(0, termMax)).map(({ folded }) => folded))];
  if (asked.length === 0) return [];
  const meanings = asked.map((word) => findMeant(index, word));
  const candidates = new Set<string>();
  for (const meant of meanings) {
    for (const word of meant.keys()) {
      for (const id of index.vocabulary.get(word) ?? []) candidates.add(id);
    }
  }
  const scored = [...candidates].flatMap((id) => {
    const article = index.articles.get(id);
    if (article === undefined || !isOpen(id)) return [];
    const scores = meanings.map((meant) => scoreOf(article, meant, index));
    const found = scores.filter((score) => score > 0).length;
    // Half of what was asked must be there: a sentence has words that no article needs.
    if (found * 2 < asked.length) return [];
    const sum = scores.reduce((total, score) => total + score, 0);
    return [{ article, score: (sum * found) / asked.length }];
  });
  return scored
    .toSorted(
      (one, other) => other.score - one.score || (one.article.title < other.article.title ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ article, score }) => present(article, meanings, score));
}

function findMeant({ vocabulary }: HelpIndex, asked: string): Meant {
  const meant = new Map<string, number>();
  const editsMax = asked.length < 4 ? 0 : asked.length < 8 ? 1 : 2;
  for (const word of vocabulary.keys()) {
    if (word === asked) meant.set(word, qualities.whole);
    else if (asked.length >= 2 && word.startsWith(asked)) meant.set(word, qualities.beginning);
    else if (editsMax > 0 && isSlip(asked, word, editsMax)) meant.set(word, qualities.slip);
  }
  return meant;
}

/** A slip in a whole word, or in one that is still being typed. */
function isSlip(asked: string, word: string, editsMax: number): boolean {
  // Hardly anybody mistypes the first letter, and looking at it first spares most of the work.
  if (asked[0] !== word[0] && asked[1] !== word[0] && asked[0] !== word[1]) return false;
  return (
    isWithinEdits(asked, word, editsMax) ||
    (word.length > asked.length && isWithinEdits(asked, word.slice(0, asked.length), 1))
  );
}

/** The best that one word of the term finds in an article. */
function scoreOf(article: HelpArticle, meant: Meant, index: HelpIndex): number {
  let best = 0;
  const consider = (word: string, weight: number) => {
    const quality = meant.get(word);
    if (quality !== undefined) best = Math.max(best, quality * weight * rarity(word, index));
  };
  for (const { folded } of article.titleWords) consider(folded, weights.title);
  for (const keyword of article.keywords) consider(keyword, weights.keywords);
  for (const { folded } of article.textWords) consider(folded, weights.text);
  return best;
}

/** Between 1 for a word that is everywhere and 2 for one that hardly is. */
function rarity(word: string, { articles, vocabulary }: HelpIndex): number {
  return 2 - (vocabulary.get(word)?.length ?? 0) / Math.max(1, articles.size);
}

function present(article: HelpArticle, meanings: readonly Meant[], score: number): HelpHit {
  const matches = (words: readonly Word[]): MatchedRange[] =>
    words
      .filter(({ folded }) => meanings.some((meant) => meant.has(folded)))
      .map(({ from, to }) => ({ from, to }));
  const { excerpt, excerptMatches } = cutExcerpt(article.text, matches(article.textWords));
  const { id, path, title } = article;
  return {
    id,
    path,
    title,
    titleMatches: matches(article.titleWords),
    excerpt,
    excerptMatches,
    score,
  };
}
