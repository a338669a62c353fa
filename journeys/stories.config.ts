import { defineConfig } from "@playwright/test";
import { commonConfig, launchOptions } from "./browser.ts";

export default defineConfig({
  ...commonConfig,
  testDir: "./stories",
  testMatch: "*.stories.ts",
  timeout: 120_000,
  use: { launchOptions, trace: "retain-on-failure", locale: "en-GB" },
});
