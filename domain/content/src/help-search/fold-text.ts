/** A word as it is compared, and where it stands in the text it was read from. */
export type Word = { readonly folded: string; readonly from: number; readonly to: number };

/** Without case and without marks: `Über` is found by `uber`, `Straße` by `strasse`. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii(lower)) return lower;
  return lower.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");
}

export function readWords(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => ({
    folded: fold(word),
    from: index,
    to: index + word.length,
  }));
}

/** The words of a text with a blank before and after each, so that a word is found as a piece of it. */
export function foldText(text: string): string {
  return ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
}

/** Most text is, and needs no look at its marks. */
function isAscii(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- this is where ASCII ends
  return /^[\u0000-\u007f]*$/.test(text);
}
