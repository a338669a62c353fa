// `npm run pictures`: a round of each game is pictured anew, and kept once somebody has looked at it.
import { spawn } from "node:child_process";
import { buildIfChanged, bundles } from "../bundle/bundles.ts";
import { findChromium } from "../chromium/find-chromium.ts";
import { root } from "../root.ts";

await buildIfChanged(root, bundles.stories);
const child = spawn(
  process.execPath,
  [
    "node_modules/@playwright/test/cli.js",
    "test",
    "--config=journeys/stories.config.ts",
    "one-round.stories",
    "--reporter=list",
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, CHROMIUM_PATH: await findChromium(root), KEEP_PICTURES: "1" },
  },
);
child.on("exit", (code) => {
  if (code === 0) {
    console.log("\nLook at what changed before you commit it: journeys/stories/kept-pictures");
  }
  process.exit(code ?? 1);
});
