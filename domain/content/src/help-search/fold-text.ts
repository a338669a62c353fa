/** A word as it is compared, and where it stands in the text it was read from. */
export type Word = { readonly folded: string; readonly from: number; readonly to: number };

/** Without case and without marks: `Über` is found by `uber`, `Straße` by `strasse`. */
export function foldWord(word: string): string {
  return word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
}

export function readWords(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => ({
    folded: foldWord(word),
    from: index,
    to: index + word.length,
  }));
}
