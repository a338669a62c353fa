import { z } from "zod";
import { defineBlock, type PropsOf } from "../registry/define-block.ts";
import { reference, words } from "../registry/fields.ts";

export const promotionRail = defineBlock({
  type: "promotion-rail",
  props: {
    title: words(80),
    /** Null shows every promotion that runs. Of picked ones, too, those that run are shown. */
    promotions: z.array(reference).max(40).nullable(),
  },
  references: ({ promotions }) => ({ entries: promotions ?? [] }),
});

export type PromotionRailProps = PropsOf<typeof promotionRail>;
