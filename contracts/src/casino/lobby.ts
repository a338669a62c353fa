import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { currency, language, pathId } from "../fields.ts";
import { lobbyAddresses } from "./lobby-addresses.ts";
import { channelType } from "./launch-words.ts";

const { casino: at } = lobbyAddresses;
const games = z.object({ games: z.array(z.string()) });

/** What cards show that changes while a page stands. */
export const lobby = {
  jackpots: endpoint({
    ...at.jackpots,
    name: "casino.jackpots",
    summary: "The pots that games can pay now",
    access: "public",
    rate: "read",
    shed: "P3",
    query: z.object({
      currencyCode: currency.optional(),
      language: language.optional(),
      channelType: channelType.optional(),
    }),
    responses: {
      200: z.object({
        /** `amount` is a whole number of hundredths, whatever the currency. */
        items: z.array(z.object({ gameId: z.string(), amount: z.number().int() })),
      }),
    },
    refusals: [],
  }),
  offers: endpoint({
    ...at.offers,
    name: "casino.offers",
    summary: "The games that everybody may play some rounds of for free",
    access: "public",
    rate: "read",
    shed: "P3",
    responses: { 200: games },
    refusals: [],
  }),
  promotionalSpins: endpoint({
    ...at.promotionalSpins,
    name: "casino.promotionalSpins",
    summary: "The games that this player was given free rounds of",
    access: "player",
    ownSession: true,
    rate: "poll",
    shed: "P3",
    params: z.object({ session: pathId }),
    responses: { 200: games },
    refusals: [],
  }),
} as const;
