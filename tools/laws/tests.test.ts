import { expect, test } from "vitest";
import { carriesTests } from "../coverage/coverage.ts";
import { readTests } from "../coverage/read-tests.ts";
import { expectNone } from "./parts/expect-none.ts";
import { listFiles, readProjectFile } from "./parts/files.ts";
import { isCode, isNode, parseCode, readImports, walk, type Node } from "./parts/syntax.ts";

const files = listFiles();
const tests = files.filter(carriesTests);

test("no test is skipped, focused or left for later", () => {
  expect(tests.length).toBeGreaterThan(40);
  const found = tests.flatMap((path) => findSilenced(path, readProjectFile(path)));
  const isPermitted = (one: Silenced, place: Permitted) =>
    one.path === place.path && one.says === place.says;
  const forbidden = found.filter((one) => !permitted.some((place) => isPermitted(one, place)));
  expectNone(
    forbidden.map(({ path, line, says }) => `${path}:${line}: ${says}`),
    {
      obey: "make it pass or take it out; where a platform lacks it, write it among the permitted",
    },
  );
  const unused = permitted.filter((place) => !found.some((one) => isPermitted(one, place)));
  expectNone(
    unused.map(({ path, says }) => `${path}: ${says}`),
    { obey: "take it out of the permitted: no test is silenced so any more" },
  );
});

type Permitted = { readonly path: string; readonly says: string; readonly because: string };

/** Tests that wait for a platform, each by its exact condition. */
const permitted: readonly Permitted[] = [
  {
    path: "database/tests/embedded.test.ts",
    says: 'test.runIf(process.platform === "linux")',
    because:
      "only Linux tells the processes of a group, and hands a root's PostgreSQL to another user",
  },
  {
    path: "database/tests/embedded.test.ts",
    says: 'describe.runIf(process.platform === "linux")',
    because: "only Linux has the folders in which root's PostgreSQL may run",
  },
  {
    path: "database/tests/embedded.test.ts",
    says: 'test.runIf(process.platform === "linux" && isRoot)',
    because: "only root on Linux can mount a disk that is small enough to fill",
  },
  {
    path: "database/tests/embedded.test.ts",
    says: 'skip(!mounted, "without the right to mount there is no small disk to fill")',
    because: "in a container root may lack the right to mount, which only the attempt tells",
  },
  {
    path: "database/tests/embedded.test.ts",
    says: "test.runIf(isRoot)",
    because: "only root's PostgreSQL has to run as somebody else",
  },
  {
    path: "domain/players/src/hash-threads/hash-threads.test.ts",
    says: 'test.skipIf(platform() !== "linux")',
    because: "only Linux gives each thread a niceness of its own, and tells it in /proc",
  },
];

test.each([
  ["test.only('x', () => {})"],
  ["describe.skip('x', () => {})"],
  ["it.todo('x')"],
  ["test.fixme('x', () => {})"],
  ["test.concurrent.skip('x', () => {})"],
  ["test.fails('x', () => {})"],
  ["test.fail('x', () => {})"],
  ["test('x', () => { test.fail(); })"],
  ["test('x', () => { test.skip(isSlow, 'later'); })"],
  ["test.describe.only('x', () => {})"],
  ["test['skip']('x', () => {})"],
  ["test.extend({}).skip('x', () => {})"],
  ["test.skipIf(process.env.CI)('x', () => {})"],
  ["describe.runIf(isNight)('x', () => {})"],
  ["test.skipIf(isNight).each([1])('x', () => {})"],
  ["test('x', { skip: true }, () => {})"],
  ["test('x', { only: true }, () => {})"],
  ["test('x', { fails: true }, () => {})"],
  ["test('x', { todo: true }, () => {})"],
  ["test('x', () => {}, { 'skip': true })"],
  ["test('x', { skip: isNight }, () => {})"],
  ["describe('x', { timeout: 1, skip: true }, () => {})"],
  ["test('x', { retry: 1 }, () => {})"],
  ["describe('x', { repeats: 9 }, () => {})"],
  ["test.describe.configure({ retries: 3 });"],
  ["test.each([1])('x', { skip: true }, () => {})"],
  ["test('x', (context) => { context.skip(); })"],
  ["test('x', (context) => context.skip(isNight, 'later'))"],
  ["test('x', ({ skip }) => { skip(); })"],
  ["test('x', ({ skip: leave }) => { leave(); })"],
  ["test('x', async ({ page }, testInfo) => { testInfo.skip(); })"],
  ["test('x', async ({ page }, testInfo) => { testInfo.fixme(isNight); })"],
  ["test('x', async ({ page }, testInfo) => { testInfo.fail(); })"],
  ["test('x', () => { test.info().skip(); })"],
])("%s is seen", (source) => {
  expect(findSilenced("x.test.ts", source)).toHaveLength(1);
});

test.each([
  ["test('x', () => { expect.fail('more was drawn'); })"],
  ["test('x', { timeout: 5 }, () => {})"],
  ["test('x', { skip: false }, () => {})"],
  ["test.each([{ only: true }])('x', () => {})"],
  ["test('x', () => { openWorker({ fails: true }); })"],
  ["test('x', () => { expect(report.skip).toBe(0); })"],
  ["test('x', () => { const skip = page.link('Skip'); press(skip); })"],
])("%s silences nothing", (source) => {
  expect(findSilenced("x.test.ts", source)).toEqual([]);
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

type Silenced = { readonly path: string; readonly line: number; readonly says: string };

const testNames = ["test", "it", "describe", "suite"];
const silencing = [
  "only",
  "skip",
  "todo",
  "fixme",
  "fails",
  "fail",
  "skipIf",
  "runIf",
  "retry",
  "retries",
  "repeats",
];
/** Methods of a test's own context, whatever that is called; `expect.fail` is an assertion. */
const leaving = ["skip", "fixme", "fail"];
const assertions = ["expect", "assert"];

/** Every place where a test is kept from running, from counting, or from letting others run. */
function findSilenced(path: string, source: string): Silenced[] {
  const found = new Map<number, Silenced>();
  walk(parseCode(path, source), (node) => {
    for (const { start, end } of silencesIn(node)) {
      const line = source.slice(0, start).split("\n").length;
      const says = source.slice(start, end).replaceAll(/\s+/g, " ");
      // The outer of two that begin at one place says more: `test.runIf(isNight)` of `test.runIf`.
      if (!found.has(start)) found.set(start, { path, line, says });
    }
  });
  return [...found.values()];
}

function silencesIn(node: Node): readonly Node[] {
  if (node.type === "MemberExpression") {
    const isSilencing = isTestName(node.object) && silencing.includes(nameOf(node.property));
    return isSilencing ? [node] : [];
  }
  if (node.type === "ObjectPattern") return partsOf(node.properties).filter(isRenamedLeaving);
  if (node.type !== "CallExpression" || !isNode(node.callee)) return [];
  const { callee } = node;
  if (isTestName(callee)) {
    const options = partsOf(node.arguments).filter(({ type }) => type === "ObjectExpression");
    const silenced = options.flatMap(({ properties }) => partsOf(properties).filter(isSwitchedOn));
    return isConditional(callee) ? [node, ...silenced] : silenced;
  }
  return isLeaving(callee) ? [node] : [];
}

/** `test`, and all that is called or read of it: `test.each([1])`. */
function isTestName(node: unknown): boolean {
  return testNames.includes(rootName(node));
}

function isConditional(callee: Node): boolean {
  return ["skipIf", "runIf"].includes(nameOf(callee.property));
}

/** `context.skip`, or `skip` where it was taken out of the context. */
function isLeaving(callee: Node): boolean {
  if (callee.type === "Identifier") return ["skip", "fixme"].includes(nameOf(callee));
  return leaving.includes(nameOf(callee.property)) && !assertions.includes(rootName(callee));
}

/** `{ skip: leave }`: under another name its calls would not be known. */
function isRenamedLeaving({ key, value }: Node): boolean {
  return ["skip", "fixme"].includes(nameOf(key)) && nameOf(value) !== nameOf(key);
}

/** `{ skip: true }`, and every value but a written false. */
function isSwitchedOn({ key, value }: Node): boolean {
  return silencing.includes(nameOf(key)) && !(isNode(value) && value.value === false);
}

function partsOf(nodes: unknown): readonly Node[] {
  return Array.isArray(nodes) ? nodes.filter(isNode) : [];
}

/** The name of an identifier, or the text of a literal in its place. */
function nameOf(node: unknown): string {
  return isNode(node) ? String(node.name ?? node.value) : "";
}

function rootName(node: unknown): string {
  let inner = node;
  while (isNode(inner) && inner.type !== "Identifier") inner = inner.object ?? inner.callee;
  return isNode(inner) ? String(inner.name) : "";
}
