import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { line, pathId } from "../fields.ts";
import { ownGamesAddresses } from "./own-games-addresses.ts";

const { casino: at } = ownGamesAddresses;
const gameId = line().min(1).max(80);
const own = { access: "player", ownSession: true, shed: "P3" } as const;
const favourite = {
  ...own,
  rate: "write",
  params: z.object({ session: pathId, gameId: pathId }),
  responses: { 204: null },
} as const;

/** By which games a player finds the way back; it holds practice too and tells nothing of money. */
export const ownGames = {
  recordPlay: endpoint({
    ...at.recordPlay,
    ...own,
    name: "casino.recordPlay",
    summary: "A game was opened: it is the last one played, and was played once more",
    rate: "write",
    params: z.object({ session: pathId }),
    body: z.object({ gameId }),
    responses: { 202: null },
    refusals: ["not_found"],
  }),
  ownGames: endpoint({
    ...at.ownGames,
    ...own,
    name: "casino.ownGames",
    summary: "What the player played last and most, and keeps",
    rate: "read",
    params: z.object({ session: pathId }),
    responses: {
      200: z.object({
        recent: z.array(z.string()),
        mostPlayed: z.array(z.object({ id: z.string(), count: z.number().int() })),
        favourites: z.array(z.string()),
        /** In which a round waits for a choice of theirs. */
        unfinished: z.array(z.string()),
      }),
    },
    refusals: [],
  }),
  keepFavourite: endpoint({
    ...at.keepFavourite,
    ...favourite,
    name: "casino.keepFavourite",
    summary: "A game is kept among the favourites",
    refusals: ["not_found"],
  }),
  dropFavourite: endpoint({
    ...at.dropFavourite,
    ...favourite,
    name: "casino.dropFavourite",
    summary: "A game is a favourite no more",
    refusals: [],
  }),
} as const;
