import { iconHeart } from "@croupier/ui/icons";
import { describeBlock, titleField } from "../registry/describe-block.ts";
import type { ownGames } from "./schema.ts";

export const ownGamesEditor = describeBlock<typeof ownGames>({
  label: "Games of the player",
  icon: iconHeart,
  group: "lists",
  fields: {
    title: titleField,
    list: {
      type: "choice",
      label: "Shows",
      options: [
        { label: "What they played, to those who played", value: "played" },
        { label: "Their favourites, to those signed in", value: "favourites" },
      ],
    },
  },
  defaults: { list: "played" },
});
