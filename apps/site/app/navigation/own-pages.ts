/**
 * Whether a path is a page of this site, by the patterns of the configuration: there is one list for
 * visitors and one for players, and `*` stands for any letters, none too (S5.7).
 */
export function isOwnPage(path: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => matches(path, pattern.split("*")));
}

/** The pieces between the stars, from left to right, each as early as it comes. */
function matches(path: string, pieces: readonly string[]): boolean {
  const [first = "", ...later] = pieces;
  const last = later.pop();
  if (last === undefined) return path === first;
  if (!path.startsWith(first)) return false;
  let from = first.length;
  for (const piece of later) {
    const found = path.indexOf(piece, from);
    if (found < 0) return false;
    from = found + piece.length;
  }
  return path.length - last.length >= from && path.endsWith(last);
}
