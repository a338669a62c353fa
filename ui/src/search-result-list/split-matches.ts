export type Piece = { text: string; match: boolean };

// Cuts a title where the search words occur in it, whatever their case.
export function splitMatches(text: string, query: string): Piece[] {
  const words = query.trim().split(/\s+/u).filter(Boolean).map(literal);
  if (words.length === 0) return [{ text, match: false }];
  const matcher = new RegExp(`(${words.join("|")})`, "giu");
  return text
    .split(matcher)
    .map((piece, place) => ({ text: piece, match: place % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

// What the player types is text to find, never a pattern.
function literal(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
