import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { beforeAll, describe, expect, it } from "vitest";

const build = fileURLToPath(new URL("../../build/", import.meta.url));
const served = `${build}served`;

/** What a player may be asked to download to see the first page of the area, in gzipped bytes. */
const scriptsMax = 115_000;
/** Any one page that is walked to afterwards. */
const pageMax = 40_000;
const stylesMax = 15_000;

interface Area {
  readonly script: string;
  readonly styles: readonly string[];
}

const weigh = (address: string) => gzipSync(readFileSync(served + address), { level: 9 }).length;
const read = (address: string) => readFileSync(served + address, "utf8");
const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);

describe("what the account area weighs", () => {
  let area: Area;
  let scripts: string[];

  beforeAll(() => {
    expect(existsSync(`${build}area.json`), "build it first: npm test does").toBe(true);
    area = JSON.parse(readFileSync(`${build}area.json`, "utf8"));
    scripts = readdirSync(served, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".js"))
      .map((path) => `/${path}`);
  });

  it("its entry, its words and the overview fit their budget", () => {
    const first = neededBy([
      area.script,
      ...scripts.filter((path) => /OverviewPage|\/en-/.test(path)),
    ]);
    expect(first.length).toBeGreaterThan(2);
    const list = first.map((path) => `${path} ${weigh(path)}`).join("\n");
    expect(sum(first.map(weigh)), list).toBeLessThanOrEqual(scriptsMax);
  });

  it("each further page fits its own", () => {
    for (const path of scripts.filter((path) => path !== area.script)) {
      expect(weigh(path), path).toBeLessThanOrEqual(pageMax);
    }
  });

  it("its styles fit theirs, and all of them stand in their own layer", () => {
    expect(sum(area.styles.map(weigh))).toBeLessThanOrEqual(stylesMax);
    for (const sheet of area.styles) {
      expect(read(sheet)).toMatch(/^@layer embedded\.account\{[\s\S]*\}\s*$/);
    }
  });

  it("carries no schema, no ICU parser and no word of another language before it is read", () => {
    const code = read(area.script);
    for (const sign of ["ZodError", "ZodObject", "EXPECT_ARGUMENT", "Guten Abend"]) {
      expect(code.includes(sign), sign).toBe(false);
    }
  });

  /** These and all they import before they run. */
  function neededBy(wanted: readonly string[]): string[] {
    const found = new Set<string>();
    const todo = [...wanted];
    for (let path = todo.pop(); path !== undefined; path = todo.pop()) {
      if (found.has(path)) continue;
      found.add(path);
      for (const [, name = ""] of read(path).matchAll(/\bfrom\s*"\.\/([^"]+)"/g)) {
        todo.push(`/assets/account/${name}`);
      }
    }
    return [...found];
  }
});
