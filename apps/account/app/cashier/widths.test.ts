import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

/** What a sheet says inside of its rule for windows from a width on. */
function from(sheet: string, width: string): string {
  const text = readFileSync(new URL(sheet, import.meta.url), "utf8");
  return text.split(`@media (width >= ${width})`)[1]?.split("@media")[0] ?? "";
}

it("[S9.10] the back button hides from 992 px up, what happened is on view from 769 px", () => {
  const frame = "../frame/Frame.module.css";
  expect(from(frame, "992px")).toMatch(/\.Frame-back \{\s*display: none;/);
  const pending = "../pending-withdrawals/PendingPage.module.css";
  expect(from(pending, "769px")).toMatch(/\.Pending-fold \{\s*display: none;/);
  expect(from(pending, "769px")).toMatch(/\[data-open="false"\] \{\s*display: grid;/);
});

it("the day a withdrawal is promised by is not parted from its month beside a long amount", () => {
  const sheet = new URL("../pending-withdrawals/PendingPage.module.css", import.meta.url);
  expect(readFileSync(sheet, "utf8")).toMatch(/\.Pending-big time \{\s*display: inline-block;/);
});
