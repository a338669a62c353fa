import { spawn } from "node:child_process";
import { findFreePort } from "@croupier/tools/world";
import { listFamily, listSurvivors } from "./family.ts";

export type Started = {
  seconds: number;
  /** What was said on the way. */
  said: string;
  processes: number;
  leftBehind: readonly string[];
};

const patienceMs = 600_000;
const graceMs = 3_000;

/** `npm start` in a folder until the home page answers, then Ctrl-C. */
export async function startAndStop(folder: string): Promise<Started> {
  const [port, backoffice] = [await findFreePort(), await findFreePort()];
  const begun = performance.now();
  // A group of its own, as a terminal gives: Ctrl-C reaches every member.
  const child = spawn(
    "npm",
    ["start", "--", "--port", String(port), "--backoffice-port", String(backoffice)],
    {
      cwd: folder,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...newcomersEnvironment(), METRICS_PORT: String(20_000 + (port % 10_000)) },
    },
  );
  const pid = child.pid;
  if (pid === undefined) throw new Error("npm could not be started");
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  try {
    while (!said.includes("Croupier is ready")) {
      if (child.exitCode !== null || performance.now() - begun > patienceMs) {
        throw new Error(`npm start did not get ready. It said:\n${said}`);
      }
      await pause(20);
    }
    const home = await fetch(`http://localhost:${port}/`);
    if (!home.ok) throw new Error(`the home page answered ${home.status}`);
    await home.text();
    const seconds = (performance.now() - begun) / 1000;
    const family = await listFamily(pid);
    process.kill(-pid, "SIGINT");
    await gone;
    await pause(graceMs);
    const survivors = await listSurvivors(family);
    return {
      seconds,
      said,
      processes: family.length,
      leftBehind: survivors.map(({ line }) => line),
    };
  } finally {
    if (child.exitCode === null && child.signalCode === null) process.kill(-pid, "SIGKILL");
  }
}

/** Without what our own npm and our own settings would whisper. */
function newcomersEnvironment(): NodeJS.ProcessEnv {
  const ours =
    /^(npm_(execpath|lifecycle|package|node)|CROUPIER_|DATABASE_URL$|NODE_ENV$|INIT_CWD$)/;
  const kept = Object.entries(process.env).filter(([name]) => !ours.test(name));
  return { ...Object.fromEntries(kept), npm_config_prefer_offline: "true" };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
