/**
 * The address of a page on the way to somewhere. The destination goes in the query, encoded: a fragment
 * of the page itself would be lost at the first form or redirect, and with it the mode of a game.
 */
export function detour(page: string, destination: string | undefined): string {
  return destination === undefined
    ? page
    : `${page}?${new URLSearchParams({ destination }).toString()}`;
}
