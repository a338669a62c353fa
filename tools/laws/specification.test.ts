import { expect, test } from "vitest";
import { carriesTests } from "../coverage/coverage.ts";
import { readSpecification, valuesOf } from "../coverage/read-specification.ts";
import { readTests, type TestCase } from "../coverage/read-tests.ts";
import { expectNone } from "./parts/expect-none.ts";
import { listFiles, projectRoot, readProjectFile } from "./parts/files.ts";

const specification = await readSpecification(projectRoot);
const claims = listFiles()
  .filter(carriesTests)
  .flatMap((path) =>
    readTests(path, readProjectFile(path)).map((test) => Object.assign(test, { path })),
  )
  .filter(({ items }) => items.length > 0);

test("the specification has its 170 items, each with a value a test can name", () => {
  expect(specification.size).toBe(170);
  const silent = [...specification].filter(([, line]) => valuesOf(line).length === 0);
  expectNone(
    silent.map(([item]) => item),
    { obey: "put the exact names, paths, texts and constants of the item in code marks" },
  );
});

test("a title names items that exist, three at most", () => {
  const odd = claims.filter(
    ({ items }) => items.length > 3 || items.some((item) => !specification.has(item)),
  );
  expectNone(
    odd.map(({ path, title }) => `${path}: ${title}`),
    { obey: "one test a clause; the items stand in docs/reference/specification.md" },
  );
});

/**
 * A title is a claim, and this is what makes it one: the test expects something, and it holds a
 * value of the item (a path, a name, a text, a constant) in its own words. Whether the
 * expectation is a good one stays a matter of review.
 */
test("a test that names an item expects a value of that item", () => {
  const hollow = claims.flatMap((claim) =>
    claim.items
      .filter((item) => !isEarned(claim, specification.get(item) ?? ""))
      .map((item) => `${claim.path}: ${claim.title} (${item})`),
  );
  expectNone(hollow, {
    obey: "expect a value that stands in code marks in the item's line, written out in the test",
  });
});

test.each([
  ["no expectation", 'run("999+")', false],
  ["an expectation of something else", "expect(1).toBe(1)", false],
  ["a constant inside a longer one", 'expect(x).toBe("19991")', false],
  ["the constant", 'expect(badge(1000)).toBe("999+")', true],
])("a test with %s is told apart", (_, text, earned) => {
  expect(isEarned({ text }, "The badge shows `999+` above `999`.")).toBe(earned);
});

test("digits may be grouped and a path may be filled in", () => {
  expect(isEarned({ text: "expect(ms).toBe(300_000)" }, "every `300000` ms")).toBe(true);
  expect(isEarned({ text: "expect(ms).toBe(1_000_000)" }, "above `1,000,000`")).toBe(true);
  const path = "`GET /services/x/v1/profiles/{session}/balances`";
  expect(isEarned({ text: "expect(get(`/services/x/v1/profiles/${id}/balances`))" }, path)).toBe(
    true,
  );
});

function isEarned({ text }: Pick<TestCase, "text">, line: string): boolean {
  if (!/\bexpect\w*[(.]/.test(text)) return false;
  const code = text.replace(/(?<=\d)_(?=\d)/g, "");
  return valuesOf(line).some((value) => partsOf(value).some((part) => holds(code, part)));
}

/** A value with a hole (`/help/{section}`) is held by what stands around the hole. */
function partsOf(value: string): string[] {
  const parts = value
    .replace(/^(GET|POST|PUT|PATCH|DELETE) /, "")
    .replace(/(?<=\d),(?=\d{3})/g, "")
    .split(/\{[^}]*\}/);
  const telling = parts.filter((part) => part.length > 2);
  return telling.length > 0 ? telling : [value];
}

function holds(code: string, part: string): boolean {
  const escaped = part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![A-Za-z0-9])${escaped}(?![A-Za-z0-9])`).test(code);
}
