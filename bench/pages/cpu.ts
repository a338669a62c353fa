// The processor time a process has used: unlike requests per second it hardly changes when other
// programs want the same core.
import type { ChildProcess } from "node:child_process";

/** In the measured process: answers each "cpu" with the microseconds used so far. */
export function tellCpu(): void {
  process.on("message", (message) => {
    if (message !== "cpu") return;
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
}

export function askCpu(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once("message", (microseconds) => resolve(Number(microseconds)));
    child.send("cpu");
  });
}
