import { spawn } from "node:child_process";

export type Outcome = { readonly code: number | null; readonly output: string };

/** Runs a script with this very Node and collects what it prints; a hung one is ended. */
export function runNode(
  args: readonly string[],
  { cwd, timeoutMs = 60_000 }: { cwd: string; timeoutMs?: number },
): Promise<Outcome> {
  return run(process.execPath, args, { cwd, timeoutMs });
}

/** npm itself: the one that started us, else the one on the path. */
export function runNpm(
  args: readonly string[],
  { cwd, timeoutMs = 60_000 }: { cwd: string; timeoutMs?: number },
): Promise<Outcome> {
  const started = process.env.npm_execpath;
  return started === undefined
    ? run("npm", args, { cwd, timeoutMs })
    : runNode([started, ...args], { cwd, timeoutMs });
}

function run(
  command: string,
  args: readonly string[],
  { cwd, timeoutMs }: { cwd: string; timeoutMs: number },
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, timeout: timeoutMs, killSignal: "SIGKILL" });
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", (error) => resolve({ code: null, output: error.message }));
    child.on("close", (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}
