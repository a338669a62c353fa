import { richText as body } from "@croupier/contracts";
import { z } from "zod";
import { defineBlock, type PropsOf } from "../registry/define-block.ts";
import { action, reference, words } from "../registry/fields.ts";

export const feature = defineBlock({
  type: "feature",
  props: {
    title: words(120),
    body,
    media: reference,
    /** Where the picture stands once there is room beside the words. */
    side: z.enum(["start", "end"]).default("end"),
    action: action.optional(),
  },
  references: ({ media }) => ({ media: [media] }),
});

export type FeatureProps = PropsOf<typeof feature>;
