import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { defineConfig } from "@playwright/test";
import { commonConfig } from "./browser.ts";

const { launchOptions } = commonConfig.use;

/** Journeys that take the site down or change it for everybody: one after the other, when nobody else is there. */
const alone = /@alone/;

/** Seconds of each file, in the run that `npm test -- --record-durations` wrote down. */
const durations = JSON.parse(
  readFileSync(new URL("../tools/test/durations.json", import.meta.url), "utf8"),
) as Readonly<Record<string, number>>;
const long = Object.keys(durations)
  .filter((path) => path.endsWith(".journey.ts") && (durations[path] ?? 0) > 15)
  .map((path) => `**/${basename(path)}`);

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
    // Steps and requests, without pictures: it costs a fortieth of the run.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
  },
  projects: [
    // Long files begin first, so that no worker is left alone with one at the end.
    { name: "together, long", grepInvert: alone, testMatch: long },
    { name: "together", grepInvert: alone, testIgnore: long },
    { name: "alone", grep: alone, workers: 1 },
  ],
});
