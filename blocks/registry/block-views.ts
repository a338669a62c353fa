import type { ComponentType } from "react";
import { ArticleListView } from "../article-list/View.tsx";
import { CallToActionView } from "../call-to-action/View.tsx";
import { DividerView } from "../divider/View.tsx";
import { FactsView } from "../facts/View.tsx";
import { FeatureView } from "../feature/View.tsx";
import { GameRailView } from "../game-rail/View.tsx";
import { HeadingView } from "../heading/View.tsx";
import { HelpSearchView } from "../help-search/View.tsx";
import { ImageView } from "../image/View.tsx";
import { LinkListView } from "../link-list/View.tsx";
import { NoticeView } from "../notice/View.tsx";
import { PromotionRailView } from "../promotion-rail/View.tsx";
import { ProofView } from "../proof/View.tsx";
import { QuestionsView } from "../questions/View.tsx";
import { RichTextView } from "../rich-text/View.tsx";
import { SectionListView } from "../section-list/View.tsx";
import { SlideshowView } from "../slideshow/View.tsx";
import { StepsView } from "../steps/View.tsx";
import type { BlockType } from "./all-blocks.ts";
import type { ShownBlockOf } from "./shown-block.ts";

/** What the view of a block is given: its props, and what was looked up for it. */
export type ViewProps<Type extends BlockType> = ShownBlockOf<Type>["props"] &
  (ShownBlockOf<Type> extends { resolved: infer Data } ? { resolved: Data } : unknown);

/** Blocks that hold blocks are drawn by the list itself. */
type Drawn = Exclude<BlockType, "columns" | "content-block">;

export const blockViews: { readonly [Type in Drawn]: ComponentType<ViewProps<Type>> } = {
  slideshow: SlideshowView,
  "game-rail": GameRailView,
  "promotion-rail": PromotionRailView,
  "article-list": ArticleListView,
  "rich-text": RichTextView,
  heading: HeadingView,
  image: ImageView,
  feature: FeatureView,
  "call-to-action": CallToActionView,
  facts: FactsView,
  steps: StepsView,
  questions: QuestionsView,
  notice: NoticeView,
  "help-search": HelpSearchView,
  "section-list": SectionListView,
  proof: ProofView,
  divider: DividerView,
  "link-list": LinkListView,
};
