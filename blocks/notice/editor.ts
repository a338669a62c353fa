import { iconCircleAlert } from "@croupier/ui/icons";
import { describeBlock, emptyText, titleField } from "../registry/describe-block.ts";
import type { notice } from "./schema.ts";

export const noticeEditor = describeBlock<typeof notice>({
  label: "Notice",
  icon: iconCircleAlert,
  group: "words",
  fields: {
    tone: {
      type: "choice",
      label: "Tone",
      options: [
        { label: "Calm", value: "calm" },
        { label: "Warning", value: "warn" },
        { label: "Accent", value: "accent" },
      ],
    },
    title: titleField,
    body: { type: "rich-text", label: "Text" },
  },
  defaults: { tone: "calm", body: emptyText() },
});
