import type { Address } from "../endpoint.ts";

/** What a player played and keeps: fetched by the pages and the window that tell of it, and by no others. */
export const ownGamesAddresses = {
  casino: {
    recordPlay: {
      method: "POST",
      path: "/services/recent-activity-tracker/v1/profile/:session/casino",
    },
    ownGames: { method: "GET", path: "/services/casino/v1/profiles/:session/games" },
    keepFavourite: {
      method: "PUT",
      path: "/services/casino/v1/profiles/:session/favourites/:gameId",
    },
    dropFavourite: {
      method: "DELETE",
      path: "/services/casino/v1/profiles/:session/favourites/:gameId",
    },
  },
} as const satisfies Record<string, Record<string, Address>>;
