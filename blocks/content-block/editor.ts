import { iconTicket } from "@croupier/ui/icons";
import { describeBlock } from "../registry/describe-block.ts";
import type { contentBlock } from "./schema.ts";

export const contentBlockEditor = describeBlock<typeof contentBlock>({
  label: "Blocks of another entry",
  icon: iconTicket,
  group: "layout",
  fields: {
    entry: { type: "entry", label: "Which content block", kind: "content_block" },
  },
  defaults: {},
});
