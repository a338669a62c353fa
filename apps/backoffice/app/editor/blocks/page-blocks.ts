import { allBlocks, isBlockType, type BlockType } from "@croupier/blocks/schema";
import { block as anyBlock, type Block } from "@croupier/contracts";
import type { ComponentData, Content, Data } from "@puckeditor/core";

/**
 * Blocks as they are stored, and as Puck holds them while they are edited. Puck knows slots by name,
 * so the columns of a block become `column1` to `column4`; a block this desk does not know (any more)
 * travels whole, inside one that can be moved and deleted.
 */
export const columnsMax = 4;
export const unknownType = "unknown";

/** What Puck's own data say a block is; everything else is a block nobody knows. */
export type EditedType = BlockType;

export const slotNames = ["column1", "column2", "column3", "column4"] as const;

export function toPuck(stored: readonly unknown[]): Data {
  return { root: { props: {} }, content: listToPuck(stored, new Set()) };
}

export function toStored(data: Pick<Data, "content">): Block[] {
  return listToStored(data.content);
}

function listToPuck(stored: readonly unknown[], taken: Set<string>): Content {
  return stored.map((block) => blockToPuck(block, taken));
}

function blockToPuck(stored: unknown, taken: Set<string>): ComponentData {
  const outline = anyBlock.safeParse(stored);
  if (!outline.success || !isKnown(outline.data)) {
    const id = ownId(outline.success ? outline.data.props.id : unknownType, taken);
    return { type: unknownType, props: { id, stored } };
  }
  const { type } = outline.data;
  // As it was written: what an outline drops would be lost on the way back.
  const { props } = stored as Block;
  const id = ownId(props.id, taken);
  const today = migrate(type, props);
  const columns = today["columns"];
  if (type !== "columns" || !isListOfLists(columns)) return { type, props: { ...today, id } };
  const { columns: _, ...rest } = today;
  const slots = slotNames.map((name, at) => [name, listToPuck(columns[at] ?? [], taken)] as const);
  return { type, props: { ...rest, id, count: columns.length, ...Object.fromEntries(slots) } };
}

function isKnown(block: Block): block is Block & { type: BlockType } {
  return isBlockType(block.type);
}

/** Two blocks of one id cannot be told apart by whoever drags them. */
function ownId(wished: string, taken: Set<string>): string {
  let id = wished;
  for (let count = 2; taken.has(id); count += 1) id = `${wished}-${count}`;
  taken.add(id);
  return id;
}

function migrate(type: BlockType, props: Block["props"]): Record<string, unknown> {
  return allBlocks[type].migrations.reduce<Record<string, unknown>>(
    (older, { up }) => ({ ...up(older) }),
    props,
  );
}

function listToStored(content: readonly ComponentData[]): Block[] {
  return content.map(({ type, props }) => {
    // What came in whole goes out whole.
    if (type === unknownType) return props["stored"] as Block;
    return type === "columns"
      ? columnsToStored(props)
      : { type, props: { ...props, id: props.id } };
  });
}

/** What stands in a column that was taken away moves into the last one that is left. */
function columnsToStored(props: ComponentData["props"]): Block {
  const { count, column1, column2, column3, column4, ...rest } = props;
  if (typeof count !== "number") return { type: "columns", props: { ...rest, id: props.id } };
  const slots = [column1, column2, column3, column4].map((slot: unknown) =>
    listToStored(Array.isArray(slot) ? (slot as Content) : []),
  );
  const shown = Math.min(Math.max(1, count), columnsMax);
  const columns = slots.slice(0, shown);
  columns[shown - 1]?.push(...slots.slice(shown).flat());
  return { type: "columns", props: { ...rest, id: props.id, columns } };
}

function isListOfLists(value: unknown): value is readonly (readonly unknown[])[] {
  return (
    Array.isArray(value) &&
    value.length >= 1 &&
    value.length <= columnsMax &&
    value.every((column) => Array.isArray(column))
  );
}
