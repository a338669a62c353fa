import { articleListEditor } from "../article-list/editor.ts";
import { callToActionEditor } from "../call-to-action/editor.ts";
import { columnsEditor } from "../columns/editor.ts";
import { contentBlockEditor } from "../content-block/editor.ts";
import { dividerEditor } from "../divider/editor.ts";
import { factsEditor } from "../facts/editor.ts";
import { featureEditor } from "../feature/editor.ts";
import { gameRailEditor } from "../game-rail/editor.ts";
import { headingEditor } from "../heading/editor.ts";
import { helpSearchEditor } from "../help-search/editor.ts";
import { imageEditor } from "../image/editor.ts";
import { linkListEditor } from "../link-list/editor.ts";
import { noticeEditor } from "../notice/editor.ts";
import { ownGamesEditor } from "../own-games/editor.ts";
import { promotionRailEditor } from "../promotion-rail/editor.ts";
import { proofEditor } from "../proof/editor.ts";
import { questionsEditor } from "../questions/editor.ts";
import { richTextEditor } from "../rich-text/editor.ts";
import { sectionListEditor } from "../section-list/editor.ts";
import { slideshowEditor } from "../slideshow/editor.ts";
import { stepsEditor } from "../steps/editor.ts";
import type { BlockType } from "./all-blocks.ts";
import type { BlockDescription } from "./describe-block.ts";

/** How every block is edited, in the order an editor is offered them. */
export const blockEditors: Readonly<Record<BlockType, BlockDescription>> = {
  slideshow: slideshowEditor,
  "game-rail": gameRailEditor,
  "own-games": ownGamesEditor,
  "promotion-rail": promotionRailEditor,
  "article-list": articleListEditor,
  "rich-text": richTextEditor,
  heading: headingEditor,
  image: imageEditor,
  feature: featureEditor,
  "call-to-action": callToActionEditor,
  columns: columnsEditor,
  facts: factsEditor,
  steps: stepsEditor,
  questions: questionsEditor,
  notice: noticeEditor,
  "help-search": helpSearchEditor,
  "section-list": sectionListEditor,
  proof: proofEditor,
  divider: dividerEditor,
  "content-block": contentBlockEditor,
  "link-list": linkListEditor,
};
