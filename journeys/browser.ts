import { quietFlags } from "@croupier/tools/chromium";
import type { PlaywrightTestConfig } from "@playwright/test";

/** The browser `npm test` found; `npx playwright test` by hand uses the usual place. */
const chromiumPath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

const launchOptions = { executablePath: chromiumPath, args: [...quietFlags] };

export const commonConfig = {
  // A person waits more than they work, so two of them share two cores well.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Only what is broken waits so long. A machine that has other things to do is no fault of a story.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json"]],
  outputDir: "../test-results",
  // Recording everything that goes well costs a fifth of the run: ask for it with `--trace on`.
  // A step that nothing answers names itself, long before its whole story gives up.
  use: { launchOptions, actionTimeout: 40_000, screenshot: "only-on-failure", locale: "en-GB" },
} satisfies PlaywrightTestConfig;
