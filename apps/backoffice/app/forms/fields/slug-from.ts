/** Letters that are no base letter with a mark, and so would vanish. */
const spelt: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
};

/** `Größere Gewinne, öfter?` → `groessere-gewinne-oefter`: the way each language writes it plainly. */
export function slugFrom(title: string, language: string): string {
  const lower = title.toLowerCase();
  const german = language.startsWith("de")
    ? lower.replace(/[äöü]/g, (letter) => ({ ä: "ae", ö: "oe", ü: "ue" })[letter] ?? letter)
    : lower;
  return german
    .replace(/[ßæœøłđðþ]/g, (letter) => spelt[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replace(/^-|-$/g, "");
}
