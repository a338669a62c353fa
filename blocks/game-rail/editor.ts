import { iconSpade } from "@croupier/ui/icons";
import { describeBlock, titleField } from "../registry/describe-block.ts";
import type { gameRail } from "./schema.ts";

export const gameRailEditor = describeBlock<typeof gameRail>({
  label: "Game rail",
  icon: iconSpade,
  group: "lists",
  fields: {
    title: titleField,
    source: {
      type: "choice",
      label: "Games come from",
      options: [
        { label: "A category", value: "category" },
        { label: "Hand-picked", value: "picked" },
      ],
    },
    category: { type: "category", label: "Category" },
    games: { type: "games", label: "Games, in their order" },
    shape: {
      type: "choice",
      label: "Card shape",
      options: [
        { label: "Tall", value: "tall" },
        { label: "Wide", value: "wide" },
      ],
    },
    hover: {
      type: "choice",
      label: "Under a pointer a card",
      options: [
        { label: "Shows its buttons", value: "reveal" },
        { label: "Lifts", value: "lift" },
        { label: "Stays as it is", value: "none" },
      ],
    },
    linkText: { type: "text", label: "What the link to all says" },
    link: { type: "link", label: "Where it leads" },
  },
  defaults: { source: "category", shape: "tall", hover: "reveal" },
});
