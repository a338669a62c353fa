// Every file of tests twice in a row in one process:
// vitest run --config=tools/test/twice.config.ts --project=unit
import { defineConfig } from "vitest/config";
import { root } from "../root.ts";
import config from "../../vitest.config.ts";

const runner = `${import.meta.dirname}/twice-runner.ts`;

export default defineConfig({
  ...config,
  root,
  test: {
    ...config.test,
    projects: (config.test?.projects ?? []).map((project) =>
      typeof project === "object" && "test" in project
        ? { ...project, test: { ...project.test, runner } }
        : project,
    ),
  },
});
