import { isNode, parseCode, walk, withoutComments, type Node } from "../laws/parts/syntax.ts";
import { readEvidence, rootName } from "./read-evidence.ts";

export type TestCase = {
  /** As written; the changing parts of a template read as `${…}`. */
  readonly title: string;
  readonly items: readonly string[];
  /** What its expectations rest on; empty where it expects nothing. */
  readonly evidence: string;
};

/**
 * Finds the tests of a file (`test`, `it`, with `.each` and the like), the stories that play, and the groups
 * (`describe`) that name items: what such a group expects is what all of its tests expect.
 */
export function readTests(path: string, source: string): TestCase[] {
  const found: TestCase[] = [];
  const program = parseCode(path, source);
  const code = withoutComments(path, source);
  walk(program, (node) => {
    const title = node.type === "CallExpression" ? testTitle(node) : storyTitle(node);
    if (title === undefined) return;
    if (isGroup(node) && readItems(titleText(title)).length === 0) return;
    found.push({
      title: titleText(title),
      items: readItems(titleText(title)),
      // Read when asked for: most tests claim nothing, and following names takes a while.
      get evidence() {
        return readEvidence(program, node, code);
      },
    });
  });
  return found;
}

/** Titles of its tests and of the groups they stand in. */
export function readTitles(path: string, source: string): string[] {
  const titles = readTests(path, source).map(({ title }) => title);
  walk(parseCode(path, source), (node) => {
    if (node.type !== "CallExpression") return;
    if (!["describe", "suite"].includes(rootName(node.callee))) return;
    const [title] = node.arguments as Node[];
    if (title !== undefined && isText(title)) titles.push(titleText(title));
  });
  return titles;
}

/** `[S5.3]`, or several: `[S5.3] [S9.5]`, `[S5.3, S9.5]`. */
function readItems(title: string): string[] {
  return [...title.matchAll(/\[(S\d+\.\d+(?:[,\s]+S\d+\.\d+)*)\]/g)].flatMap(([, list]) =>
    (list ?? "").split(/[,\s]+/),
  );
}

function testTitle(call: Node): Node | undefined {
  const name = rootName(call.callee);
  if (name !== "test" && name !== "it" && name !== "describe") return undefined;
  const [title, ...rest] = call.arguments as Node[];
  const runs = rest.some(({ type }) => /Function/.test(type));
  return title !== undefined && isText(title) && runs ? title : undefined;
}

function isGroup(node: Node): boolean {
  return node.type === "CallExpression" && rootName(node.callee) === "describe";
}

/** A story that plays is a test: `{ name: "[S2.37] …", play: async () => … }`. */
function storyTitle(node: Node): Node | undefined {
  if (node.type !== "ObjectExpression") return undefined;
  const fields = new Map(
    (node.properties as Node[]).map((property) => [
      isNode(property.key) ? property.key.name : undefined,
      property.value,
    ]),
  );
  const name = fields.get("name");
  return fields.has("play") && isNode(name) && isText(name) ? name : undefined;
}

function isText(node: Node): boolean {
  return node.type === "TemplateLiteral" || typeof node.value === "string";
}

function titleText(node: Node): string {
  if (typeof node.value === "string") return node.value;
  return (node.quasis as Node[])
    .map((quasi) => (quasi.value as { cooked: string }).cooked)
    .join("${…}");
}
