import { defineBlock, type PropsOf } from "../registry/define-block.ts";
import { action, words } from "../registry/fields.ts";

export const callToAction = defineBlock({
  type: "call-to-action",
  props: { title: words(120), text: words(400, { lines: true }), action },
});

export type CallToActionProps = PropsOf<typeof callToAction>;
