import { z } from "zod";
import { defineBlock, type PropsOf } from "../registry/define-block.ts";
import { action, optionalWords } from "../registry/fields.ts";

const listedLink = action.extend({
  /** Shown on hover, and read aloud. */
  title: optionalWords(120).optional(),
  opensNewWindow: z.boolean().optional(),
});

export const linkList = defineBlock({
  type: "link-list",
  props: { title: optionalWords(120), links: z.array(listedLink).min(1).max(60) },
});

export type LinkListProps = PropsOf<typeof linkList>;
