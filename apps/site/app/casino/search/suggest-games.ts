import type { GameIndex, ShownGame } from "@croupier/contracts";
import { isWithinEdits } from "@croupier/kit/edit-distance";

export interface SuggestWords {
  /** What players call a feature, in the language of the page. */
  readonly featureOf: (feature: ShownGame["facts"]["features"][number]) => string;
}

export type SuggestGames = (typed: string, limit: number) => readonly ShownGame[];

/** Where a word stands in a game counts: its name before who made it and what it can do. */
const weights = { title: 4, provider: 2, feature: 2, category: 1 } as const;

/** A word, and the places of the games it stands in, each with what it is worth there. */
interface Token {
  readonly text: string;
  readonly places: Uint32Array;
  readonly worth: Uint8Array;
}

/**
 * Games somebody may mean while they still type: words begun, words mistyped, words of a provider, a
 * feature or a category. It stands beside the search of the specification and changes nothing of it.
 */
export function prepareSuggestions(
  { games, categories }: Pick<GameIndex, "games" | "categories">,
  { featureOf }: SuggestWords,
): SuggestGames {
  const noted = new Map<string, Map<number, number>>();
  const note = (text: string, place: number, worth: number) => {
    for (const word of wordsOf(text)) {
      const places = noted.get(word) ?? new Map<number, number>();
      noted.set(word, places);
      places.set(place, Math.max(worth, places.get(place) ?? 0));
    }
  };
  games.forEach(({ title, facts }, place) => {
    note(title, place, weights.title);
    note(facts.provider, place, weights.provider);
    for (const feature of facts.features) note(featureOf(feature), place, weights.feature);
  });
  for (const category of categories) {
    for (const place of category.games) note(category.name, place, weights.category);
  }
  const tokens = Array.from(noted, ([text, places]) => ({
    text,
    places: Uint32Array.from(places.keys()),
    worth: Uint8Array.from(places.values()),
  }));
  const index = indexTokens(tokens);

  return (typed, limit) => {
    const words = wordsOf(typed).slice(0, wordsMax);
    if (words.length === 0) return [];
    const total = new Uint16Array(games.length);
    words.forEach((word, place) => addScores(total, scoresOf(word, index, games.length), place));
    return best(total, limit).flatMap((place) => games[place] ?? []);
  };
}

/** Whoever types more is not looking for a game. */
const wordsMax = 8;

/** A game has to hold every word: one that lacks a word is out, whatever came before. */
function addScores(total: Uint16Array, scores: Uint8Array, word: number): void {
  for (let place = 0; place < total.length; place += 1) {
    const before = total[place] ?? 0;
    const more = scores[place] ?? 0;
    total[place] = more === 0 || (word > 0 && before === 0) ? 0 : before + more;
  }
}

/** Words of letters and digits, without case and without marks. */
function wordsOf(text: string): readonly string[] {
  const plain = text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

interface TokenIndex {
  /** In the order of letters, so that all that begin alike stand together. */
  readonly sorted: readonly Token[];
  /** Two letters → places in `sorted`. */
  readonly pairs: ReadonlyMap<string, readonly number[]>;
}

function indexTokens(tokens: readonly Token[]): TokenIndex {
  const sorted = tokens.toSorted((one, other) => (one.text < other.text ? -1 : 1));
  const pairs = new Map<string, number[]>();
  sorted.forEach(({ text }, place) => {
    for (const pair of pairsOf(text)) {
      const places = pairs.get(pair);
      if (places === undefined) pairs.set(pair, [place]);
      else places.push(place);
    }
  });
  return { sorted, pairs };
}

function pairsOf(word: string): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (let place = 0; place + 1 < word.length; place += 1) pairs.add(word.slice(place, place + 2));
  return pairs;
}

/** A word that is begun is worth its weight, doubled; one that is mistyped, its weight. */
const begunTimes = 2;
/** Of short words nearly every other is within one slip. */
const slipsOf = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);
/** Nobody types so many letters wrong that more words than these would have to be compared. */
const comparedMax = 120;

function scoresOf(word: string, index: TokenIndex, count: number): Uint8Array {
  const scores = new Uint8Array(count);
  const begun = tokensThatBegin(word, index.sorted);
  const times = begun.length > 0 ? begunTimes : 1;
  for (const { places, worth } of begun.length > 0 ? begun : tokensLike(word, index)) {
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      const score = (worth[at] ?? 0) * times;
      if (score > (scores[place] ?? 0)) scores[place] = score;
    }
  }
  return scores;
}

function tokensThatBegin(word: string, sorted: readonly Token[]): readonly Token[] {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle]?.text ?? "") < word) from = middle + 1;
    else to = middle;
  }
  let end = from;
  while (sorted[end]?.text.startsWith(word) === true) end += 1;
  return sorted.slice(from, end);
}

/** Words that a slip or two turn into this one. Only those that share most pairs are compared. */
function tokensLike(word: string, { sorted, pairs }: TokenIndex): readonly Token[] {
  const slips = slipsOf(word);
  if (slips === 0) return [];
  const shared = new Uint8Array(sorted.length);
  const touched: number[] = [];
  const wanted = pairsOf(word);
  for (const pair of wanted) {
    for (const place of pairs.get(pair) ?? []) {
      if (shared[place] === 0) touched.push(place);
      shared[place] = (shared[place] ?? 0) + 1;
    }
  }
  // A slip in the middle of a word breaks two pairs, and a swap three.
  const least = Math.max(1, wanted.size - 3 * slips);
  const near = touched.filter((place) => {
    const { length } = sorted[place]?.text ?? "";
    return (shared[place] ?? 0) >= least && Math.abs(length - word.length) <= slips;
  });
  near.sort((one, other) => (shared[other] ?? 0) - (shared[one] ?? 0));
  return near.slice(0, comparedMax).flatMap((place) => {
    const token = sorted[place];
    return token !== undefined && isWithinEdits(word, token.text, slips) ? [token] : [];
  });
}

/** The best, and of equals those that stand before in the lobby. */
function best(scores: Uint16Array, limit: number): readonly number[] {
  const kept: number[] = [];
  const scoreOf = (place: number) => scores[place] ?? 0;
  for (let place = 0; place < scores.length; place += 1) {
    const score = scoreOf(place);
    if (score === 0) continue;
    const last = kept.at(-1);
    if (kept.length >= limit && last !== undefined && score <= scoreOf(last)) continue;
    const at = kept.findIndex((other) => score > scoreOf(other));
    kept.splice(at < 0 ? kept.length : at, 0, place);
    if (kept.length > limit) kept.pop();
  }
  return kept;
}
