import { defineBlock } from "../registry/define-block.ts";

export const helpSearch = defineBlock({ type: "help-search", props: {} });
