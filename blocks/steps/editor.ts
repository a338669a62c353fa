import { iconCheck } from "@croupier/ui/icons";
import { describeBlock, titleField } from "../registry/describe-block.ts";
import type { steps } from "./schema.ts";

export const stepsEditor = describeBlock<typeof steps>({
  label: "Steps",
  icon: iconCheck,
  group: "words",
  fields: {
    title: titleField,
    steps: {
      type: "list",
      label: "Steps",
      summary: "title",
      fields: { title: titleField, text: { type: "textarea", label: "Text" } },
      itemNew: { title: "Step", text: "What to do" },
    },
  },
  defaults: { steps: [{ title: "Step", text: "What to do" }] },
});
