import { readProjectFile } from "./files.ts";

/** Who may import whom, as drawn: between floors, and between the rooms of one floor. */
export type Drawing = {
  readonly floors: ReadonlyMap<string, readonly string[]>;
  readonly siblings: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
};

/**
 * Reads the drawing of docs/architecture.md, so that the picture people look at is the law itself:
 * lines `a, b → c, d`, remarks in brackets left out, `inside domain` opening the rooms of a floor.
 */
export function readDrawing(text = readProjectFile("docs/architecture.md")): Drawing {
  const block = /## Who may import whom\s+```\n([\s\S]*?)```/.exec(text)?.[1];
  if (block === undefined) throw new Error("docs/architecture.md has lost its drawing");
  const floors = new Map<string, readonly string[]>();
  const siblings = new Map<string, Map<string, readonly string[]>>();
  let current = floors;
  for (const line of block.split("\n")) {
    const inside = /^inside (\w+)/.exec(line)?.[1];
    if (inside !== undefined) siblings.set(inside, (current = new Map()));
    const [from, to] = line.replace(/\([^)]*\)/g, "").split("→");
    if (from === undefined || to === undefined) continue;
    for (const name of names(from)) current.set(name, names(to));
  }
  return { floors, siblings };
}

function names(list: string): string[] {
  return list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && name !== "nothing" && name !== "no sibling");
}
