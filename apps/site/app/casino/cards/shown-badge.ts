/** Free games come before what editors wrote: only this player, or this day, has them (S4.12). */
export function shownBadge(badge: string | undefined, isFree: boolean): string | undefined {
  return isFree ? "freeGames" : badge;
}
