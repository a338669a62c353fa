import type { Address } from "../endpoint.ts";

/** The calls of a frame, at the origin of games: the only addresses that its bundle carries. */
export const playAddresses = {
  play: {
    openSession: { method: "POST", path: "/play/v1/sessions" },
    session: { method: "GET", path: "/play/v1/session" },
    endSession: { method: "DELETE", path: "/play/v1/session" },
    game: { method: "GET", path: "/play/v1/games/:code" },
    openRound: { method: "POST", path: "/play/v1/rounds" },
    act: { method: "POST", path: "/play/v1/rounds/:round/actions" },
    rounds: { method: "GET", path: "/play/v1/rounds" },
    round: { method: "GET", path: "/play/v1/rounds/:round" },
    seeds: { method: "GET", path: "/play/v1/seeds" },
    rotateSeeds: { method: "PUT", path: "/play/v1/seeds" },
  },
} as const satisfies Record<string, Record<string, Address>>;

/** The socket of rounds that are everybody's, at the same origin. */
export const flightsPath = "/play/v1/flights";
