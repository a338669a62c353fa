import { richText as body } from "@croupier/contracts";
import { defineBlock, type PropsOf } from "../registry/define-block.ts";

export const richText = defineBlock({ type: "rich-text", props: { body } });

export type RichTextProps = PropsOf<typeof richText>;
