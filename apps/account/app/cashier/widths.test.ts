import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

it("the day a withdrawal is promised by is not parted from its month beside a long amount", () => {
  const sheet = new URL("../pending-withdrawals/PendingPage.module.css", import.meta.url);
  expect(readFileSync(sheet, "utf8")).toMatch(/\.Pending-big time \{\s*display: inline-block;/);
});
