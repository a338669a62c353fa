import { iconMonitor } from "@croupier/ui/icons";
import { describeBlock } from "../registry/describe-block.ts";
import type { slideshow } from "./schema.ts";

export const slideshowEditor = describeBlock<typeof slideshow>({
  label: "Slideshow",
  icon: iconMonitor,
  group: "lead",
  fields: {
    slideshow: { type: "entry", label: "Which slideshow", kind: "slideshow" },
  },
  defaults: {},
});
