import { iconMinus } from "@croupier/ui/icons";
import { describeBlock } from "../registry/describe-block.ts";
import type { heading } from "./schema.ts";

export const headingEditor = describeBlock<typeof heading>({
  label: "Heading",
  icon: iconMinus,
  group: "words",
  fields: {
    text: { type: "text", label: "Heading" },
    level: {
      type: "choice",
      label: "Level",
      options: [
        { label: "Chapter", value: 2 },
        { label: "Section", value: 3 },
        { label: "Paragraph", value: 4 },
      ],
    },
    lead: { type: "textarea", label: "Lead" },
  },
  defaults: { text: "Heading", level: 2 },
});
