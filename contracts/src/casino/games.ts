import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { pathId } from "../fields.ts";
import { casinoAddresses } from "./casino-addresses.ts";
import { gameAddress, launchHeaders, launchQuery, launchRefusals } from "./launch-words.ts";

const { games: at } = casinoAddresses;

const launch = {
  rate: "write",
  shed: "P1",
  params: z.object({ gameId: pathId }),
  // The mode is in the path.
  query: launchQuery,
  headers: launchHeaders,
  responses: { 200: gameAddress },
} as const;

/** The launch calls of sites whose games are integrated (`isGamesIntegrationEnabled`). */
export const games = {
  realUrl: endpoint({
    ...at.realUrl,
    ...launch,
    name: "games.realUrl",
    summary: "The address of a game's frame, for money",
    creates: true,
    access: "player",
    refusals: launchRefusals,
  }),
  practiceUrl: endpoint({
    ...at.practiceUrl,
    ...launch,
    name: "games.practiceUrl",
    summary: "The address of a game's frame, for practice",
    access: "public",
    refusals: ["not_found", "game_closed", "not_offered_here", "practice_not_offered"],
  }),
} as const;
