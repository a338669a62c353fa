import { z } from "zod";
import { defineBlock, type PropsOf } from "../registry/define-block.ts";
import { words } from "../registry/fields.ts";

export const ownGames = defineBlock({
  type: "own-games",
  props: {
    title: words(80),
    /** `played`: the last game as a wide card, the others beside each other below it. */
    list: z.enum(["played", "favourites"]),
  },
});

export type OwnGamesProps = PropsOf<typeof ownGames>;
