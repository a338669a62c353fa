import { defineConfig } from "@playwright/test";
import { commonConfig } from "./browser.ts";

export default defineConfig({
  ...commonConfig,
  testDir: "./stories",
  testMatch: "*.stories.ts",
  timeout: 120_000,
});
