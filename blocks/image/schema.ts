import { defineBlock, type PropsOf } from "../registry/define-block.ts";
import { optionalWords, reference } from "../registry/fields.ts";

export const image = defineBlock({
  type: "image",
  props: { media: reference, caption: optionalWords(300) },
  references: ({ media }) => ({ media: [media] }),
});

export type ImageProps = PropsOf<typeof image>;
