import { defineBlock, type PropsOf } from "../registry/define-block.ts";
import { words } from "../registry/fields.ts";

export const proof = defineBlock({
  type: "proof",
  props: { title: words(120), text: words(600, { lines: true }) },
});

export type ProofProps = PropsOf<typeof proof>;
