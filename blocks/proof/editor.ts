import { iconShieldCheck } from "@croupier/ui/icons";
import { describeBlock, titleField } from "../registry/describe-block.ts";
import type { proof } from "./schema.ts";

export const proofEditor = describeBlock<typeof proof>({
  label: "Proof",
  icon: iconShieldCheck,
  group: "lead",
  fields: {
    title: titleField,
    text: { type: "textarea", label: "Text" },
  },
  defaults: { title: "Do not take our word for it.", text: "Every round can be checked." },
});
