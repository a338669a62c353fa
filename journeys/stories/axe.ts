import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type Axe from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Everything of WCAG 2.2 AA, or only what a look can change that changes no element. */
export type Rules = "all" | "colours" | "colours and sizes";

const colours = ["color-contrast", "link-in-text-block"];
const wanted: Record<Rules, Axe.RunOnly> = {
  all: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
  colours: { type: "rule", values: colours },
  // Letters of another font are wider, and a box too small for them scrolls.
  "colours and sizes": {
    type: "rule",
    values: [...colours, "target-size", "scrollable-region-focusable"],
  },
};

/** Evaluated rather than added as a script: our policy admits no script that is not our own. */
export async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
}

/** What breaks WCAG 2.2 AA on the page as it stands, a line for each element. */
export async function findViolations(page: Page, rules: Rules = "all"): Promise<string[]> {
  return page.evaluate(
    async ({ runOnly, withTargets }) => {
      const { axe } = globalThis as unknown as { axe: typeof Axe };
      // Base UI's focus guards are never rested on: focus that reaches one is passed on at once.
      const page = { exclude: ["[data-base-ui-focus-guard]"] };
      const { violations } = await axe.run(page, {
        runOnly,
        rules: withTargets ? { "target-size": { enabled: true } } : {},
        resultTypes: ["violations"],
        // Of the rules of these tags none reads style sheets; fetched anew they cost as much as a rule.
        preload: { assets: ["media"] },
      } satisfies Axe.RunOptions);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html}\n    ${failureSummary}`),
      );
    },
    { runOnly: wanted[rules], withTargets: rules === "all" },
  );
}
