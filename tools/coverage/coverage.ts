import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "../laws/parts/files.ts";
import { isTest } from "../laws/parts/syntax.ts";
import { readSpecification } from "./read-specification.ts";
import { readTests } from "./read-tests.ts";

const page = "docs/reference/specification-coverage.md";

/** Writes which tests prove which item. */
export async function writeCoverage(root: string): Promise<void> {
  await writeFile(join(root, page), describeCoverage(await collectCoverage(root)));
}

/** Empty when the page says what the tests say. */
export async function checkCoverage(root: string): Promise<string[]> {
  const current = describeCoverage(await collectCoverage(root));
  const written = await readFile(join(root, page), "utf8").catch(() => "");
  return written === current ? [] : [`${page} is not current: npm run fix writes it anew`];
}

export async function coverageLine(root: string): Promise<string> {
  const coverage = await collectCoverage(root);
  return `specification: ${countProven(coverage)} of ${coverage.size}`;
}

/** Item → the tests that carry its number, as `path: title`, in the order of the specification. */
type Coverage = ReadonlyMap<string, readonly string[]>;

async function collectCoverage(root: string): Promise<Coverage> {
  const coverage = new Map<string, string[]>(
    [...(await readSpecification(root)).keys()].map((item) => [item, []]),
  );
  for (const path of listFiles(root).filter(carriesTests)) {
    for (const { title, items } of readTests(path, await readFile(join(root, path), "utf8"))) {
      // An item that does not exist is the law's to report (tools/laws/specification.test.ts).
      for (const item of items) coverage.get(item)?.push(`${path}: ${title}`);
    }
  }
  return coverage;
}

export function carriesTests(path: string): boolean {
  return isTest(path) || /\.(story|stories)\.tsx?$/.test(path);
}

/** A page in a browser, or a call over HTTP: whatever a user meets. A function or a component alone is none. */
function isThroughFace(test: string): boolean {
  return /^(journeys\/[\w-]+\.journey\.ts|apps\/(server|site|backoffice)\/tests\/.+): /.test(test);
}

function countProven(coverage: Coverage): number {
  return [...coverage.values()].filter((tests) => tests.some(isThroughFace)).length;
}

function headOf(item: string, tests: readonly string[]): string {
  if (tests.length === 0) return `- ${item} not yet`;
  return tests.some(isThroughFace) ? `- ${item}` : `- ${item} by no page and no call yet`;
}

function describeCoverage(coverage: Coverage): string {
  const lines = [...coverage].map(([item, tests]) =>
    [headOf(item, tests), ...tests.map((test) => `  - ${test}`)].join("\n"),
  );
  return [
    "# Specification coverage",
    "",
    `Written by \`npm run fix\` from the titles of the tests: ${countProven(coverage)} of ${coverage.size} items are`,
    "proved on a page or by a call.",
    "",
    ...lines,
    "",
  ].join("\n");
}
