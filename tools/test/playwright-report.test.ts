import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readPlaywrightReport, type PlaywrightReport } from "./playwright-report.ts";

/** A report as Playwright writes it: one test that passed, and one of a group that failed. */
const report = JSON.parse(
  readFileSync(new URL("sample-report.json", import.meta.url), "utf8"),
) as PlaywrightReport;

test("failures are named by file and title, with the first line of what went wrong", () => {
  expect(readPlaywrightReport(report, "/house").failures).toEqual([
    {
      name: "journeys/deposit.journey.ts › by card › a card is refused",
      place: "journeys/deposit.journey.ts:20",
      title: "by card a card is refused",
      firstFailure: "Error: late",
      attachments: ["/house/test-results/failed.png"],
    },
  ]);
});

test("what passed is counted, and a file takes as long as its tests together", () => {
  const { passed, durations } = readPlaywrightReport(report, "/house");
  expect(passed).toBe(1);
  expect(durations.get("journeys/deposit.journey.ts")).toBe(3.5);
});
