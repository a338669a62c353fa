import { iconEye } from "@croupier/ui/icons";
import { describeBlock } from "../registry/describe-block.ts";
import type { image } from "./schema.ts";

export const imageEditor = describeBlock<typeof image>({
  label: "Picture",
  icon: iconEye,
  group: "words",
  fields: {
    media: { type: "media", label: "Picture" },
    caption: { type: "text", label: "Caption" },
  },
  defaults: {},
});
