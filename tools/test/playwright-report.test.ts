import { expect, test } from "vitest";
import { readPlaywrightReport } from "./playwright-report.ts";

const result = (status: string, duration: number, message?: string) => ({
  status,
  duration,
  errors: message === undefined ? [] : [{ message }],
  attachments: message === undefined ? [] : [{ path: "/house/test-results/failed.png" }],
});
const report = {
  config: { rootDir: "/house/journeys" },
  errors: [],
  suites: [
    {
      file: "deposit.journey.ts",
      title: "deposit.journey.ts",
      specs: [
        {
          title: "a player pays in",
          file: "deposit.journey.ts",
          line: 8,
          tests: [{ status: "expected" as const, results: [result("passed", 2_000)] }],
        },
      ],
      suites: [
        {
          file: "deposit.journey.ts",
          title: "by card",
          specs: [
            {
              title: "a card is refused",
              file: "deposit.journey.ts",
              line: 20,
              tests: [
                {
                  status: "unexpected" as const,
                  results: [result("failed", 1_500, "\u001B[31mError: late\u001B[39m\n  at x")],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

test("failures are named by file and title, with the first line of what went wrong", () => {
  expect(readPlaywrightReport(report, "/house").failures).toEqual([
    {
      name: "journeys/deposit.journey.ts › by card › a card is refused",
      place: "journeys/deposit.journey.ts:20",
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
