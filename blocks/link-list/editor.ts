import { iconArrowRight } from "@croupier/ui/icons";
import { describeBlock, titleField } from "../registry/describe-block.ts";
import type { linkList } from "./schema.ts";

export const linkListEditor = describeBlock<typeof linkList>({
  label: "Links",
  icon: iconArrowRight,
  group: "lists",
  fields: {
    title: titleField,
    links: {
      type: "list",
      label: "Links",
      summary: "text",
      fields: {
        text: { type: "text", label: "Words" },
        link: { type: "link", label: "Where it leads" },
      },
      itemNew: { text: "Help", link: "/help" },
    },
  },
  defaults: { links: [{ text: "Help", link: "/help" }] },
});
