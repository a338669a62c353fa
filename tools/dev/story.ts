// `npm run story`: every component in every state, reloaded as you save.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "../root.ts";

const child = spawn(
  process.execPath,
  [
    join(root, "node_modules/storybook/dist/bin/dispatcher.js"),
    "dev",
    "--port",
    "6006",
    "--no-open",
    "--disable-telemetry",
    ...process.argv.slice(2),
  ],
  { cwd: join(root, "ui"), stdio: "inherit" },
);
child.on("exit", (code) => process.exit(code ?? 0));
