// What is stored and checked: pure, for servers and the desk. A page never downloads this.
export { allBlocks, isBlockType, type BlockType } from "./registry/all-blocks.ts";
export type { References } from "./registry/define-block.ts";
export { findUnfinished, type UnfinishedBlock } from "./registry/find-unfinished.ts";
export { outlineOf, type OutlineItem } from "./registry/outline-of.ts";
export {
  parseBlock,
  parseBlocks,
  type BlockProblem,
  type KnownBlock,
} from "./registry/parse-blocks.ts";
export { resolveBlocks, type BlockSources } from "./registry/resolve-blocks.ts";
export type { BlockData, ShownBlock } from "./registry/shown-block.ts";
export { collectReferences, walkBlocks } from "./registry/walk-blocks.ts";
export { addressesOf, pictureOf, type Picture } from "./picture/picture.ts";
export type { PageTeaser } from "./article-list/resolved.ts";
export type { GameCardData, GameOffer } from "./game-rail/resolved.ts";
export type { Slide } from "./slideshow/resolved.ts";
