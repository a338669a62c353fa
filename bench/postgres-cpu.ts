// The processor time of PostgreSQL, all of its processes together, where the system tells it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { Client } from "pg";

/** Linux counts in hundredths of a second. */
const tickMicros = 10_000;

/** Microseconds used so far; undefined on a system that does not tell. */
export async function readPostgresCpu(adminUrl: string): Promise<number | undefined> {
  if (!existsSync("/proc/self/stat")) return undefined;
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: string }>(
      "SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1) AS pid",
    );
    return ticksOf(Number(rows[0]?.pid)) * tickMicros;
  } finally {
    await client.end();
  }
}

/** Of the postmaster, of its children, and of those of them that are gone. */
function ticksOf(postmaster: number): number {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return all.map(readStat).reduce((sum, stat) => {
    if (stat?.pid === postmaster) return sum + stat.own + stat.ofChildrenGone;
    return stat?.parent === postmaster ? sum + stat.own : sum;
  }, 0);
}

function readStat(pid: string) {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, "latin1");
  } catch {
    // It ended while the others were read.
    return undefined;
  }
  // Its name stands in brackets and may hold anything.
  const fields = text
    .slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const at = (place: number): number => fields[place] ?? 0;
  return {
    pid: Number(pid),
    parent: at(1),
    own: at(11) + at(12),
    ofChildrenGone: at(13) + at(14),
  };
}
