import { defineBlock } from "../registry/define-block.ts";
import { reference } from "../registry/fields.ts";

/** The blocks of another entry, so that what is said on many pages is written once. */
export const contentBlock = defineBlock({
  type: "content-block",
  props: { entry: reference },
  references: ({ entry }) => ({ entries: [entry] }),
});
