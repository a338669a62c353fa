import { iconGift } from "@croupier/ui/icons";
import { describeBlock, titleField } from "../registry/describe-block.ts";
import type { promotionRail } from "./schema.ts";

export const promotionRailEditor = describeBlock<typeof promotionRail>({
  label: "Promotion rail",
  icon: iconGift,
  group: "lists",
  fields: {
    title: titleField,
    promotions: {
      type: "entries",
      label: "Promotions",
      kind: "content_page",
      all: "Every promotion that runs",
    },
  },
  defaults: { title: "Promotions", promotions: null },
});
