import { defineConfig } from "@playwright/test";
import { commonConfig } from "./browser.ts";

export default defineConfig({
  ...commonConfig,
  testDir: ".",
  testMatch: "*.journey.ts",
});
