import { articleList } from "../article-list/schema.ts";
import { callToAction } from "../call-to-action/schema.ts";
import { columns } from "../columns/schema.ts";
import { contentBlock } from "../content-block/schema.ts";
import { divider } from "../divider/schema.ts";
import { facts } from "../facts/schema.ts";
import { feature } from "../feature/schema.ts";
import { gameRail } from "../game-rail/schema.ts";
import { heading } from "../heading/schema.ts";
import { helpSearch } from "../help-search/schema.ts";
import { image } from "../image/schema.ts";
import { linkList } from "../link-list/schema.ts";
import { notice } from "../notice/schema.ts";
import { ownGames } from "../own-games/schema.ts";
import { promotionRail } from "../promotion-rail/schema.ts";
import { proof } from "../proof/schema.ts";
import { questions } from "../questions/schema.ts";
import { richText } from "../rich-text/schema.ts";
import { sectionList } from "../section-list/schema.ts";
import { slideshow } from "../slideshow/schema.ts";
import { steps } from "../steps/schema.ts";

/** Every block there is, by its type. */
export const allBlocks = {
  slideshow,
  "game-rail": gameRail,
  "own-games": ownGames,
  "promotion-rail": promotionRail,
  "article-list": articleList,
  "rich-text": richText,
  heading,
  image,
  feature,
  "call-to-action": callToAction,
  columns,
  facts,
  steps,
  questions,
  notice,
  "help-search": helpSearch,
  "section-list": sectionList,
  proof,
  divider,
  "content-block": contentBlock,
  "link-list": linkList,
} as const;

export type BlockType = keyof typeof allBlocks;

export function isBlockType(type: string): type is BlockType {
  return Object.hasOwn(allBlocks, type);
}
