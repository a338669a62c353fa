import type { Address } from "../endpoint.ts";

/** Where staff ask about games of the house; apart from the schemas, as in `addresses.ts`. */
export const gameDeskAddresses = {
  games: { method: "GET", path: "/services/backoffice/v1/games" },
  game: { method: "GET", path: "/services/backoffice/v1/games/:game" },
  setSwitch: { method: "PUT", path: "/services/backoffice/v1/games/:game/switch" },
  setBadge: { method: "PUT", path: "/services/backoffice/v1/games/:game/badge" },
  setPlaces: { method: "PUT", path: "/services/backoffice/v1/games/:game/places" },
  askProfile: { method: "POST", path: "/services/backoffice/v1/games/:game/profile-changes" },
  answerProfile: { method: "PUT", path: "/services/backoffice/v1/profile-changes/:change" },

  jackpots: { method: "GET", path: "/services/backoffice/v1/jackpots" },
  setPotSwitch: {
    method: "PUT",
    path: "/services/backoffice/v1/jackpots/:jackpot/:currency/switch",
  },
  askPotChange: {
    method: "POST",
    path: "/services/backoffice/v1/jackpots/:jackpot/:currency/changes",
  },
  answerPotChange: { method: "PUT", path: "/services/backoffice/v1/jackpot-changes/:change" },

  rounds: { method: "GET", path: "/services/backoffice/v1/rounds" },
  round: { method: "GET", path: "/services/backoffice/v1/rounds/:round" },
  seeds: { method: "GET", path: "/services/backoffice/v1/players/:player/seeds" },

  freeRounds: { method: "GET", path: "/services/backoffice/v1/free-rounds" },
  giveFreeRounds: { method: "POST", path: "/services/backoffice/v1/free-rounds" },
  answerFreeRounds: { method: "PUT", path: "/services/backoffice/v1/free-round-presses/:press" },
  cancelFreeRounds: {
    method: "POST",
    path: "/services/backoffice/v1/free-rounds/:grant/cancellation",
  },

  performance: { method: "GET", path: "/services/backoffice/v1/game-performance" },
  takePerformance: { method: "POST", path: "/services/backoffice/v1/game-performance/tables" },
} as const satisfies Record<string, Address>;
