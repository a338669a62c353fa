import { expect, test } from "vitest";
import { expectNone } from "./parts/expect-none.ts";
import { listFiles, readProjectFile } from "./parts/files.ts";
import { isCode, isNode, isTest, parseCode, readImports, walk } from "./parts/syntax.ts";

const rulesOf = /^games\/([^/]+)\/rules\//;
const files = listFiles().filter((path) => rulesOf.test(path) && isCode(path) && !isTest(path));

/** What a round may never depend on: a clock, chance of its own, the process, the network, a page. */
const outside = new Set(
  "Date performance Math.random crypto process fetch setTimeout setInterval queueMicrotask globalThis window document Intl navigator".split(
    " ",
  ),
);

test("rules of games import kit and themselves alone", () => {
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap((path) =>
    readImports(path, readProjectFile(path)).flatMap(({ specifier }) =>
      specifier.startsWith("./") || specifier.startsWith("@croupier/kit/")
        ? []
        : [`${path}: ${specifier}`],
    ),
  );
  expectNone(found, {
    obey: "take what you need as an argument: rules are counted out in a browser too",
  });
});

test("rules of games know no clock, no process and no chance but the one they are handed", () => {
  expectNone(
    files.flatMap((path) => findOutside(path, readProjectFile(path))),
    { obey: "ask the Chance of @croupier/kit/fair that a round is opened with" },
  );
});

test("whoever decides about money takes of a game its rules alone", () => {
  const found = listFiles()
    .filter(
      (path) => /^(domain|apps\/(server|worker|backoffice\/src))\//.test(path) && isCode(path),
    )
    .flatMap((path) =>
      readImports(path, readProjectFile(path)).flatMap(({ specifier }) =>
        specifier.startsWith("@croupier/game-") && !specifier.endsWith("/rules")
          ? [`${path}: ${specifier}`]
          : [],
      ),
    );
  expectNone(found, { obey: "import the game's /rules: a scene is for browsers" });
});

test.each([
  "const at = Date.now();",
  "const at = new Date(0);",
  "const n = Math.random();",
  "const n = crypto.getRandomValues(row);",
  "setTimeout(f, 1);",
  "const n = performance.now();",
])("%s is seen", (source) => {
  expect(findOutside("games/x/rules/y.ts", source)).toHaveLength(1);
});

test("a sum and a drawn number are not", () => {
  expect(findOutside("games/x/rules/y.ts", "const n = Math.max(1, chance.below(6));")).toEqual([]);
});

function findOutside(path: string, source: string): string[] {
  const found: string[] = [];
  walk(parseCode(path, source), (node) => {
    const { object, property } = node;
    const name =
      node.type === "MemberExpression" && isNode(object) && isNode(property)
        ? `${String(object["name"])}.${String(property["name"])}`
        : node.type === "Identifier"
          ? String(node["name"])
          : "";
    if (outside.has(name)) found.push(`${path}: ${name}`);
  });
  return found;
}
