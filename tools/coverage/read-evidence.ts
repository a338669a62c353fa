import { isNode, walk, type Node } from "../laws/parts/syntax.ts";

/**
 * What a test's expectations rest on, as source text: the expectations themselves, what the names
 * in them stand for in this file, and what is done to those names on the way (`page.goto("/join")`
 * before `expect(page)`). What merely stands near, a comment or an import, is no evidence.
 */
export function readEvidence(program: Node, test: Node, source: string): string {
  const evidence = new Set<Node>();
  const names: string[] = [];
  const seen = new Set<string>();

  const take = (node: Node): void => {
    if (evidence.has(node)) return;
    evidence.add(node);
    for (const name of namesIn(node)) {
      if (seen.has(name)) continue;
      seen.add(name);
      names.push(name);
    }
  };

  walk(test, (node) => {
    if (node.type !== "CallExpression" || !rootName(node.callee).startsWith("expect")) return true;
    take(node);
    return false;
  });
  for (let name = names.pop(); name !== undefined; name = names.pop()) {
    for (const node of meaningsOf(name, program)) take(node);
    for (const node of [...deedsOn(name, test), ...bringersOf(name, test)]) take(node);
  }
  return [...evidence].map(({ start, end }) => source.slice(start, end)).join("\n");
}

/** The identifiers that are read: not the keys of objects, not the names of members. */
function namesIn(node: Node): string[] {
  const names: string[] = [];
  walk(node, (inner) => {
    if (inner.type === "Identifier" || inner.type === "JSXIdentifier") {
      names.push(String(inner.name));
    }
    if (inner.type === "MemberExpression" && inner.computed !== true) {
      if (isNode(inner.object)) names.push(...namesIn(inner.object));
      return false;
    }
    if (inner.type === "Property" && inner.computed !== true) {
      if (isNode(inner.value)) names.push(...namesIn(inner.value));
      return false;
    }
    return true;
  });
  return names;
}

/** Where the file says what a name is: declared, assigned or drawn from a list. */
function meaningsOf(name: string, program: Node): Node[] {
  const found: Node[] = [];
  const add = (target: unknown, value: unknown): void => {
    if (isNode(target) && isNode(value) && binds(target, name)) found.push(value);
  };
  walk(program, (node) => {
    if (node.type === "ImportDeclaration") return false;
    if (node.type === "VariableDeclarator") add(node.id, node.init);
    if (node.type === "FunctionDeclaration") add(node.id, node);
    if (node.type === "AssignmentExpression") add(node.left, node.right);
    if (node.type === "ForOfStatement") {
      const [declarator] = isNode(node.left) ? ((node.left.declarations as Node[]) ?? []) : [];
      add(declarator?.id, node.right);
    }
    return true;
  });
  return found;
}

/** What the test does with a name: calls on it, and calls that are given it. */
function deedsOn(name: string, test: Node): Node[] {
  const found: Node[] = [];
  walk(test, (node) => {
    if (node.type !== "CallExpression" || isTestCall(node)) return true;
    const given = (node.arguments as Node[]).some(
      (argument) => argument.type === "Identifier" && argument.name === name,
    );
    if (given || rootName(node.callee) === name) found.push(node);
    return true;
  });
  return found;
}

/** A parameter is brought by whoever calls: the rows of a table, the arbitraries of a property. */
function bringersOf(name: string, test: Node): Node[] {
  const found: Node[] = [];
  walk(test, (node) => {
    if (node.type !== "CallExpression") return true;
    const takes = (node.arguments as Node[]).some(
      (argument) =>
        /Function/.test(argument.type) &&
        (argument.params as Node[]).some((parameter) => binds(parameter, name)),
    );
    if (!takes) return true;
    if (isNode(node.callee)) found.push(node.callee);
    const brought = (node.arguments as Node[]).filter(({ type }) => !/Function/.test(type));
    found.push(...(isTestCall(node) ? brought.slice(1) : brought));
    return true;
  });
  return found;
}

function binds(target: Node, name: string): boolean {
  let bound = false;
  walk(target, (node) => {
    if (node.type === "Identifier" && node.name === name) bound = true;
    return !bound;
  });
  return bound;
}

function isTestCall(node: Node): boolean {
  return ["test", "it", "describe"].includes(rootName(node.callee));
}

export function rootName(callee: unknown): string {
  let node = callee;
  while (isNode(node) && node.type !== "Identifier") {
    node = node.object ?? node.callee ?? node.tag ?? node.argument;
  }
  return isNode(node) ? String(node.name) : "";
}
