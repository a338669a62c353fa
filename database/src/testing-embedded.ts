import { mkdtemp, readdir, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbedded } from "./embedded.ts";
import { findLivingOwner } from "./embedded/previous-run.ts";
import { findServerProcesses } from "./embedded/processes.ts";

export type TestServer = { url: string; stop(): Promise<void> };

const prefix = "croupier-test-";
const projectDir = path.join(import.meta.dirname, "..", "..");

/** The server of CROUPIER_TEST_DATABASE_URL, or else one of our own whose data is thrown away. */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env.CROUPIER_TEST_DATABASE_URL;
  if (given !== undefined && given !== "") return { url: given, stop: async () => {} };
  return startThrowAwayServer();
}

/** `durable` for the tests that pull the plug; the others do not wait for a disk. */
export async function startThrowAwayServer({ durable = false } = {}): Promise<TestServer> {
  const folder = durable ? tmpdir() : await findQuickFolder();
  await sweepLeftBehind(folder);
  const home = await mkdtemp(path.join(folder, prefix));
  const settings = durable ? {} : { fsync: "off", full_page_writes: "off", ...littleLog };
  const server = await startEmbedded({ projectDir, home, settings });
  return {
    url: server.adminUrl,
    stop: async () => {
      await server.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** A run that was killed left its data behind, which takes memory until somebody else removes it. */
export async function sweepLeftBehind(folder: string): Promise<void> {
  const homes = (await readdir(folder)).filter((name) => name.startsWith(prefix));
  for (const home of homes.map((name) => path.join(folder, name))) {
    const inside: string[] = await readdir(home).catch(() => []);
    // One that was made a moment ago has no owner yet.
    const hadOwner = inside.includes("owner.json");
    if (!hadOwner || (await findLivingOwner(home)) !== undefined) continue;
    const processes = await findServerProcesses(path.join(home, "data"));
    if (processes.length === 0) await rm(home, { recursive: true, force: true });
  }
}

/** Files that nobody reads again take no room in memory. */
const littleLog = { min_wal_size: "64MB", max_wal_size: "512MB" };

const inMemory = "/dev/shm";
const roomWanted = 4 * 1024 ** 3;

/**
 * A database is 1,300 files, and a test run makes hundreds of databases: on a disk that is most of their
 * cost. Where memory is scarce, as in a container, the disk has to do.
 */
export async function findQuickFolder(): Promise<string> {
  const room = await statfs(inMemory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return Math.min(room, process.availableMemory()) < roomWanted ? tmpdir() : inMemory;
}
