import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

const apps = new URL("../../", import.meta.url);

function sources(): string[] {
  return readdirSync(apps, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("metrics.ts") && !path.includes("node_modules"))
    .map((path) => readFileSync(new URL(path, apps), "utf8"));
}

test("every metric of ours stands in docs/reference/alarms.md, and nothing else does", () => {
  const documented = readFileSync(new URL("../docs/reference/alarms.md", apps), "utf8");
  const rows = [...documented.matchAll(/^\| `(croupier_\w+)` +\|[^|]+\|([^|]+)\|$/gm)];
  const coded = sources().flatMap((text) => text.match(/(?<=")croupier_\w+(?=")/g) ?? []);
  expect(sources().length).toBeGreaterThan(2);
  expect(rows.map(([, name]) => name).sort()).toEqual([...new Set(coded)].sort());
  for (const [, , threshold = ""] of rows) expect(threshold.trim()).not.toBe("");
});
