import { richText as body } from "@croupier/contracts";
import { z } from "zod";
import { defineBlock, type PropsOf } from "../registry/define-block.ts";
import { optionalWords } from "../registry/fields.ts";

export const notice = defineBlock({
  type: "notice",
  props: { tone: z.enum(["calm", "warn", "accent"]), title: optionalWords(120), body },
});

export type NoticeProps = PropsOf<typeof notice>;
