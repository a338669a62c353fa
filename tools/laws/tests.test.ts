import { expect, test } from "vitest";
import { carriesTests } from "../coverage/coverage.ts";
import { readTests } from "../coverage/read-tests.ts";
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
    // tools/world, the benches and the drills measure and boot; what they drive they drive through journeys.
    .filter((path) => !/^(bench|drills|tools)\//.test(path))
    .filter((path) =>
      readImports(path, readProjectFile(path)).some(({ specifier }) =>
        /^(@playwright\/test|playwright(-core)?|puppeteer(-core)?)$/.test(specifier),
      ),
    );
  expectNone(driving, { obey: "tell it as a story in journeys/" });
});

test("who walks in one journey walks in no other: they all live in one world", () => {
  const journeys = files.filter((path) => path.endsWith(".journey.ts"));
  const seen = journeys.flatMap((path) =>
    findPeople(readProjectFile(path)).map((name) => ({ name, path })),
  );
  expect(seen.length).toBeGreaterThan(10);
  const twice = seen
    .filter(({ name, path }) => seen.some((one) => one.name === name && one.path !== path))
    .map(({ name, path }) => `${path}: ${name}`);
  expectNone(twice, { obey: "give this one another name: a name joins once" });
});

/** Everybody a journey describes by name, however they join. */
function findPeople(source: string): string[] {
  const called = source.matchAll(
    /\b(?:(?:join|describePerson|registerPerson)\((?:[\w.]+, )?|world, )"([a-z]+)"/g,
  );
  return [...new Set(Array.from(called, ([, name]) => String(name)))];
}

test("no test measures time in an assertion", () => {
  const timed = tests
    .filter((path) => !path.startsWith("tools/laws/"))
    .flatMap((path) => findTimed(path, readProjectFile(path)).map((title) => `${path}: ${title}`));
  expectNone(timed, { obey: "measure in bench/, where a ratio of one run is written down" });
});

test.each([
  ["a clock in the expectation", "expect(performance.now() - begun).toBeLessThan(5)", 1],
  ["a span that has a name", "const ms = Date.now() - begun; expect(ms < 5).toBe(true)", 1],
  ["a moment that is only handed on", "const now = Date.now(); expect(age(now)).toBe(3)", 0],
  ["a clock that only waits", "while (Date.now() < end) step(); expect(steps).toBe(3)", 0],
])("%s is told apart", (_, body, count) => {
  expect(findTimed("x.test.ts", `test("x", () => { ${body} });`)).toHaveLength(count);
});

/** Tests whose expectations rest on a span of real time: what a clock says, less what it said. */
function findTimed(path: string, source: string): string[] {
  const clock = String.raw`(?:performance|Date)\.now\(\)`;
  const span = new RegExp(`${clock}\\s*-|-\\s*${clock}|\\b(?:elapsed|duration)(?:Ms)?\\b`);
  if (!span.test(source)) return [];
  return readTests(path, source)
    .filter(({ evidence }) => span.test(evidence))
    .map(({ title }) => title);
}

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
