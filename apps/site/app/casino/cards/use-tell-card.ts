import type { ShownGame } from "@croupier/contracts";
import { locateCard } from "@croupier/blocks/view";

import { counter } from "../../analytics/counter.ts";

/** Tells that a card was chosen, and between which others it stood (S9.4). A rail is one row. */
export function useTellCard(games: readonly ShownGame[], columns?: number) {
  return (place: number) => {
    const game = games[place];
    if (game === undefined) return;
    const where = locateCard(games, columns === undefined ? { place } : { place, columns });
    counter.tell({ name: "gamecard_click", game: game.gameId, ...where });
  };
}
