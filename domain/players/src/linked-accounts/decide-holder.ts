import { wordsOf } from "../same-person/compare-names.ts";

/**
 * Is the name at the bank the player's? Every word of the family name has to be there, and of the given
 * names one, or its initial, as banks print it. More words may stand there: middle names, and the other
 * holder of an account that two share.
 */
export function isHolder(
  player: { readonly firstName: string; readonly lastName: string },
  holder: string,
): boolean {
  const atBank = wordsOf(holder);
  const family = wordsOf(player.lastName);
  const left = [...atBank];
  for (const word of family) {
    const at = left.indexOf(word);
    if (at === -1) return false;
    left.splice(at, 1);
  }
  return wordsOf(player.firstName).some((given) =>
    left.some((word) => word === given || (word.length === 1 && given.startsWith(word))),
  );
}
