import { defineConfig } from "@playwright/test";
import { commonConfig, launchOptions } from "./browser.ts";

export default defineConfig({
  ...commonConfig,
  testDir: ".",
  testMatch: "*.journey.ts",
  use: { launchOptions, trace: "retain-on-failure", locale: "en-GB" },
});
