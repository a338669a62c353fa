import { mkdtemp, mkdir, rm, writeFile, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkCoverage, coverageLine, writeCoverage } from "./coverage.ts";
import { readTests } from "./read-tests.ts";

let root = "";

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "coverage-"));
  await mkdir(join(root, "docs/reference"), { recursive: true });
  await writeFile(join(root, ".gitignore"), "node_modules/\n");
  await writeFile(
    join(root, "docs/reference/specification.md"),
    "# Items\n\n- **S1.1** says `a`.\n- **S1.2** says `b`.\n- **S1.10** says `c`.\n",
  );
  await mkdir(join(root, "journeys"));
  await writeFile(
    join(root, "journeys/a.journey.ts"),
    'test("[S1.1] says a", () => expect("a").toBe("a"));',
  );
  await writeFile(join(root, "c.test.ts"), 'test("[S1.10] says c", () => expect("c").toBe("c"));');
});

afterEach(() => rm(root, { recursive: true }));

test("the page lists every item with its tests, and counts those that a page or a call proves", async () => {
  await writeCoverage(root);
  const written = await readFile(join(root, "docs/reference/specification-coverage.md"), "utf8");
  expect(written).toContain("1 of 3 items");
  expect(written).toContain(
    "- S1.1\n  - journeys/a.journey.ts: [S1.1] says a\n- S1.2 not yet\n" +
      "- S1.10 by no page and no call yet\n  - c.test.ts: [S1.10] says c\n",
  );
  expect(await coverageLine(root)).toBe("specification: 1 of 3");
});

test("a page that is not current is told, and mended by writing it", async () => {
  expect(await checkCoverage(root)).toHaveLength(1);
  await writeCoverage(root);
  expect(await checkCoverage(root)).toEqual([]);
  await mkdir(join(root, "apps/server/tests"), { recursive: true });
  await writeFile(
    join(root, "apps/server/tests/b.test.ts"),
    'it("[S1.2, S1.10] says b", () => {});',
  );
  expect(await checkCoverage(root)).toEqual([
    "docs/reference/specification-coverage.md is not current: npm run fix writes it anew",
  ]);
  expect(await coverageLine(root)).toBe("specification: 3 of 3");
});

test("titles are found in tables, templates, stories and groups with items, but not in strings", () => {
  const source = `
    describe("[S1.1] a group of two", () => {
      test.each([["x"]])("[S1.2] row %s", (row) => { expect(row).toBe("x"); });
      it.for(rows)(\`[S1.3] \${kind} [S1.4]\`, async () => {});
    });
    describe("a group without items", () => {});
    const quoted = 'test("[S1.9] in a string", () => {})';
    export const Empty = { name: "[S2.37] empty", play: async () => {} };
    export const Plain = { name: "[S2.38] shown only" };
  `;
  expect(readTests("a.test.tsx", source).map(({ title, items }) => [title, items])).toEqual([
    ["[S1.1] a group of two", ["S1.1"]],
    ["[S1.2] row %s", ["S1.2"]],
    ["[S1.3] ${…} [S1.4]", ["S1.3", "S1.4"]],
    ["[S2.37] empty", ["S2.37"]],
  ]);
  const [group, row] = readTests("a.test.tsx", source);
  for (const one of [group, row]) expect(one?.evidence).toContain('expect(row).toBe("x")');
});
