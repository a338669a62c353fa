import type { Block } from "@croupier/contracts";
import { isBlockType } from "./all-blocks.ts";
import { parseBlocks } from "./parse-blocks.ts";
import { walkBlocks } from "./walk-blocks.ts";

export type UnfinishedBlock = {
  readonly block: string;
  readonly type: string;
  /** A block nobody has any more cannot be finished either. */
  readonly isKnown: boolean;
};

/** Blocks that visitors would not see, because they lack what they need; those in columns too. */
export function findUnfinished(blocks: readonly Block[]): readonly UnfinishedBlock[] {
  return [...walkBlocks(blocks)].flatMap((block) => {
    const { type, props } = block;
    const isKnown = isBlockType(type);
    // What stands in columns is met by itself.
    if (isKnown && (type === "columns" || parseBlocks([block]).problems.length === 0)) return [];
    return [{ block: props.id, type, isKnown }];
  });
}
