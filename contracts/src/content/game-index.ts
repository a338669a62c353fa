import { z } from "zod";
import { addresses } from "../addresses.ts";
import { endpoint } from "../endpoint.ts";
import { amount, currency, language, pathId } from "../fields.ts";
import { geoTargetingFilter } from "./gates.ts";
import { gameFeatures, volatilities } from "./game-words.ts";
import { audiences } from "./kinds.ts";

/** Its address says its width with a star; spelt out for every width it would be most of the list. */
const cardPicture = z.object({
  address: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
  colour: z.string().optional(),
});

const cardFacts = z.object({
  provider: z.string(),
  family: z.string(),
  /** 0.99 is ninety-nine of a hundred. */
  returnToPlayer: z.number(),
  volatility: z.enum(volatilities),
  features: z.array(z.enum(gameFeatures)),
  /** In the currency of the list. */
  stakeMin: amount,
  stakeMax: amount,
  jackpot: z.boolean(),
  since: z.iso.date(),
});

/** A game that can be played, as a card shows it. */
export const shownGame = z
  .object({
    id: z.string(),
    gameId: z.string(),
    title: z.string(),
    slug: z.string(),
    linkUrl: z.string(),
    category: z.string(),
    /** Absent where the category is none, or closed to whoever asks. */
    categoryName: z.string().optional(),
    subCategory: z.string(),
    subCategoryName: z.string().optional(),
    cardImage: cardPicture.optional(),
    card_vertical_image: cardPicture.optional(),
    /** Where the upright picture bears the title. */
    lettering: z.enum(["top", "bottom"]).optional(),
    media: z.enum(["tall", "other"]),
    badge: z.string().optional(),
    /** Repeated from the gates that let this caller see it. */
    geoTargetingFilter: geoTargetingFilter.optional(),
    audiences: z.array(z.enum(audiences)),
    facts: cardFacts,
  })
  .meta({ id: "ShownGame" });

export const gameIndex = {
  gameIndex: endpoint({
    ...addresses.content.gameIndex,
    name: "content.gameIndex",
    summary:
      "Every game that can be played, and the categories it stands in: what a lobby searches",
    access: "public",
    rate: "read",
    shed: "P2",
    etag: true,
    params: z.object({ bucket: pathId, language }),
    responses: {
      200: z
        .object({
          currency,
          /** In the order of the lobby. */
          games: z.array(shownGame),
          categories: z.array(
            z.object({
              slug: z.string(),
              name: z.string(),
              path: z.string(),
              /** Where all of it stands: its path and its own suffix. */
              showAll: z.string(),
              /** Places in `games`, in the order of the category. */
              games: z.array(z.number().int()),
            }),
          ),
        })
        .meta({ id: "GameIndex" }),
    },
    refusals: ["not_found"],
  }),
} as const;

export type ShownGame = z.output<typeof shownGame>;
export type CardFacts = ShownGame["facts"];
export type GameIndex = z.output<(typeof gameIndex.gameIndex.responses)[200]>;
