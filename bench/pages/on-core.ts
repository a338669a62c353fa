import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { cpus } from "node:os";

export type Pinned = { child: ChildProcess; pinned: boolean };

/** Runs a file of this folder on one core, where the machine can do that. */
export function runOnCore(core: number, file: string, env: NodeJS.ProcessEnv = {}): Pinned {
  const script = new URL(file, import.meta.url).pathname;
  const pinned = existsSync("/usr/bin/taskset") && core < cpus().length;
  const [command, ...args] = pinned
    ? ["taskset", "-c", String(core), process.execPath, script]
    : [process.execPath, script];
  const child = spawn(command ?? process.execPath, args, {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { ...process.env, ...env },
  });
  return { child, pinned };
}

/** What a process says next; it fails when the process leaves without a word. */
export function hear<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const left = (code: number | null): void => {
      reject(new Error(`a bench process left with code ${code}`));
    };
    child.once("exit", left);
    child.once("message", (message) => {
      child.off("exit", left);
      resolve(message as Message);
    });
  });
}

export function leave({ child }: Pinned): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.disconnect();
    setTimeout(() => child.kill("SIGKILL"), 5_000).unref();
  });
}
