import { iconScrollText } from "@croupier/ui/icons";
import { describeBlock, emptyText } from "../registry/describe-block.ts";
import type { richText } from "./schema.ts";

export const richTextEditor = describeBlock<typeof richText>({
  label: "Text",
  icon: iconScrollText,
  group: "words",
  fields: {
    body: { type: "rich-text", label: "Text" },
  },
  defaults: { body: emptyText() },
});
