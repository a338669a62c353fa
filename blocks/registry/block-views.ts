import type { ComponentType } from "react";
import type { SlideWordsProps } from "../slideshow/SlideWords.tsx";
import type { BlockType } from "./all-blocks.ts";
import type { ShownBlockOf } from "./shown-block.ts";

/** What the view of a block is given: its props, and what was looked up for it. */
export type ViewProps<Type extends BlockType> = ShownBlockOf<Type>["props"] &
  (ShownBlockOf<Type> extends { resolved: infer Data } ? { resolved: Data } : unknown);

/** Blocks that hold blocks are drawn by the list itself. */
export type DrawnType = Exclude<BlockType, "columns" | "content-block">;

/** What may have something to do for a script. All else stands as the server drew it. */
export type MovingType = "slideshow" | "game-rail" | "own-games" | "promotion-rail" | "help-search";
export type StillType = Exclude<DrawnType, MovingType>;

export type BlockViews<Types extends DrawnType> = {
  readonly [Type in Types]: ComponentType<ViewProps<Type>>;
};

/** Besides blocks: pieces of moving ones that stand still themselves. */
export type PieceViews = { readonly slide: ComponentType<SlideWordsProps> };

export type ViewName = DrawnType | keyof PieceViews;

/** A view whose props are known to fit: the registries are checked to say so. */
export type AnyView = ComponentType<object>;
