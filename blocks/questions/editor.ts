import { iconCircleHelp } from "@croupier/ui/icons";
import { describeBlock, emptyText, titleField } from "../registry/describe-block.ts";
import type { questions } from "./schema.ts";

export const questionsEditor = describeBlock<typeof questions>({
  label: "Questions",
  icon: iconCircleHelp,
  group: "words",
  fields: {
    title: titleField,
    items: {
      type: "list",
      label: "Questions",
      summary: "question",
      fields: {
        question: { type: "text", label: "Question" },
        answer: { type: "rich-text", label: "Answer" },
      },
      itemNew: { question: "Question", answer: emptyText() },
    },
  },
  defaults: { items: [{ question: "Question", answer: emptyText() }] },
});
