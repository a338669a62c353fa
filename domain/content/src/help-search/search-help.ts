/** Where a word of the term stands in a text: `text.slice(from, to)`. */
export type MatchedRange = { readonly from: number; readonly to: number };

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
