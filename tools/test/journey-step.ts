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
      const failed = Math.max(stats.unexpected, code === 0 ? 0 : 1);
      // Passed at a second try: said aloud, because each of them has a cause that is to be found.
      if (stats.flaky > 0) console.log(`  journeys: ${stats.flaky} needed another try`);
      return { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped, output };
    },
  };
}
