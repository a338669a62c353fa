import { expect, test } from "vitest";
import { carriesTests } from "../coverage/coverage.ts";
import { expectNone } from "./parts/expect-none.ts";
import { listFiles, readProjectFile } from "./parts/files.ts";
import { isCode, isNode, parseCode, walk, type Node } from "./parts/syntax.ts";

/**
 * Lines of its own that a function may have. Functions inside it count for themselves: a
 * constructor that returns its methods is as long as what it does besides.
 */
const linesMax = 70;

/** Over the limit already: they may shrink to what stands here, never grow. */
const giants: Readonly<Record<string, number>> = {
  // A composition root is one list of who gets what; parting it would hide the order.
  "apps/server/src/server.ts#buildServer": 100,
};

const files = listFiles().filter(
  (path) => isCode(path) && !carriesTests(path) && !path.includes("/tests/"),
);

const functions = files.flatMap((path) => {
  const source = readProjectFile(path);
  return measureFunctions(parseCode(path, source), source).map(({ name, lines }) => ({
    name: `${path}#${name}`,
    lines,
  }));
});

test("no function outgrows a screen", () => {
  expect(files.length).toBeGreaterThan(250);
  const long = functions
    .filter(({ name, lines }) => lines > (giants[name] ?? linesMax))
    .map(({ name, lines }) => `${name}: ${lines} lines of its own`);
  expectNone(long, { obey: "name a step of it and let it stand below, as a function" });
});

test("a giant that shrank below the limit is no longer excused", () => {
  const giant = new Set(functions.filter(({ lines }) => lines > linesMax).map(({ name }) => name));
  const healed = Object.keys(giants).filter((name) => !giant.has(name));
  expectNone(healed, { obey: "take it off the list of giants" });
});

test("a function inside counts for itself", () => {
  const body = "  act();\n".repeat(50);
  const source = `function outer() {\n${body}  function inner() {\n${body}  }\n}\n`;
  expect(measureFunctions(parseCode("x.ts", source), source)).toEqual([
    { name: "outer", lines: 52 },
    { name: "inner", lines: 52 },
  ]);
});

function measureFunctions(program: Node, source: string): { name: string; lines: number }[] {
  const found: { name: string; lines: number }[] = [];
  walk(program, (node) => {
    if (!isFunction(node)) return;
    const inner = functionsInside(node).reduce(
      (lines, each) => lines + countLines(each, source),
      0,
    );
    found.push({
      name: isNode(node.id) ? String(node.id.name) : "",
      lines: countLines(node, source) - inner,
    });
  });
  return found;
}

/** The outermost functions inside this one. */
function functionsInside(outer: Node): Node[] {
  const inner: Node[] = [];
  walk(outer, (node) => {
    if (node === outer || !isFunction(node)) return true;
    inner.push(node);
    return false;
  });
  return inner;
}

function isFunction({ type }: Node): boolean {
  return /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);
}

function countLines({ start, end }: Node, source: string): number {
  return source.slice(start, end).split("\n").length;
}
