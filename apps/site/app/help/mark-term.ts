export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Where words of a text begin like a word of the term, without case and without marks. */
export function markTerm(text: string, term: string): Range[] {
  const wanted = [...term.matchAll(wordPattern)].map(([word]) => fold(word));
  return [...text.matchAll(wordPattern)].flatMap(({ 0: word, index }) => {
    const longest = Math.max(
      0,
      ...wanted.filter((begin) => fold(word).startsWith(begin)).map(({ length }) => length),
    );
    // A letter with a mark may be two; the word is marked as a whole then.
    const marked = fold(word).length === word.length ? longest : word.length;
    return longest === 0 ? [] : [{ from: index, to: index + marked }];
  });
}

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

function fold(text: string): string {
  return text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
}
