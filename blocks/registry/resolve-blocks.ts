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

/**
 * No page shows more blocks than this, counted with those of its content blocks: each may hold two
 * hundred that hold two hundred, and somebody would wait for them all.
 */
const blocksMax = 2_000;

/** Blocks as one onlooker sees them, gates judged and references looked up. Pure, if its sources are. */
export function resolveBlocks(stored: readonly Block[], sources: BlockSources): ShownBlock[] {
  const walk = { sources, deep: entriesDeep, count: { left: blocksMax } };
  return resolveList(blocksIn(stored), walk);
}

/** What is published never changes in place: a block is checked the first time it is met. */
function blocksIn(stored: readonly Block[]): KnownBlock[] {
  return stored.flatMap((block) => {
    const known = checked.get(block) ?? parseBlocks([block]).blocks;
    checked.set(block, known);
    return known;
  });
}

const checked = new WeakMap<Block, readonly KnownBlock[]>();

type Walk = {
  readonly sources: BlockSources;
  /** How many more content blocks may stand in each other. */
  readonly deep: number;
  /** One for the whole page. */
  readonly count: { left: number };
};

function resolveList(blocks: readonly KnownBlock[], walk: Walk): ShownBlock[] {
  const shown: ShownBlock[] = [];
  for (const block of blocks) {
    if (walk.count.left === 0) break;
    const { gates } = block.props;
    if (gates !== undefined && !walk.sources.sees(gates)) continue;
    walk.count.left -= 1;
    const resolved = resolveBlock(block, walk);
    if (resolved !== undefined) shown.push(resolved);
  }
  return shown;
}

function resolveBlock(block: KnownBlock, walk: Walk): ShownBlock | undefined {
  const { sources, deep } = walk;
  switch (block.type) {
    case "slideshow":
    case "game-rail":
    case "own-games":
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
      const blocks = resolveList(blocksIn(inner), { ...walk, deep: deep - 1 });
      return { ...ungated(block), resolved: { blocks } } as ShownBlock;
    }
    case "columns": {
      const columns = block.props.columns.map((column) =>
        // What stands in a column was parsed with the columns.
        resolveList(column as KnownBlock[], walk),
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
