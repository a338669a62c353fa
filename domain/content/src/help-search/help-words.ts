import type { HelpArticle, HelpIndex } from "./help-index.ts";

/** Article → how much the word counts there, in the field where it counts most. */
type Holders = ReadonlyMap<string, number>;

/** Every word of the help in one language, and the articles that hold it. */
export type HelpWords = {
  readonly sorted: readonly string[];
  readonly holders: ReadonlyMap<string, Holders>;
};

const weights = { title: 10, keywords: 5, text: 1 } as const;
const fields = ["title", "keywords", "text"] as const;

const known = new WeakMap<HelpIndex, HelpWords>();

/** Read at the first search after a publication, and kept for as long as the index is. */
export function wordsOf(index: HelpIndex): HelpWords {
  const found = known.get(index);
  if (found !== undefined) return found;
  const holders = new Map<string, Map<string, number>>();
  for (const article of index.values()) addArticle(holders, article);
  const words = { holders, sorted: [...holders.keys()].sort() };
  known.set(index, words);
  return words;
}

function addArticle(
  holders: Map<string, Map<string, number>>,
  { id, folded }: Pick<HelpArticle, "id" | "folded">,
): void {
  for (const field of fields) {
    for (const word of folded[field].split(" ")) {
      if (word === "") continue;
      const at = holders.get(word) ?? new Map<string, number>();
      if (!at.has(id)) at.set(id, weights[field]);
      holders.set(word, at);
    }
  }
}

/** Words that begin like this one, itself first where it is one of them. */
export function* beginningsOf({ sorted }: HelpWords, begin: string): Generator<string> {
  for (let at = firstFrom(sorted, begin); at < sorted.length; at += 1) {
    const word = sorted[at] ?? "";
    if (!word.startsWith(begin)) return;
    yield word;
  }
}

function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
