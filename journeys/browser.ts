import type { PlaywrightTestConfig } from "@playwright/test";

/** The browser `npm test` found; `npx playwright test` by hand uses the usual place. */
export const chromiumPath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

/** Root needs --no-sandbox; the rest keeps a browser without a network from asking for one. */
export const launchOptions = {
  executablePath: chromiumPath,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

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
