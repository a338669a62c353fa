import { link } from "@croupier/contracts";
import { cardHovers } from "@croupier/contracts/game-words";
import { z } from "zod";
import { defineBlock, type PropsOf } from "../registry/define-block.ts";
import { optionalWords, slug, words } from "../registry/fields.ts";

export const gameRail = defineBlock({
  type: "game-rail",
  props: {
    title: words(80),
    source: z.enum(["category", "picked"]),
    category: slug.optional(),
    /** Slugs of games, in the order they stand. */
    games: z.array(slug).max(60).optional(),
    shape: z.enum(["tall", "wide"]).default("tall"),
    hover: z.enum(cardHovers).optional(),
    linkText: optionalWords(60),
    link: link.optional(),
  },
  migrations: [
    {
      // Which of the two lists counted was once guessed from which of them was filled.
      name: "game-rail-says-where-its-games-come-from",
      up: (props) => ({ source: Array.isArray(props["games"]) ? "picked" : "category", ...props }),
    },
  ],
});

export type GameRailProps = PropsOf<typeof gameRail>;
