import { richText } from "@croupier/contracts";
import { z } from "zod";
import { defineBlock, type PropsOf } from "../registry/define-block.ts";
import { optionalWords, words } from "../registry/fields.ts";

export const questions = defineBlock({
  type: "questions",
  props: {
    title: optionalWords(120),
    items: z
      .array(z.object({ question: words(240), answer: richText }))
      .min(1)
      .max(60),
  },
});

export type QuestionsProps = PropsOf<typeof questions>;
