import type { LobbyRail } from "./casino-page.ts";

/** A page with more cards than these takes a slow phone too long to bring to life. */
const drawnMax = 24;

/** A wide page shows one card of a rail less at once. */
const seenFirst = 8;
/** A rail with no more than these is drawn whole. */
const wholeMax = 12;

/** How many cards of a rail are drawn at first; the others come when somebody turns to it. */
export function firstOf(games: number): number {
  return games <= wholeMax ? games : seenFirst;
}

/** How many rails are in the page from the beginning; the others are drawn when they come near. */
export function countDrawn(rails: readonly Pick<LobbyRail, "games">[]): number {
  let cards = 0;
  const over = rails.findIndex(({ games }) => {
    cards += firstOf(games.length);
    return cards > drawnMax;
  });
  // The first is in sight at once, however long it is.
  return over < 0 ? rails.length : Math.max(1, over);
}
