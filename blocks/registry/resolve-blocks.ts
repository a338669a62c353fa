import type { Block, Gates } from "@croupier/contracts";
import { parseBlocks, type KnownBlock } from "./parse-blocks.ts";
import type { BlockData, ShownBlock } from "./shown-block.ts";

type Looked = Exclude<keyof BlockData, "columns" | "content-block">;
type PropsFor<Type extends Looked> = Extract<KnownBlock, { type: Type }>["props"];

/**
 * Where the data of blocks come from. What answers undefined has nothing to show to this onlooker,
 * and its block is left out; `blocksOf` are those of a content block's entry.
 */
export type BlockSources = {
  readonly sees: (gates: Gates) => boolean;
  readonly blocksOf: (entry: string) => readonly Block[] | undefined;
} & { readonly [Type in Looked]: (props: PropsFor<Type>) => BlockData[Type] | undefined };

/** Content blocks in content blocks are followed this far, so that a circle ends. */
const entriesDeep = 3;

/** Blocks as one onlooker sees them, gates judged and references looked up. Pure, if its sources are. */
export function resolveBlocks(stored: readonly Block[], sources: BlockSources): ShownBlock[] {
  return resolveList(parseBlocks(stored).blocks, sources, entriesDeep);
}

function resolveList(
  blocks: readonly KnownBlock[],
  sources: BlockSources,
  deep: number,
): ShownBlock[] {
  return blocks
    .filter(({ props }) => props.gates === undefined || sources.sees(props.gates))
    .flatMap((block) => resolveBlock(block, sources, deep) ?? []);
}

function resolveBlock(
  block: KnownBlock,
  sources: BlockSources,
  deep: number,
): ShownBlock | undefined {
  switch (block.type) {
    case "slideshow":
    case "game-rail":
    case "promotion-rail":
    case "article-list":
    case "section-list":
    case "image":
    case "feature": {
      // One type throughout: the source of that name takes the props of that block.
      const look = sources[block.type] as (props: unknown) => BlockData[Looked] | undefined;
      const resolved = look(block.props);
      return resolved && ({ ...ungated(block), resolved } as ShownBlock);
    }
    case "content-block": {
      const inner = deep > 0 ? sources.blocksOf(block.props.entry) : undefined;
      if (inner === undefined) return undefined;
      const blocks = resolveList(parseBlocks(inner).blocks, sources, deep - 1);
      return { ...ungated(block), resolved: { blocks } } as ShownBlock;
    }
    case "columns": {
      const columns = block.props.columns.map((column) =>
        // What stands in a column was parsed with the columns.
        resolveList(column as KnownBlock[], sources, deep),
      );
      const resolved = { columns: columns.filter((column) => column.length > 0) };
      if (resolved.columns.length === 0) return undefined;
      return { type: "columns", props: { id: block.props.id }, resolved };
    }
    default:
      return ungated(block) as ShownBlock;
  }
}

/** Who may see a block is nobody's business who sees it. */
function ungated({ type, props: { gates: _judged, ...props } }: KnownBlock) {
  return { type, props };
}
