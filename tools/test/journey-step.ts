import { readFile } from "node:fs/promises";
import { runCommand, type Step } from "./lanes.ts";

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

export function journeyStep(options: {
  name: string;
  config: string;
  root: string;
  chromium: string;
  env: NodeJS.ProcessEnv;
}): Step {
  return {
    name: options.name,
    async run() {
      const file = `${options.root}/test-results/${options.name}.json`;
      const { code, output } = await runCommand(
        ["node_modules/@playwright/test/cli.js", "test", `--config=${options.config}`],
        {
          cwd: options.root,
          env: {
            ...options.env,
            CHROMIUM_PATH: options.chromium,
            PLAYWRIGHT_JSON_OUTPUT_FILE: file,
            NO_COLOR: "1",
          },
        },
      );
      const { stats } = JSON.parse(await readFile(file, "utf8")) as PlaywrightReport;
      const failed = Math.max(stats.unexpected + stats.flaky, code === 0 ? 0 : 1);
      return { passed: stats.expected, failed, skipped: stats.skipped, output };
    },
  };
}
