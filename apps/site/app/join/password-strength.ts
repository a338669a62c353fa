/** From nothing typed to a password that takes years: what the four bars show. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** What everybody tries first. The server knows many more and has the last word. */
const tried =
  "password passwort contraseña qwerty qwertz azerty qwertyuiop asdfghjkl iloveyou tequiero welcome bienvenido willkommen letmein abc abcdef football futbol fussball baseball basketball superman batman dragon monkey sunshine sonnenschein princess princesa schatz master admin administrator changeme casino jackpot kingfisher marlin poker roulette lucky charlie michael jordan jennifer alexander alexandra barcelona realmadrid liverpool chelsea arsenal juventus pokemon starwars computer internet samsung freedom whatever trustno".split(
    " ",
  );

/** How hard it would be to guess, from what is typed alone; nothing leaves the page. */
export function strengthOf(password: string, personalWords: readonly string[]): Strength {
  if (password.length === 0) return 0;
  if (isGuessable(password, personalWords) || password.length < 10) return 1;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const score = variety(password) + kinds * 2;
  if (password.length >= 16 || score >= 20) return 4;
  return score >= 14 ? 3 : 2;
}

/** Digits and signs around a word do not make it another word, and neither does counting up. */
export function isGuessable(password: string, personalWords: readonly string[]): boolean {
  const folded = password.normalize("NFKC").toLowerCase();
  const core = coreOf(folded);
  const words = [...tried, ...personalWords.map((word) => coreOf(word.toLowerCase()))];
  if (words.some((word) => word.length > 2 && (word === core || word === folded))) return true;
  return new Set(folded).size < 4 || isRun(folded);
}

function coreOf(text: string): string {
  return /\p{L}(?:.*\p{L})?/su.exec(text)?.[0] ?? "";
}

/** `1234567890`, `abcdefghij`, `0987654321`: each sign follows from the one before. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  const jumps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  const steady = jumps.filter((jump) => Math.abs(jump) <= 1).length;
  return jumps.length > 0 && steady / jumps.length > 0.8;
}

function variety(text: string): number {
  return new Set(text).size;
}
