import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { readEmbeddedArea } from "./embedded-area.ts";

const folder = mkdtempSync(join(tmpdir(), "croupier-area-"));
afterEach(() => rmSync(join(folder, "area.json"), { force: true }));

const area = { bridge: 1, script: "/assets/account/a-1.js", styles: ["/assets/account/a-1.css"] };

test("what a build says of itself is what pages are told", () => {
  writeFileSync(join(folder, "area.json"), JSON.stringify(area));
  const { script, styles } = area;
  expect(readEmbeddedArea(folder)).toEqual({
    area: { script, styles },
    folder: join(folder, "served"),
  });
});

test("without a build there is no area", () => {
  expect(readEmbeddedArea(folder)).toBeUndefined();
});

test.each([
  [{ bridge: 2 }, /bridge/],
  [{ script: "https://evil.example/a.js" }, /script/],
  [{ script: "/assets/site.js" }, /is not below/],
  [{ styles: ["//evil.example/a.css"] }, /styles/],
  [{ styles: undefined }, /styles/],
])("an area that says %j stops the start, by name", (change, because) => {
  writeFileSync(join(folder, "area.json"), JSON.stringify({ ...area, ...change }));
  expect(() => readEmbeddedArea(folder)).toThrow(because);
});
