import { beforeAll, describe, expect, it } from "vitest";

import { readBuilt } from "../built-site.ts";
import {
  brotlied,
  everythingBuilt,
  gzipped,
  gzippedTogether,
  unload,
  withImports,
  type Freight,
} from "../weighing.ts";

/** What a visitor may be asked to download for a page, in bytes. */
const scriptsMax = { "/": 120_000, "/login": 120_000, "/join": 128_000 } as const;
/** Fetched by every page once it has come to life: the question about cookies, what counts, what watches. */
const lateOfEveryPage = /\/(?:ConsentBanner|MaintenanceWatch|know-place|start-counting)-/;
const lateMax = 11_000;
const stylesMax = 25_000;
const htmlMax = 30_000;

describe.each(["/", "/login", "/join"] as const)("what %s weighs", (path) => {
  let freight: Freight;

  beforeAll(async () => {
    freight = await unload(path);
  });

  it("its scripts fit their budget, with all they import and what the idle browser fetches", () => {
    const { scripts } = freight;
    expect(scripts.length).toBeGreaterThan(5);
    expect(
      gzippedTogether(scripts),
      scripts.map((address) => `${address} ${gzipped(address)}`).join("\n"),
    ).toBeLessThanOrEqual(scriptsMax[path]);
  });

  it("what it fetches by itself once it lives fits a budget, with all that brings along", () => {
    const late = everythingBuilt("js").filter((address) => lateOfEveryPage.test(address));
    expect(late).toHaveLength(4);
    const brought = withImports(late).filter((address) => !freight.scripts.includes(address));
    expect(
      gzippedTogether(brought),
      brought.map((address) => `${address} ${gzipped(address)}`).join("\n"),
    ).toBeLessThanOrEqual(lateMax);
  });

  it("its styles fit their budget", () => {
    expect(freight.styles.length).toBeGreaterThan(0);
    expect(gzippedTogether(freight.styles)).toBeLessThanOrEqual(stylesMax);
  });

  it("its style sheet begins with the order of the layers, for the first mention decides", () => {
    const [sheet, ...others] = freight.styles;
    expect(others).toEqual([]);
    expect(readBuilt(sheet ?? "").toString("utf8")).toMatch(
      /^@layer tokens, ?reset, ?base, ?components, ?screens, ?embedded;/,
    );
  });

  it("its HTML fits its budget", () => {
    expect(brotlied(freight.html)).toBeLessThanOrEqual(htmlMax);
  });

  it("brings no code that only some visitors, or none, will need", () => {
    const code = freight.scripts.map((address) => readBuilt(address).toString("utf8")).join("\n");
    // The query client, the realtime line, the sheet, the schemas and the ICU parser.
    for (const sign of ["QueryClient", "/realtime", "showModal", "ZodError", "EXPECT_ARGUMENT"]) {
      expect(code.includes(sign), sign).toBe(false);
    }
  });
});
