import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Item → its line, from docs/reference/specification.md, in order. */
export async function readSpecification(root: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(root, "docs/reference/specification.md"), "utf8");
  const items = new Map<string, string>();
  for (const [, item, line] of text.matchAll(/^- \*\*(S\d+\.\d+)\*\* (.+)$/gm)) {
    if (item === undefined || line === undefined) continue;
    if (items.has(item)) throw new Error(`specification.md says ${item} twice`);
    items.set(item, line);
  }
  return items;
}

/** The exact names, paths, texts and constants of an item: what stands in code marks. */
export function valuesOf(line: string): string[] {
  return [...line.matchAll(/`([^`]+)`/g)].flatMap(([, value]) => (value ? [value] : []));
}
