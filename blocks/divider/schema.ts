import { defineBlock } from "../registry/define-block.ts";

export const divider = defineBlock({ type: "divider", props: {} });
