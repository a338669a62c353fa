const decoder = new TextDecoder("windows-1252");

/**
 * The letters that the standard fonts of a PDF can print: those of western Europe, and the euro. They are
 * in every reader, so a statement carries no font; what they lack is printed by its plain letter, or as a
 * question mark.
 */
const codes = new Map(
  Array.from({ length: 0x100 - 0x80 }, (_, index) => {
    const code = 0x80 + index;
    return [decoder.decode(Uint8Array.of(code)), code] as const;
  }),
);
/** Blanks that nobody sees the difference of, and the minus of mathematics. */
const alike: Readonly<Record<string, string>> = { "\u00a0": " ", "\u202f": " ", "\u2212": "-" };
/** Letters that no mark can be taken off. */
const plain: Readonly<Record<string, string>> = { ł: "l", Ł: "L", đ: "d", Đ: "D", ı: "i", ħ: "h" };
const unknown = "?";

/** One character a letter, whose code is the one the fonts count. */
export function encodeWinAnsi(text: string): string {
  return Array.from(text.normalize("NFC"), (letter) => encode(alike[letter] ?? letter)).join("");
}

function encode(letter: string): string {
  if (/^[ -~]$/.test(letter)) return letter;
  const code = codes.get(letter);
  if (code !== undefined && !/\p{Cc}/u.test(letter)) return String.fromCharCode(code);
  const bare = plain[letter] ?? letter.normalize("NFD").replace(/\p{M}/gu, "");
  return /^[ -~]$/.test(bare) ? bare : unknown;
}
