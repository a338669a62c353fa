import { iconBadgeCheck } from "@croupier/ui/icons";
import { actionFields, describeBlock, emptyText, titleField } from "../registry/describe-block.ts";
import type { feature } from "./schema.ts";

export const featureEditor = describeBlock<typeof feature>({
  label: "Feature",
  icon: iconBadgeCheck,
  group: "lead",
  fields: {
    title: titleField,
    body: { type: "rich-text", label: "Text" },
    media: { type: "media", label: "Picture" },
    side: {
      type: "choice",
      label: "Picture stands at the",
      options: [
        { label: "Start", value: "start" },
        { label: "End", value: "end" },
      ],
    },
    action: { type: "group", label: "Button", optional: true, fields: actionFields },
  },
  defaults: { title: "Feature", body: emptyText(), side: "end" },
});
