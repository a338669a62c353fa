export type Piece = { text: string; match: boolean };

type Folded = readonly string[];

/**
 * Cuts a title where the search words occur in it, whatever their case. What a player types is
 * compared letter by letter and never made into a pattern.
 */
export function splitMatches(text: string, query: string): Piece[] {
  const words = query.split(/\s+/u).filter(Boolean).map(fold);
  const letters = [...text];
  const folded = fold(text);
  const pieces: Piece[] = [];
  for (let place = 0; place < letters.length;) {
    const found = longestAt(place, folded, words);
    const end = place + Math.max(found, 1);
    append(pieces, { text: letters.slice(place, end).join(""), match: found > 0 });
    place = end;
  }
  return pieces;
}

/** One small letter for each letter, so that places in the one are places in the other. */
function fold(text: string): Folded {
  return Array.from(text, (letter) => letter.toLowerCase());
}

function longestAt(place: number, text: Folded, words: readonly Folded[]): number {
  return words.reduce(
    (longest, word) =>
      word.length > longest && standsAt(word, text, place) ? word.length : longest,
    0,
  );
}

function standsAt(word: Folded, text: Folded, place: number): boolean {
  return word.every((letter, offset) => text[place + offset] === letter);
}

function append(pieces: Piece[], next: Piece): void {
  const last = pieces.at(-1);
  if (last?.match === next.match) last.text += next.text;
  else pieces.push(next);
}
