import { iconInfo } from "@croupier/ui/icons";
import { describeBlock, titleField } from "../registry/describe-block.ts";
import type { facts } from "./schema.ts";

export const factsEditor = describeBlock<typeof facts>({
  label: "Facts",
  icon: iconInfo,
  group: "words",
  fields: {
    title: titleField,
    rows: {
      type: "list",
      label: "Facts",
      summary: "term",
      fields: { term: { type: "text", label: "Fact" }, value: { type: "text", label: "Value" } },
      itemNew: { term: "Fact", value: "Value" },
    },
  },
  defaults: { rows: [{ term: "Fact", value: "Value" }] },
});
