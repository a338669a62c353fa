import { quietFlags } from "@croupier/tools/chromium";
import type { PlaywrightTestConfig } from "@playwright/test";

/** The browser `npm test` found; `npx playwright test` by hand uses the usual place. */
const chromiumPath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

export const launchOptions = { executablePath: chromiumPath, args: [...quietFlags] };

export const commonConfig = {
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json"]],
  outputDir: "../test-results",
} satisfies PlaywrightTestConfig;
