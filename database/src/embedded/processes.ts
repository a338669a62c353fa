import { execFile } from "node:child_process";
import { readdir, readFile, readlink, realpath } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * A number alone does not name a process, because numbers are used again. Number and moment of
 * birth together do. Undefined when there is no such process.
 */
export async function birthOf(pid: number): Promise<string | undefined> {
  if (process.platform === "linux") {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
    // The second field is the name in brackets and may hold anything; birth is the 22nd.
    const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields === undefined || fields[0] === "Z" ? undefined : fields[19];
  }
  if (process.platform === "win32") return isAlive(pid) ? "alive" : undefined;
  return run("ps", ["-o", "lstart=", "-p", String(pid)]).then(
    ({ stdout }) => stdout.trim() || undefined,
    () => undefined,
  );
}

/** Every process of a PostgreSQL that works in `data`: all of them make it their current folder. */
export async function findServerProcesses(data: string): Promise<number[]> {
  const real = await realpath(data).catch(() => undefined);
  if (real === undefined) return [];
  return process.platform === "linux" ? findByFolder(real) : findByPidFile(data);
}

async function findByFolder(folder: string): Promise<number[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(
    pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => undefined)),
  );
  return pids.filter((_, index) => folders[index] === folder).map(Number);
}

async function findByPidFile(data: string): Promise<number[]> {
  const { pid } = await readPidFile(data);
  if (pid === undefined) return [];
  const command = await run("ps", ["-o", "command=", "-p", String(pid)]).catch(() => undefined);
  return command?.stdout.includes(data) === true ? [pid] : [];
}

export type PidFile = { pid: number | undefined; port: number | undefined; ready: boolean };

/** PostgreSQL writes who and where it is, line by line, and "ready" once it takes connections. */
export async function readPidFile(data: string): Promise<PidFile> {
  const text = await readFile(`${data}/postmaster.pid`, "utf8").catch(() => "");
  const lines = text.split("\n").map((line) => line.trim());
  return {
    pid: Number(lines[0]) || undefined,
    port: Number(lines[3]) || undefined,
    ready: lines[7] === "ready",
  };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it is there, but not ours to signal.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended between looking and telling, which is what the signal was for.
  }
}
