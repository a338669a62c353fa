import { defineBlock } from "../registry/define-block.ts";

/** The sections of the help centre: which they are is the content's to say. */
export const sectionList = defineBlock({ type: "section-list", props: {} });
