import { brotliCompressSync, gzipSync } from "node:zlib";

import { beforeAll, describe, expect, it } from "vitest";

import { openBuiltSite, readBuilt, type VisitedPage } from "../built-site.ts";

/** What a visitor may be asked to download for a page, in bytes. */
const scriptsMax = { "/": 130_000, "/login": 130_000, "/join": 140_000 } as const;
const stylesMax = 25_000;
const htmlMax = 30_000;

describe.each(["/", "/login", "/join"] as const)("what %s weighs", (path) => {
  let page: VisitedPage;
  let scripts: readonly string[];

  beforeAll(async () => {
    page = await (await openBuiltSite()).visit(path);
    scripts = everyScript(page.html);
  });

  it("its scripts fit their budget, with all they import and what the idle browser fetches", () => {
    const weights = scripts.map((address) => [address, gzipped(address)] as const);
    const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
    expect(scripts.length).toBeGreaterThan(5);
    expect(total, weights.map((row) => row.join(" ")).join("\n")).toBeLessThanOrEqual(
      scriptsMax[path],
    );
  });

  it("its styles fit their budget", () => {
    const styles = matches(page.html, /<link rel="stylesheet" href="([^"#]+)/g);
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.reduce((sum, address) => sum + gzipped(address), 0)).toBeLessThanOrEqual(
      stylesMax,
    );
  });

  it("its HTML fits its budget", () => {
    expect(brotliCompressSync(page.html).length).toBeLessThanOrEqual(htmlMax);
  });

  it("brings no code that only some visitors, or none, will need", () => {
    const code = scripts.map((address) => readBuilt(address).toString("utf8")).join("\n");
    // The query client, the realtime line, the sheet, the schemas and the ICU parser.
    for (const sign of ["QueryClient", "/realtime", "showModal", "ZodError", "EXPECT_ARGUMENT"]) {
      expect(code.includes(sign), sign).toBe(false);
    }
  });
});

/** What the HTML names, what that imports, and the worker that an idle browser registers. */
function everyScript(html: string): string[] {
  const waiting = [
    ...matches(html, /<link rel="modulepreload" href="([^"]+)"/g),
    ...matches(html, /import\s+(?:\S+ from\s+)?"(\/assets\/[^"]+\.js)"/g),
    "/service-worker.js",
  ];
  const seen = new Set<string>();
  for (const address of waiting) {
    if (seen.has(address)) continue;
    seen.add(address);
    const code = readBuilt(address).toString("utf8");
    const imported = matches(code, /(?:from|import)\s*["'`]\.\/([\w~.-]+\.js)["'`]/g);
    waiting.push(...imported.map((name) => `/assets/${name}`));
  }
  return [...seen];
}

function gzipped(address: string): number {
  return gzipSync(readBuilt(address), { level: 9 }).length;
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}
