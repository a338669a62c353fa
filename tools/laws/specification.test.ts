import { expect, test } from "vitest";
import { carriesTests } from "../coverage/coverage.ts";
import { readSpecification, valuesOf } from "../coverage/read-specification.ts";
import { readTests } from "../coverage/read-tests.ts";
import { expectNone } from "./parts/expect-none.ts";
import { listFiles, projectRoot, readProjectFile } from "./parts/files.ts";

const specification = await readSpecification(projectRoot);
const claims = listFiles()
  .filter(carriesTests)
  .flatMap((path) => {
    return readTests(path, readProjectFile(path)).map((claim) => ({ path, claim }));
  })
  .filter(({ claim }) => claim.items.length > 0);

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
    ({ claim: { items } }) => items.length > 3 || items.some((item) => !specification.has(item)),
  );
  expectNone(
    odd.map(({ path, claim }) => `${path}: ${claim.title}`),
    { obey: "one test a clause; the items stand in docs/reference/specification.md" },
  );
});

/**
 * A title is a claim, and this is what makes it one: what the test expects, or what that rests on,
 * holds a value of the item: a path, a name, a text, a constant. Whether the expectation is a good
 * one stays a matter of review.
 */
test("a test that names an item expects a value of that item", () => {
  const hollow = claims.flatMap(({ path, claim: { items, title, evidence } }) =>
    items
      .filter((item) => !isEarned(evidence, specification.get(item) ?? ""))
      .map((item) => `${path}: ${title} (${item})`),
  );
  expectNone(hollow, {
    obey: "expect a value that stands in code marks in the item's line, written out in the test",
  });
});

test.each([
  ["no expectation", 'test("x", () => run("999+"));', false],
  ["an expectation of something else", 'test("x", () => expect(1).toBe(1));', false],
  ["a constant inside a longer one", 'test("x", () => expect(x).toBe("19991"));', false],
  ["the constant in a comment", 'test("x", () => { /* 999+ */ expect(1).toBe(1); });', false],
  ["the constant beside it", 'run("999+"); test("x", () => expect(1).toBe(1));', false],
  [
    "an imported constant against itself",
    'import { cap } from "./999+.ts"; test("x", () => expect(cap).toBe(cap));',
    false,
  ],
  ["the constant", 'test("x", () => expect(badge(1000)).toBe("999+"));', true],
  ["a name for it", 'const cap = "999+"; test("x", () => expect(badge(1)).toBe(cap));', true],
  ["a table of it", 'test.each([["999+"]])("x", (cap) => expect(badge(1)).toBe(cap));', true],
  ["a way to it", 'test("x", ({ page }) => { page.open("999+"); expect(page).toBe(1); });', true],
])("a test with %s is told apart", (_, source, earned) => {
  const [only] = readTests("x.test.ts", source);
  expect(isEarned(only?.evidence ?? "", "The badge shows `999+` above `999`.")).toBe(earned);
});

test("digits may be grouped and a path may be filled in", () => {
  expect(isEarned("expect(ms).toBe(300_000)", "every `300000` ms")).toBe(true);
  expect(isEarned("expect(ms).toBe(1_000_000)", "above `1,000,000`")).toBe(true);
  const path = "`GET /services/x/v1/profiles/{session}/balances`";
  expect(isEarned("expect(get(`/services/x/v1/profiles/${id}/balances`))", path)).toBe(true);
});

function isEarned(evidence: string, line: string): boolean {
  const code = evidence.replace(/(?<=\d)_(?=\d)/g, "");
  return valuesOf(line).some((value) =>
    /^[a-z][a-z -]{3,}$/.test(value)
      ? fold(code).includes(fold(value))
      : partsOf(value).some((part) => holds(code, part)),
  );
}

/** Words of the product are spelt as code spells them: `channel item` is `<ChannelItem>`. */
function fold(words: string): string {
  return words.toLowerCase().replace(/[\s_-]/g, "");
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

/** Whole: neither a number inside a longer one nor a word inside a longer one. */
function holds(code: string, part: string): boolean {
  const escaped = part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(edge(part.at(0), "<!") + escaped + edge(part.at(-1), "!")).test(code);
}

function edge(character: string | undefined, look: "<!" | "!"): string {
  if (character === undefined || !/[A-Za-z0-9]/.test(character)) return "";
  return /\d/.test(character) ? String.raw`(?${look}\d)` : `(?${look}[A-Za-z])`;
}
