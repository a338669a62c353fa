import { z } from "zod";
import { defineBlock, type PropsOf } from "../registry/define-block.ts";
import { optionalWords, words } from "../registry/fields.ts";

export const heading = defineBlock({
  type: "heading",
  props: {
    text: words(160),
    // The first level is the title of the page itself.
    level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    lead: optionalWords(400, { lines: true }),
  },
});

export type HeadingProps = PropsOf<typeof heading>;
