import { foldNickname } from "../fold.ts";
import { isSlip } from "./slip.ts";

/**
 * How much of two names agrees. `renamed`: the given name does, as after a marriage. `kin`: the family
 * name does, as of twins.
 */
export type NamesAgree = "fully" | "nearly" | "renamed" | "kin" | "not";

type Name = { readonly firstName: string; readonly lastName: string };

export function compareNames(one: Name, other: Name): NamesAgree {
  const [mine, theirs] = [allWords(one), allWords(other)];
  if (mine.length > 0 && theirs.length > 0 && (within(mine, theirs) || within(theirs, mine))) {
    return "fully";
  }
  const given = alike(one.firstName, other.firstName);
  const family = alike(one.lastName, other.lastName);
  if (given && family) return "nearly";
  // A form that was filled in the wrong way round.
  if (alike(one.firstName, other.lastName) && alike(one.lastName, other.firstName)) return "nearly";
  if (given) return "renamed";
  return family ? "kin" : "not";
}

/** Letters that look alike, accents and the two spellings of an umlaut are set aside. */
export function wordsOf(name: string): string[] {
  return name
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => foldNickname(word.replaceAll("ß", "ss")).replace(/([aou])e/g, "$1"))
    .filter((word) => word !== "");
}

function allWords({ firstName, lastName }: Name): string[] {
  return [...wordsOf(firstName), ...wordsOf(lastName)];
}

/** Every word of the shorter name is in the longer one: a middle name may be left out, no more. */
function within(shorter: readonly string[], longer: readonly string[]): boolean {
  return shorter.length >= 2 && shorter.every((word) => longer.includes(word));
}

/** Some word of both is the same, but for a slip of the finger, a short form or an initial. */
function alike(one: string, other: string): boolean {
  return wordsOf(one).some((mine) => wordsOf(other).some((theirs) => isSameWord(mine, theirs)));
}

const shortFormMin = 3;

function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length === 1 || short.length >= shortFormMin) {
    if (long.startsWith(short)) return true;
  }
  return isSlip(one, other);
}
