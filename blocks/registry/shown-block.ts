import type { ArticleListData } from "../article-list/resolved.ts";
import type { FeatureData } from "../feature/resolved.ts";
import type { GameRailData } from "../game-rail/resolved.ts";
import type { ImageData } from "../image/resolved.ts";
import type { OwnGamesData } from "../own-games/resolved.ts";
import type { PromotionRailData } from "../promotion-rail/resolved.ts";
import type { SectionListData } from "../section-list/resolved.ts";
import type { SlideshowData } from "../slideshow/resolved.ts";
import type { allBlocks, BlockType } from "./all-blocks.ts";
import type { PropsOf } from "./define-block.ts";

/** What a block shows besides its own words, looked up before it is drawn. Plain data, all of it. */
export type BlockData = {
  slideshow: SlideshowData;
  "game-rail": GameRailData;
  "own-games": OwnGamesData;
  "promotion-rail": PromotionRailData;
  "article-list": ArticleListData;
  "section-list": SectionListData;
  image: ImageData;
  feature: FeatureData;
  columns: { readonly columns: readonly (readonly ShownBlock[])[] };
  "content-block": { readonly blocks: readonly ShownBlock[] };
};

export type ResolvedType = keyof BlockData;

type ShownProps<Type extends BlockType> = Type extends "columns"
  ? { id: string }
  : PropsOf<(typeof allBlocks)[Type]>;

/** A block with all it needs to be drawn, for one onlooker: no gate is left in it. */
export type ShownBlock = {
  [Type in BlockType]: {
    readonly type: Type;
    readonly props: ShownProps<Type>;
  } & (Type extends ResolvedType
    ? { readonly resolved: BlockData[Type] }
    : { readonly resolved?: never });
}[BlockType];

export type ShownBlockOf<Type extends BlockType> = Extract<ShownBlock, { type: Type }>;
