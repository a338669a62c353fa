import { defineConfig } from "@playwright/test";
import { commonConfig } from "./browser.ts";

const { launchOptions } = commonConfig.use;

/** What takes the site down or changes what everybody sees of it: one after the other, when nobody else is there. */
const alone = /@alone/;

export default defineConfig({
  ...commonConfig,
  testDir: ".",
  testMatch: "*.journey.ts",
  globalSetup: "./one-world.ts",
  reporter: [...commonConfig.reporter, ["./waits-reporter.ts"]],
  use: {
    ...commonConfig.use,
    launchOptions: {
      ...launchOptions,
      // No page stays long enough to win back what its scripts cost to optimise.
      args: [...launchOptions.args, "--js-flags=--no-maglev,--no-turbofan"],
    },
    // Nothing moves and nothing is kept for later, but in stories about that.
    contextOptions: { reducedMotion: "reduce" },
    serviceWorkers: "block",
    // What was done and asked for, without pictures: it costs a fortieth of the run.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
  },
  projects: [
    { name: "together", grepInvert: alone, outputDir: "../test-results/together" },
    { name: "alone", grep: alone, workers: 1, outputDir: "../test-results/alone" },
  ],
});
