import type { GameCatalogue } from "./game-catalogue.ts";

/** Where pages are drawn that lead to no game. */
export const noGames: GameCatalogue = {
  isEmpty: true,
  version: "none",
  has: () => false,
  find: () => undefined,
};
