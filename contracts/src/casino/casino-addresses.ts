import type { Address } from "../endpoint.ts";

/** What a page of the casino asks to have a game opened, and what anybody may ask of a round. */
export const casinoAddresses = {
  casino: {
    gameUrl: { method: "GET", path: "/services/casino/casino-lobby-services/games/:id/url" },
    lobbyGameUrl: {
      method: "GET",
      path: "/services/casino/casino-lobby-services/v1/games/:id/url",
    },
    receipt: { method: "GET", path: "/services/casino/v1/rounds/:round/receipt" },
    revealRound: {
      method: "POST",
      path: "/services/casino/v1/profiles/:session/rounds/:round/reveal",
    },
    receiptKeys: { method: "GET", path: "/services/casino/v1/receipt-keys" },
  },
  games: {
    realUrl: {
      method: "GET",
      path: "/services/games-integration-service/api/v1/games/:gameId/url",
    },
    practiceUrl: {
      method: "GET",
      path: "/services/games-integration-service/api/v1/games/:gameId/practice/url",
    },
  },
} as const satisfies Record<string, Record<string, Address>>;
