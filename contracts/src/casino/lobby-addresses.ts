import type { Address } from "../endpoint.ts";

/** What the cards of a lobby ask, apart from launches: a page that only shows cards carries these alone. */
export const lobbyAddresses = {
  casino: {
    jackpots: { method: "GET", path: "/services/casino/casino-lobby-services/v1/jackpots" },
    offers: { method: "GET", path: "/services/casino/casino-lobby-services/v1/offers/games" },
    promotionalSpins: {
      method: "GET",
      path: "/services/casino-integration/v1/promotional-spins/players/:session/playable",
    },
  },
} as const satisfies Record<string, Record<string, Address>>;
