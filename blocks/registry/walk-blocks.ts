import type { Block } from "@croupier/contracts";
import type { z } from "zod";
import { columns } from "../columns/schema.ts";
import { allBlocks, isBlockType } from "./all-blocks.ts";
import type { BlockDefinition, References } from "./define-block.ts";

/** Every block of a list and of what stands in its columns, in reading order. */
export function* walkBlocks(blocks: readonly Block[]): Generator<Block> {
  for (const block of blocks) {
    yield block;
    const nested = block.type === "columns" ? columns.props.safeParse(block.props) : undefined;
    for (const column of nested?.data?.columns ?? []) yield* walkBlocks(column);
  }
}

/** Entries and media the blocks are made from, each once. Blocks that say nothing valid use nothing. */
export function collectReferences(blocks: readonly Block[]): References {
  const entries = new Set<string>();
  const media = new Set<string>();
  for (const { type, props } of walkBlocks(blocks)) {
    if (!isBlockType(type)) continue;
    const used = referencesOf(allBlocks[type], props);
    for (const id of used.entries ?? []) entries.add(id);
    for (const id of used.media ?? []) media.add(id);
  }
  return { entries: [...entries], media: [...media] };
}

function referencesOf<Schema extends z.ZodObject>(
  { props: schema, references }: BlockDefinition<string, Schema>,
  props: unknown,
): Partial<References> {
  const parsed = schema.safeParse(props);
  return parsed.success ? references(parsed.data) : {};
}
