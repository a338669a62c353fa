import { block as anyBlock, type Block } from "@croupier/contracts";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { z } from "zod";
import { allBlocks, isBlockType, type BlockType } from "./all-blocks.ts";
import type { BlockMigration } from "./define-block.ts";

/** A block whose props were checked against its own schema. */
export type KnownBlock = {
  [Type in BlockType]: { type: Type; props: z.output<(typeof allBlocks)[Type]["props"]> };
}[BlockType];

/** Where a list of blocks does not say what a block can show: `2.props.title`, and why. */
export type BlockProblem = { readonly path: string; readonly message: string };

export function parseBlock(
  stored: unknown,
): Result<KnownBlock, { code: "invalid_block"; problems: readonly BlockProblem[] }> {
  const { block, problems } = readBlock(stored, { path: "", inColumn: false });
  return block !== undefined && problems.length === 0
    ? ok(block)
    : refuse({ code: "invalid_block", problems });
}

/**
 * What can be shown of a stored list, and what is wrong with the rest. Whoever saves refuses a list
 * with problems; whoever shows an old page shows what is left of it. Old props come out as today's.
 */
export function parseBlocks(stored: readonly unknown[]): {
  blocks: KnownBlock[];
  problems: BlockProblem[];
} {
  return readList(stored, { path: "", inColumn: false });
}

type Place = { readonly path: string; readonly inColumn: boolean };

function readList(stored: readonly unknown[], place: Place) {
  const read = stored.map((block, index) =>
    readBlock(block, { ...place, path: `${place.path}${index}.` }),
  );
  const blocks = read.flatMap(({ block }) => block ?? []);
  return { blocks, problems: read.flatMap(({ problems }) => problems) };
}

function readBlock(
  stored: unknown,
  place: Place,
): { block?: KnownBlock; problems: readonly BlockProblem[] } {
  const outline = anyBlock.safeParse(stored);
  if (!outline.success) return { problems: listProblems(outline.error, place.path) };
  const { type } = outline.data;
  if (!isBlockType(type)) {
    return { problems: [{ path: `${place.path}type`, message: `there is no block "${type}"` }] };
  }
  // Columns in columns would be a page nobody can read, and a walk without an end.
  if (type === "columns" && place.inColumn) {
    return { problems: [{ path: `${place.path}type`, message: "stands in a column already" }] };
  }
  const { props, migrations } = allBlocks[type];
  const parsed = props.safeParse(migrate(outline.data, migrations));
  if (!parsed.success) return { problems: listProblems(parsed.error, `${place.path}props.`) };
  // The schema that read the props is the one of this type.
  const block = { type, props: parsed.data } as KnownBlock;
  return block.type === "columns" ? readColumns(block, place) : { block, problems: [] };
}

function readColumns(block: Extract<KnownBlock, { type: "columns" }>, place: Place) {
  const read = block.props.columns.map((column, index) =>
    readList(column, {
      ...place,
      path: `${place.path}props.columns.${index}.`,
      inColumn: true,
    }),
  );
  const columns = read.map(({ blocks }) => blocks);
  return {
    block: { ...block, props: { ...block.props, columns } },
    problems: read.flatMap(({ problems }) => problems),
  };
}

function migrate({ props }: Block, migrations: readonly BlockMigration[]) {
  return migrations.reduce<Readonly<Record<string, unknown>>>((props, { up }) => up(props), props);
}

function listProblems({ issues }: z.ZodError, path: string): BlockProblem[] {
  return issues.map((issue) => ({
    path: path + issue.path.map(String).join("."),
    message: issue.message,
  }));
}
