import { defineConfig } from "@playwright/test";
import { commonConfig } from "./browser.ts";

export default defineConfig({
  ...commonConfig,
  testDir: ".",
  testMatch: "*.journey.ts",
  // A second try, in a world of its own; what needed one is counted as flaky and looked into.
  retries: 2,
});
