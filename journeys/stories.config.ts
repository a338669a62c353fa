import { defineConfig } from "@playwright/test";
import { commonConfig } from "./browser.ts";

export default defineConfig({
  ...commonConfig,
  testDir: "./stories",
  testMatch: "*.stories.ts",
  // A walk of hundreds of stories waits for every scene, on whatever else the machine has to do.
  timeout: 300_000,
});
