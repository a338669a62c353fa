import type { Block } from "@croupier/contracts";
import type { z } from "zod";
import { columns } from "../columns/schema.ts";
import { allBlocks, type BlockType } from "./all-blocks.ts";
import type { BlockDefinition, References } from "./define-block.ts";
import { parseBlocks } from "./parse-blocks.ts";

/** Every block of a list and of what stands in its columns, in reading order. */
export function* walkBlocks(blocks: readonly Block[]): Generator<Block> {
  for (const block of blocks) {
    yield block;
    const nested = block.type === "columns" ? columns.props.safeParse(block.props) : undefined;
    for (const column of nested?.data?.columns ?? []) yield* walkBlocks(column);
  }
}

/** Entries and media the blocks are made from, each once. Blocks that say nothing valid use nothing. */
export function collectReferences(stored: readonly Block[]): References {
  const entries = new Set<string>();
  const media = new Set<string>();
  for (const { type, props } of walkBlocks(parseBlocks(stored).blocks)) {
    // Only known blocks come out of parsing, and each has the props of its type.
    const { references } = allBlocks[type as BlockType] as BlockDefinition<string, z.ZodObject>;
    const used = references(props);
    for (const id of used.entries ?? []) entries.add(id);
    for (const id of used.media ?? []) media.add(id);
  }
  return { entries: [...entries], media: [...media] };
}
