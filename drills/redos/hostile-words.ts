/** Letters on which patterns like to turn: each kind once, and what parts words from each other. */
const turning = [..."aZ0_ \n-.,:;/\\@\"'`<>()=&#%+é\u{1f600}"];

/** Words of this length that keep a careless pattern busy: they nearly fit, again and again. */
export function hostileWords(source: string, length: number): readonly string[] {
  const letters = [...new Set([...turning, ...source])];
  const runs = letters.flatMap((first) => [first, ...turning.map((second) => first + second)]);
  const parts = [...runs, ...wordsIn(source)];
  // The last letter fits nowhere, so that no run is the whole of what was wanted.
  return parts.map((part) => `${part.repeat(Math.ceil(length / part.length)).slice(0, length)}\0`);
}

/** What the pattern says letter by letter: `<script` of `<script\b[^>]*>`. */
function wordsIn(source: string): readonly string[] {
  const words = source.match(/[<&"'\w:/@-]{2,}/g) ?? [];
  return words.flatMap((word) => [word, `${word} `, `${word}>`]);
}
