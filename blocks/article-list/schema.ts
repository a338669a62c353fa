import { pageTypes } from "@croupier/contracts";
import { z } from "zod";
import { defineBlock, type PropsOf } from "../registry/define-block.ts";
import { words } from "../registry/fields.ts";

export const articleList = defineBlock({
  type: "article-list",
  props: {
    title: words(80),
    pageType: z.enum(pageTypes),
    limit: z.number().int().min(1).max(60),
    /** Of promotions: those that run, unless it lists the ones still to come. */
    promotions: z.enum(["running", "coming"]).optional(),
  },
});

export type ArticleListProps = PropsOf<typeof articleList>;
