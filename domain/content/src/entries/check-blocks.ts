import type { FieldError } from "@croupier/contracts";
import type { PartData } from "./check-entry.ts";

/** What is wrong with blocks, by the place in their list: `2.props.title`. Blocks know it themselves. */
export type CheckBlocks = (
  blocks: readonly unknown[],
) => readonly { readonly path: string; readonly message: string }[];

/**
 * Why blocks can never be drawn, field by field. What an editor has not filled in yet is no error of
 * a draft: until then the block shows nothing.
 */
export function findBlockErrors(data: PartData, checkBlocks: CheckBlocks): readonly FieldError[] {
  const { blocks } = data;
  if (!Array.isArray(blocks)) return [];
  return checkBlocks(blocks)
    .filter(({ path }) => isFilled(blocks, path))
    .map(({ path, message }) => ({ field: `blocks.${path}`, code: "invalid_block", message }));
}

function isFilled(blocks: readonly unknown[], path: string): boolean {
  let value: unknown = blocks;
  for (const key of path.split(".")) {
    const isInner = typeof value === "object" && value !== null && Object.hasOwn(value, key);
    value = isInner ? (value as Record<string, unknown>)[key] : undefined;
  }
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== "";
}
