import { parseSync } from "vite";

/** A node of the syntax tree, read loosely: a law looks at few kinds and ignores the rest. */
export type Node = { type: string; start: number; end: number; [field: string]: unknown };

export type ImportSite = {
  readonly specifier: string;
  readonly typeOnly: boolean;
  /** `export * from`: everything goes through, and nobody sees what. */
  readonly star: boolean;
};

export function isCode(path: string): boolean {
  return /\.(ts|tsx|mts|mjs|js)$/.test(path) && !path.endsWith(".d.ts");
}

export function isTest(path: string): boolean {
  return /\.(test|journey|spec)\.tsx?$/.test(path);
}

const parsed = new Map<string, { readonly source: string; readonly program: Node }>();

/** The tree of a file. Many laws look at the same one, so a text that was parsed is kept. */
export function parseCode(path: string, source: string): Node {
  const kept = parsed.get(path);
  if (kept?.source === source) return kept.program;
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  parsed.set(path, { source, program: program as unknown as Node });
  return program as unknown as Node;
}

/** The same text with its comments blanked out, so that every place in it stays where it was. */
export function withoutComments(path: string, source: string): string {
  const { comments } = parseSync(path, source);
  return comments.reduce(
    (code, { start, end }) =>
      code.slice(0, start) + code.slice(start, end).replace(/\S/g, " ") + code.slice(end),
    source,
  );
}

/** Calls `visit` for every node, outer before inner; a false answer keeps it from going deeper. */
export function walk(node: Node, visit: (node: Node) => unknown): void {
  if (visit(node) === false) return;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit);
    }
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

/** Everything a file imports or re-exports, static and dynamic. */
export function readImports(path: string, source: string): ImportSite[] {
  const found: ImportSite[] = [];
  walk(parseCode(path, source), (node) => {
    const request = node.source;
    if (!isNode(request) || typeof request.value !== "string") return;
    found.push({
      specifier: request.value,
      typeOnly: node.importKind === "type" || node.exportKind === "type",
      star: node.type === "ExportAllDeclaration",
    });
  });
  return found;
}
