import { z } from "zod";
import { defineBlock, type PropsOf } from "../registry/define-block.ts";
import { optionalWords, words } from "../registry/fields.ts";

export const facts = defineBlock({
  type: "facts",
  props: {
    title: optionalWords(120),
    rows: z
      .array(z.object({ term: words(160), value: words(400) }))
      .min(1)
      .max(60),
  },
});

export type FactsProps = PropsOf<typeof facts>;
