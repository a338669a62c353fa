import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Counts processor seconds (user and system) from a beginning on. */
export type ProcessorTime = {
  /** Undefined where the system does not tell. */
  read(): number | undefined;
  /** What is counted: `exact` also has what browsers leave to the system to end. */
  readonly says: "exact" | "ended children only";
  stop(): void;
};

/**
 * Begins to count for this process and all that it starts. Chromium's processes are not ended by who started
 * them, so only a control group of Linux knows of all; where none may be made, what is known is the time of
 * children that have ended.
 */
export function countProcessorTime(): ProcessorTime {
  return countInGroup() ?? { read: readOfProcess, says: "ended children only", stop() {} };
}

const groups = "/sys/fs/cgroup";

/** A file that tells of a group, where the groups of this kind are, and how the file is read. */
const accounts = [
  // The first version of control groups, with one tree for processor time.
  {
    tree: join(groups, "cpuacct"),
    line: /:cpuacct:(.*)/,
    file: "cpuacct.usage",
    seconds: (text: string) => Number(text) / 1e9,
  },
  // The second version, with one tree for everything.
  {
    tree: groups,
    line: /^0::(.*)/m,
    file: "cpu.stat",
    seconds: (text: string) => Number(/^usage_usec (\d+)$/m.exec(text)?.[1]) / 1e6,
  },
];

function countInGroup(): ProcessorTime | undefined {
  for (const { tree, line, file, seconds } of accounts) {
    try {
      const own = line.exec(readFileSync("/proc/self/cgroup", "utf8"))?.[1];
      if (own === undefined) continue;
      const parent = join(tree, own);
      const group = join(parent, `croupier-test-${process.pid}`);
      mkdirSync(group);
      writeFileSync(join(group, "cgroup.procs"), String(process.pid));
      const read = (): number => seconds(readFileSync(join(group, file), "utf8"));
      if (Number.isNaN(read())) continue;
      return { read, says: "exact", stop: () => leaveGroup(group, parent) };
    } catch {
      // It may not be made here: the next kind, or none.
    }
  }
  return undefined;
}

/** A group that something still lives in stays, and does no harm. */
function leaveGroup(group: string, parent: string): void {
  try {
    writeFileSync(join(parent, "cgroup.procs"), String(process.pid));
    rmdirSync(group);
  } catch {
    // The system forgets it with the last process in it.
  }
}

function readOfProcess(): number | undefined {
  try {
    return parseProcessorSeconds(readFileSync("/proc/self/stat", "utf8"));
  } catch {
    return undefined;
  }
}

/** Linux counts in hundredths of a second, whatever the kernel's own tick is. */
const ticksPerSecond = 100;

/** Fields 14 to 17 of proc(5): utime, stime, cutime, cstime. The name in field 2 may hold spaces. */
export function parseProcessorSeconds(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return ticks / ticksPerSecond;
}
