import { isWithinEdits } from "@croupier/kit/edit-distance";
import { readWords, type Word } from "./fold-text.ts";
import type { HelpArticle, HelpIndex } from "./help-index.ts";
import { beginningsOf, wordsOf, type HelpWords } from "./help-words.ts";
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
/** More words than anybody asks with. */
const wordsMax = 12;
const qualities = { whole: 1, beginning: 0.7, slip: 0.4 };

/** A word of the term, the words it stands for when it is in none itself, and what it finds. */
type Asked = {
  readonly word: string;
  readonly slips: readonly string[];
  /** Article → the best it finds there. */
  readonly scores: ReadonlyMap<string, number>;
};

/**
 * Articles that hold the words of the term, or words that begin like them; a word that is nowhere is
 * taken for a slip of the keys. The title counts more than the keywords, those more than the text, a
 * rare word more than one that is everywhere. The term is only ever compared, never run as a pattern.
 */
export function searchHelp(index: HelpIndex, { term, limit, isOpen }: HelpQuestion): HelpHit[] {
  const folded = new Set(readWords(term.slice(0, termMax)).map(({ folded: word }) => word));
  const words = wordsOf(index);
  const open = [...index.values()].filter(({ id }) => isOpen(id));
  const openIds = new Set(open.map(({ id }) => id));
  const asked = [...folded].slice(0, wordsMax).map((word) => ask(words, word, openIds));
  const rarities = asked.map(({ scores }) => 2 - scores.size / Math.max(1, open.length));
  return open
    .flatMap((article) => {
      const scores = asked.map(
        (one, at) => (one.scores.get(article.id) ?? 0) * (rarities[at] ?? 1),
      );
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

function ask(words: HelpWords, word: string, open: ReadonlySet<string>): Asked {
  const scores = new Map<string, number>();
  const add = (known: string, quality: number): void => {
    for (const [id, weight] of words.holders.get(known) ?? []) {
      if (open.has(id)) scores.set(id, Math.max(scores.get(id) ?? 0, weight * quality));
    }
  };
  add(word, qualities.whole);
  if (word.length > 1) {
    for (const known of beginningsOf(words, word)) add(known, qualities.beginning);
  }
  if (scores.size > 0 || word.length < 4) return { word, slips: [], scores };
  const slips = words.sorted.filter((known) => isSlip(word, known));
  for (const slip of slips) add(slip, qualities.slip);
  return { word, slips, scores };
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
