import { spawn } from "node:child_process";
import type { BrowserFailure } from "./playwright-report.ts";

export type StepResult = {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  seconds: number;
  output: string;
  /** User and system, of everything that ran meanwhile. */
  processorSeconds?: number;
  /** Browser tests that failed and may be run once more; they are counted in `failed`. */
  failures?: readonly BrowserFailure[];
  /** Seconds of each test file. */
  durations?: ReadonlyMap<string, number>;
};

export type Step = { name: string; run: () => Promise<Omit<StepResult, "name" | "seconds">> };

/** Journeys take 15 minutes on a quiet machine of two cores, and three times as long beside much else. */
const stepMsMax = 50 * 60_000;

/** Runs a command to its end and keeps what it printed. */
export function runCommand(
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv; timeoutMs?: number },
): Promise<{ code: number; output: string }> {
  const timeoutMs = options.timeoutMs ?? stepMsMax;
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: timeoutMs,
    });
    let output = "";
    const keep = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", reject);
    child.on("close", (code) => {
      const isStopped = child.killed && performance.now() - begun >= timeoutMs;
      if (isStopped) output += `\nStopped: it had ${Math.round(timeoutMs / 60_000)} minutes.`;
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a command that talks to the terminal itself. */
export function runInTerminal(
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: "inherit",
    });
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}

export async function runStep(step: Step): Promise<StepResult> {
  const begun = performance.now();
  const counted = await step.run().catch((cause: unknown) => ({
    passed: 0,
    failed: 1,
    skipped: 0,
    output: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
  }));
  const result = { name: step.name, seconds: (performance.now() - begun) / 1000, ...counted };
  report(result);
  return result;
}

function report(result: StepResult): void {
  const mark = result.failed > 0 ? "✗" : "✓";
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : "";
  console.log(
    `${mark} ${result.name}: ${result.passed} passed, ${result.failed} failed${skipped} (${result.seconds.toFixed(1)} s)`,
  );
  if (result.failed > 0) console.log(result.output.trimEnd());
}
