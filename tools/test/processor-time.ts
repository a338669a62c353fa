import { readFileSync } from "node:fs";

/** Linux counts in hundredths of a second, whatever the kernel's own tick is. */
const ticksPerSecond = 100;

/**
 * Processor seconds (user and system) of this process and of all that it started and that have ended.
 * Undefined where the system does not tell.
 */
export function readProcessorSeconds(): number | undefined {
  try {
    return parseProcessorSeconds(readFileSync("/proc/self/stat", "utf8"));
  } catch {
    return undefined;
  }
}

/** Fields 14 to 17 of proc(5): utime, stime, cutime, cstime. The name in field 2 may hold spaces. */
export function parseProcessorSeconds(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return ticks / ticksPerSecond;
}
