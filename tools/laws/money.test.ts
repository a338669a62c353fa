import { expect, test } from "vitest";
import { expectNone } from "./parts/expect-none.ts";
import { listFiles, readProjectFile } from "./parts/files.ts";
import { isCode, isNode, isTest, parseCode, walk, type Node } from "./parts/syntax.ts";

const places = /^(domain|contracts|games\/[^/]+\/rules)\//;
const files = listFiles().filter(
  (path) => places.test(path) && isCode(path) && !isTest(path) && !path.includes("/tests/"),
);

/** Words that name money. What they name is never a JavaScript number. */
const moneyWord = /(amount|balance|stake|payout|price|winnings|fee|minor)(Minor|Min|Max)?$/i;

test("no amount is a number, and none is made one", () => {
  expect(files.length).toBeGreaterThan(50);
  expectNone(
    files.flatMap((path) => findNumbers(path, readProjectFile(path))),
    { obey: "use Money of @croupier/kit/money inside and a decimal string on the wire" },
  );
});

test.each([
  ["a number typed amount", "type A = { amount: number }"],
  ["a number typed stake among arguments", "function f(stakeMinor: number) {}"],
  ["a schema that reads an amount as a number", "const a = { payout: z.number().min(0) }"],
  ["parseFloat", "parseFloat(x)"],
  ["Number.parseFloat", "Number.parseFloat(x)"],
  ["toFixed", "x.toFixed(2)"],
])("%s is seen", (_, source) => {
  expect(findNumbers("x.ts", source)).toHaveLength(1);
});

function findNumbers(path: string, source: string): string[] {
  const found: string[] = [];
  walk(parseCode(path, source), (node) => {
    if (isNumberAmount(node) || isFloatCall(node)) {
      const line = source.slice(0, node.start).split("\n").length;
      found.push(`${path}:${line}: ${source.slice(node.start, node.end).split("\n")[0]}`);
    }
  });
  return found;
}

function isNumberAmount(node: Node): boolean {
  const named = isNode(node.key) ? node.key : node;
  if (typeof named.name !== "string" || !moneyWord.test(named.name)) return false;
  const annotation = isNode(node.typeAnnotation) ? node.typeAnnotation.typeAnnotation : undefined;
  return (
    (isNode(annotation) && annotation.type === "TSNumberKeyword") || isNumberSchema(node.value)
  );
}

/** `z.number()`, with whatever is chained to it. */
function isNumberSchema(value: unknown): boolean {
  let node = value;
  while (isNode(node)) {
    if (node.type === "MemberExpression" && isNode(node.property)) {
      if (node.property.name === "number" && isNode(node.object) && node.object.name === "z") {
        return true;
      }
      node = node.object;
    } else node = node.callee;
  }
  return false;
}

function isFloatCall({ type, callee }: Node): boolean {
  if (type !== "CallExpression" || !isNode(callee)) return false;
  const name = isNode(callee.property) ? callee.property.name : callee.name;
  return name === "parseFloat" || name === "toFixed";
}
