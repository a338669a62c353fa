import { z } from "zod";
import { defineBlock, type PropsOf } from "../registry/define-block.ts";
import { optionalWords, words } from "../registry/fields.ts";

export const steps = defineBlock({
  type: "steps",
  props: {
    title: optionalWords(120),
    steps: z
      .array(z.object({ title: words(120), text: words(600, { lines: true }) }))
      .min(1)
      .max(20),
  },
});

export type StepsProps = PropsOf<typeof steps>;
