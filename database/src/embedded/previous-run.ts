import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { StartRefusal } from "../start-refusal.ts";
import { birthOf, findServerProcesses, isAlive, readPidFile, signal } from "./processes.ts";

type Owner = { pid: number; birth: string };

/** Marks the folder as ours for as long as this process lives; a living other owner is refused. */
export async function claimHome(home: string): Promise<void> {
  const ours: Owner = { pid: process.pid, birth: (await birthOf(process.pid)) ?? "" };
  const file = ownerFile(home);
  for (;;) {
    try {
      await writeFile(file, JSON.stringify(ours), { flag: "wx" });
      return;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    const owner = await findLivingOwner(home);
    if (owner !== undefined) {
      throw new StartRefusal(
        "already_running",
        `Croupier is already running from this folder (process ${owner.pid}): stop it first.`,
      );
    }
    await rm(file, { force: true });
  }
}

export async function releaseHome(home: string): Promise<void> {
  await rm(ownerFile(home), { force: true });
}

export async function findLivingOwner(home: string): Promise<Owner | undefined> {
  const text = await readFile(ownerFile(home), "utf8").catch(() => "");
  const owner = parseOwner(text);
  if (owner === undefined) return undefined;
  return (await birthOf(owner.pid)) === owner.birth ? owner : undefined;
}

/** A killed run can leave a file that is cut short; then its owner cannot be living. */
function parseOwner(text: string): Owner | undefined {
  try {
    return JSON.parse(text) as Owner;
  } catch {
    return undefined;
  }
}

function ownerFile(home: string): string {
  return path.join(home, "owner.json");
}

/**
 * After a run that was killed, its PostgreSQL may still be there, or only some of its processes,
 * or only its lock file. Two servers on one data folder would destroy it, so the rest is stopped
 * and waited for. The lock file stays wherever PostgreSQL can judge it better than we can.
 */
export async function clearPreviousRun(data: string, log: (line: string) => void): Promise<void> {
  const left = await findServerProcesses(data);
  if (left.length > 0) {
    log("Stopping the PostgreSQL that an earlier run left behind");
    await stopAll(data, left);
  }
  const { pid } = await readPidFile(data);
  // PostgreSQL takes any living process with that number for its predecessor. We know better: no
  // process works in the folder any more, so the number belongs to a stranger.
  if (pid !== undefined && isAlive(pid))
    await rm(path.join(data, "postmaster.pid"), { force: true });
}

// What each signal means to PostgreSQL: end after rolling back; drop everything; and the last word.
const ESCALATION: [NodeJS.Signals, number][] = [
  ["SIGINT", 10_000],
  ["SIGQUIT", 5_000],
  ["SIGKILL", 5_000],
];

async function stopAll(data: string, found: number[]): Promise<void> {
  let left = found;
  for (const [name, patienceMs] of ESCALATION) {
    // Only the first process knows the order of an orderly end; the others are for orphans.
    const { pid } = await readPidFile(data);
    const addressed = name === "SIGINT" && pid !== undefined && left.includes(pid) ? [pid] : left;
    for (const one of addressed) signal(one, name);
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline) {
      left = await findServerProcesses(data);
      if (left.length === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  throw new StartRefusal(
    "left_over_server",
    `A PostgreSQL of an earlier run (process ${left.join(", ")}) does not stop: end it and start again.`,
  );
}
