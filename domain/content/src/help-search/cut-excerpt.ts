/** Where a word of the term stands in a text: `text.slice(from, to)`. */
export type MatchedRange = { readonly from: number; readonly to: number };

const lengthMax = 180;
const before = 50;

/** A readable piece around the first match, cut between words; the beginning when nothing matches. */
export function cutExcerpt(
  text: string,
  matches: readonly MatchedRange[],
): { readonly excerpt: string; readonly excerptMatches: readonly MatchedRange[] } {
  const first = matches[0]?.from ?? 0;
  const wanted = Math.max(0, first - before);
  // At most to the match itself, where the piece before it is one long word.
  const start = wanted === 0 ? 0 : Math.min(first, nextWord(text, wanted));
  const end = endOfWord(text, start, start + lengthMax);
  const head = start === 0 ? "" : "… ";
  const tail = end === text.length ? "" : " …";
  return {
    excerpt: head + text.slice(start, end) + tail,
    excerptMatches: matches
      .filter(({ from, to }) => from >= start && to <= end)
      .map(({ from, to }) => ({ from: from - start + head.length, to: to - start + head.length })),
  };
}

function nextWord(text: string, from: number): number {
  const blank = text.indexOf(" ", from);
  return blank === -1 ? text.length : blank + 1;
}

function endOfWord(text: string, start: number, wanted: number): number {
  if (wanted >= text.length) return text.length;
  const blank = text.lastIndexOf(" ", wanted);
  return blank > start ? blank : wanted;
}
