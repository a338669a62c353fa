import { expect, test } from "vitest";
import { expectNone } from "./parts/expect-none.ts";
import { listFiles, readProjectFile } from "./parts/files.ts";
import { isCode, isNode, isTest, parseCode, walk, type Node } from "./parts/syntax.ts";

const places =
  /^(domain|contracts|games\/[^/]+\/rules|apps\/(server|worker|backoffice\/src))\/|^kit\/src\/(amount|assets|allocate|decimal|money)\.ts$/;
const files = listFiles().filter(
  (path) => places.test(path) && isCode(path) && !isTest(path) && !path.includes("/tests/"),
);

/** Words that name money. What they name is never a JavaScript number. */
const moneyWord = /(amount|balance|stake|payout|price|winnings|fee|minor)(Minor|Min|Max)?$/i;

const excused = [
  // The wire of others counts in numbers: compared with the largest of them in the same line.
  "domain/providers/src/hub/hub-amount.ts: Number(amount)",
  // A time at play is counted like an amount, in seconds.
  "domain/players/src/limits/decide-change.ts: BigInt(windowMs[window] / 1_000)",
  // [S3.18] A jackpot's amount is a whole number of hundredths on the wire: it is shown, never moved.
  "apps/server/lobby/live-games.ts: amount: number",
  "contracts/src/casino/lobby.ts: amount: z.number().int()",
];

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
  ["an amount made a number", "Number(amount)"],
  ["an amount of something made a number", "Number(bet.stake.minor)"],
  ["an amount read as a number", "parseInt(row.balance, 10)"],
  ["an amount that is rounded as numbers are", "Math.floor(fee * 0.025)"],
  ["a bigint made of a fraction that was counted in numbers", "BigInt(Math.round(x))"],
  ["a bigint made of a product that was counted in numbers", "BigInt(x * 100)"],
])("%s is seen", (_, source) => {
  expect(findNumbers("x.ts", source)).toHaveLength(1);
});

test.each([
  ["a bigint of digits", "BigInt(whole + fraction)"],
  ["a bigint of a text", "BigInt(amount)"],
  ["a scale, which is a number", "10n ** BigInt(kept - scale)"],
  ["a number that is no money", "Number(exponent)"],
])("%s is left alone", (_, source) => {
  expect(findNumbers("x.ts", source)).toEqual([]);
});

function findNumbers(path: string, source: string): string[] {
  const found: string[] = [];
  walk(parseCode(path, source), (node) => {
    if (excused.some((one) => one === `${path}: ${source.slice(node.start, node.end)}`)) return;
    if (isNumberAmount(node) || isFloatCall(node) || isCountedInNumbers(node)) {
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

/** `Number(amount)`, `Math.floor(fee * 2)`, and a bigint of what was multiplied or divided as numbers. */
function isCountedInNumbers({ type, callee, arguments: given }: Node): boolean {
  if (type !== "CallExpression" || !isNode(callee) || !Array.isArray(given)) return false;
  const [first] = given as unknown[];
  if (!isNode(first)) return false;
  const isMath = isNode(callee.object) && callee.object.name === "Math";
  const name = isNode(callee.property) ? callee.property.name : callee.name;
  if (name === "BigInt") return isMathCall(first) || isProduct(first);
  if (isMath || name === "Number" || name === "parseInt") return namesMoney(first);
  return false;
}

function isMathCall({ type, callee }: Node): boolean {
  const isCalled = type === "CallExpression" && isNode(callee) && isNode(callee.object);
  return isCalled && (callee.object as Node).name === "Math";
}

function isProduct({ type, operator }: Node): boolean {
  return type === "BinaryExpression" && (operator === "*" || operator === "/");
}

function namesMoney(node: Node): boolean {
  if (isProduct(node)) {
    return [node.left, node.right].some((side) => isNode(side) && namesMoney(side));
  }
  const named = isNode(node.property) ? node.property.name : node.name;
  return typeof named === "string" && moneyWord.test(named);
}
