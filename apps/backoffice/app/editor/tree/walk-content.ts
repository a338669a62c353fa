import type { ComponentData, Data } from "@puckeditor/core";
import { slotNames } from "../blocks/page-blocks.ts";

/** Where a block stands, in the words of Puck. */
export type Standing = {
  readonly block: ComponentData;
  readonly zone: string;
  readonly index: number;
  /** How many stand in the same place. */
  readonly count: number;
  readonly depth: number;
};

export const rootZone = "root:default-zone";

/** Every block of a page in reading order, with what stands in columns. */
export function walkContent({ content }: Pick<Data, "content">): Standing[] {
  return walk(content, rootZone, 0);
}

function walk(list: readonly ComponentData[], zone: string, depth: number): Standing[] {
  return list.flatMap((block, index) => [
    { block, zone, index, count: list.length, depth },
    ...slotsOf(block).flatMap(({ name, inner }) =>
      walk(inner, `${block.props.id}:${name}`, depth + 1),
    ),
  ]);
}

export function slotsOf({ type, props }: ComponentData) {
  const count = Number(props["count"] ?? 0);
  if (type !== "columns") return [];
  return slotNames.slice(0, count).map((name) => {
    const inner: unknown = props[name];
    return { name, inner: Array.isArray(inner) ? (inner as ComponentData[]) : [] };
  });
}
