import { defineBlock, type PropsOf } from "../registry/define-block.ts";
import { reference } from "../registry/fields.ts";

export const slideshow = defineBlock({
  type: "slideshow",
  props: { slideshow: reference },
  references: ({ slideshow }) => ({ entries: [slideshow] }),
});

export type SlideshowProps = PropsOf<typeof slideshow>;
