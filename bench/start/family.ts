import { execFile } from "node:child_process";
import { promisify } from "node:util";

type Listed = { pid: number; parent: number; began: string; line: string };

/** Every process of this machine; a dead one that nobody has buried yet does not count. */
async function listProcesses(): Promise<Listed[]> {
  const { stdout } = await promisify(execFile)(
    "ps",
    ["-A", "-o", "pid=,ppid=,stat=,lstart=,args="],
    { maxBuffer: 16 * 1024 * 1024, env: { ...process.env, LC_ALL: "C" } },
  );
  return stdout.split("\n").flatMap((row) => {
    const found = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(\S+\s+\S+\s+\d+\s+\S+\s+\d+)\s+(.*)$/.exec(row);
    const [, pid, parent, stat = "Z", began = "", line = ""] = found ?? [];
    return stat.startsWith("Z") ? [] : [{ pid: Number(pid), parent: Number(parent), began, line }];
  });
}

/** A process and all that descend from it. */
export async function listFamily(pid: number): Promise<Listed[]> {
  const all = await listProcesses();
  const family = all.filter((one) => one.pid === pid);
  // Grows while it is walked: each member brings its children.
  for (const member of family) family.push(...all.filter((one) => one.parent === member.pid));
  return family;
}

/** Those who are still there, under the same number and not as somebody new. */
export async function listSurvivors(family: readonly Listed[]): Promise<Listed[]> {
  const all = await listProcesses();
  return family.filter((member) =>
    all.some((one) => one.pid === member.pid && one.began === member.began),
  );
}
