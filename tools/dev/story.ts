// `npm run story`: every component in every state, reloaded as you save.
import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
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
