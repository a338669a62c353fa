import { iconZap } from "@croupier/ui/icons";
import { actionFields, describeBlock, titleField } from "../registry/describe-block.ts";
import type { callToAction } from "./schema.ts";

export const callToActionEditor = describeBlock<typeof callToAction>({
  label: "Call to action",
  icon: iconZap,
  group: "lead",
  fields: {
    title: titleField,
    text: { type: "textarea", label: "Text" },
    action: { type: "group", label: "Button", optional: false, fields: actionFields },
  },
  defaults: { title: "Ready?", text: "One sentence.", action: { text: "Join", link: "/join" } },
});
