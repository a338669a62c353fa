import { expect, test } from "vitest";
import { carriesTests } from "../coverage/coverage.ts";
import { expectNone } from "./parts/expect-none.ts";
import { listFiles, readProjectFile } from "./parts/files.ts";
import { isCode, isNode, parseCode, readImports, walk } from "./parts/syntax.ts";

const files = listFiles();
const tests = files.filter(carriesTests);

test("no test is skipped, focused or left for later", () => {
  expect(tests.length).toBeGreaterThan(40);
  const found = tests.flatMap((path) => findSilenced(path, readProjectFile(path)));
  expectNone(found, { obey: "make it pass or take it out; where a platform lacks it, use runIf" });
});

test.each([
  ["test.only('x', () => {})"],
  ["describe.skip('x', () => {})"],
  ["it.todo('x')"],
  ["test.fixme('x', () => {})"],
  ["test.concurrent.skip('x', () => {})"],
])("%s is seen", (source) => {
  expect(findSilenced("x.test.ts", source)).toHaveLength(1);
});

test("a browser is driven in journeys only", () => {
  const driving = files
    .filter((path) => isCode(path) && !path.startsWith("journeys/"))
    // tools/world and the benches measure and boot; what they drive they drive through journeys.
    .filter((path) => !/^(bench|tools)\//.test(path))
    .filter((path) =>
      readImports(path, readProjectFile(path)).some(({ specifier }) =>
        /^(@playwright\/test|playwright(-core)?|puppeteer(-core)?)$/.test(specifier),
      ),
    );
  expectNone(driving, { obey: "tell it as a story in journeys/" });
});

test("no test measures time in an assertion", () => {
  const timed = tests.filter((path) =>
    /expect\([^)]*(performance\.now|Date\.now|elapsed|durationMs)/.test(readProjectFile(path)),
  );
  expectNone(timed, { obey: "measure in bench/, where a ratio of one run is written down" });
});

/** Spelt apart, so that this file does not find itself. */
const unfinished = new RegExp(String.raw`\b(${["FIX", "HA", "XX"].join("|")})(?:ME|CK|X)\b`);
const unowned = new RegExp(String.raw`\bTO${"DO"}\b(?!\()`);

test("what is left to do names who or where", () => {
  const left = files
    .filter((path) => isCode(path) || /\.(sql|css)$/.test(path))
    .flatMap((path) =>
      readProjectFile(path)
        .split("\n")
        .map((line, index) => ({ line, place: `${path}:${index + 1}` }))
        .filter(({ line }) => unfinished.test(line) || unowned.test(line))
        .map(({ place }) => place),
    );
  expectNone(left, { obey: "finish it, or say who will: TO-DO(issue or owner), without the dash" });
});

function findSilenced(path: string, source: string): string[] {
  const found: string[] = [];
  walk(parseCode(path, source), (node) => {
    if (node.type !== "MemberExpression" || !isNode(node.property) || !isNode(node.object)) return;
    const root = rootName(node.object);
    if (!["test", "it", "describe"].includes(root)) return;
    if (!["only", "skip", "todo", "fixme", "fails"].includes(String(node.property.name))) return;
    found.push(`${path}:${source.slice(0, node.start).split("\n").length}`);
  });
  return found;
}

function rootName(node: unknown): string {
  let inner = node;
  while (isNode(inner) && inner.type !== "Identifier") inner = inner.object;
  return isNode(inner) ? String(inner.name) : "";
}
