import { execFile } from "node:child_process";
import { chmod, copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { connect as connectSocket, createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { migrate } from "@croupier/database";
import { startEmbedded, type EmbeddedServer } from "@croupier/database/embedded";
import { randomToken } from "@croupier/kit/random";
import pg from "pg";
import { asAppRole, killPostgres } from "../faults/crash-server.ts";

type Node = { readonly home: string; readonly server: EmbeddedServer };

export type PostgresPair = {
  /** Of the application, at the one address that everybody is told. */
  readonly appUrl: string;
  /** Makes a standby from the primary while that works, and waits until each commit waits for it. */
  attachStandby(): Promise<void>;
  /** The negative control: no commit waits any more, and the standby hears nothing from now on. */
  cutStandbyOff(): Promise<void>;
  /** SIGKILL to the primary and to all its processes. */
  killPrimary(): Promise<void>;
  /** Answers after the address was silent twice, the standby is promoted and the address leads to it. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
};

const standbyName = "standby";
const projectDir = join(import.meta.dirname, "..", "..");
const run = promisify(execFile);
const settings = { wal_keep_size: "1GB", min_wal_size: "80MB" };
const lookEveryMs = 200;
const missesUntilDead = 2;

/** A primary with the settings of the product, behind an address that can lead to another server. */
export async function startPostgresPair(): Promise<PostgresPair> {
  const homes = new Set<string>();
  const makeHome = async (): Promise<string> => {
    const home = await mkdtemp(join(tmpdir(), "croupier-failover-"));
    homes.add(home);
    // PostgreSQL may run as another user than ours.
    await chmod(home, 0o755);
    return home;
  };
  let primary = await startNode(await makeHome());
  const appPassword = randomToken(16);
  await migrate({ adminUrl: primary.server.adminUrl, appPassword });
  const address = await openAddress(portOf(primary));
  const appUrl = new URL(asAppRole(primary.server.adminUrl, appPassword));
  appUrl.port = String(address.port);
  let standby: Node | undefined;

  function needStandby(): Node {
    if (standby === undefined) throw new Error("the primary has no standby");
    return standby;
  }

  return {
    appUrl: appUrl.href,
    attachStandby: async () => {
      standby = await startStandby(primary, await makeHome());
      await setSynchronous(primary, standbyName);
      await waitUntil(
        primary,
        "SELECT count(*) = 1 AS reached FROM pg_stat_replication WHERE sync_state = 'sync'",
      );
    },
    cutStandbyOff: async () => {
      await setSynchronous(primary, "");
      await administer(needStandby(), [
        "ALTER SYSTEM SET primary_conninfo = ''",
        "SELECT pg_reload_conf()",
      ]);
      await waitUntil(primary, "SELECT count(*) = 0 AS reached FROM pg_stat_replication");
    },
    killPrimary: () => killPostgres({ home: primary.home, adminUrl: primary.server.adminUrl }),
    failOver: async () => {
      for (let misses = 0; misses < missesUntilDead;) {
        await sleep(lookEveryMs);
        misses = (await answers(primary)) ? 0 : misses + 1;
      }
      const dead = primary;
      primary = needStandby();
      standby = undefined;
      await administer(primary, ["SELECT pg_promote(true, 30)"]);
      address.leadTo(portOf(primary));
      await dead.server.stop();
      await rm(dead.home, { recursive: true, force: true });
      homes.delete(dead.home);
    },
    stop: async () => {
      address.close();
      await primary.server.stop();
      await standby?.server.stop();
      await Promise.all([...homes].map((home) => rm(home, { recursive: true, force: true })));
    },
  };
}

async function startNode(home: string): Promise<Node> {
  return { home, server: await startEmbedded({ projectDir, home, settings }) };
}

/** A backup of a server that works, as PostgreSQL describes it: told, copied, told again. */
async function startStandby(primary: Node, home: string): Promise<Node> {
  const [from, to] = [join(primary.home, "data"), join(home, "data")];
  await asAdmin(primary, async (admin) => {
    await admin.query("SELECT pg_backup_start('standby', true)");
    await copyWorking(from, to);
    const { rows } = await admin.query<{ labelfile: string }>(
      "SELECT labelfile FROM pg_backup_stop(false)",
    );
    await writeFile(join(to, "backup_label"), rows[0]?.labelfile ?? "");
  });
  const { port, username, password } = new URL(primary.server.adminUrl);
  const source = `host=127.0.0.1 port=${port} user=${username} password=${password}`;
  await writeFile(
    join(to, "postgresql.auto.conf"),
    `primary_conninfo = '${source} application_name=${standbyName}'\n`,
  );
  await writeFile(join(to, "standby.signal"), "");
  // All of it belongs to whom the server runs as, like what was copied.
  await run("chown", ["-R", `--reference=${join(to, "PG_VERSION")}`, to]);
  await copyFile(join(primary.home, "password"), join(home, "password"));
  return startNode(home);
}

/** All but the log, which the standby asks for, and what belongs to the process. */
async function copyWorking(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  const names = (await readdir(from)).filter(
    (name) => !["pg_wal", "postmaster.pid", "postmaster.opts"].includes(name),
  );
  await run("cp", ["-a", ...names.map((name) => join(from, name)), to]).catch(forgiveVanished);
  await mkdir(join(to, "pg_wal", "archive_status"), { recursive: true, mode: 0o700 });
}

/** Files of a server that works may go while they are copied; the log that is replayed says so too. */
function forgiveVanished(error: unknown): void {
  const { stderr } = error as { stderr?: string };
  const lines = (stderr ?? "").trim().split("\n");
  if (stderr && lines.every((line) => line.endsWith("No such file or directory"))) return;
  throw error;
}

/** The standby that each commit waits for; none for an empty name. */
async function setSynchronous(primary: Node, name: string): Promise<void> {
  await administer(primary, [
    `ALTER SYSTEM SET synchronous_standby_names = '${name}'`,
    "SELECT pg_reload_conf()",
  ]);
  await waitUntil(
    primary,
    `SELECT current_setting('synchronous_standby_names') = '${name}' AS reached`,
  );
}

function waitUntil(node: Node, question: string): Promise<void> {
  return asAdmin(node, async (admin) => {
    for (let turn = 0; turn < 3_000; turn += 1) {
      const { rows } = await admin.query<{ reached: boolean }>(question);
      if (rows[0]?.reached === true) return;
      await sleep(20);
    }
    throw new Error(`not reached within a minute: ${question}`);
  });
}

function administer(node: Node, statements: readonly string[]): Promise<void> {
  return asAdmin(node, async (admin) => {
    for (const statement of statements) await admin.query(statement);
  });
}

async function asAdmin<T>({ server }: Node, act: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: server.adminUrl });
  await admin.connect();
  try {
    return await act(admin);
  } finally {
    await admin.end();
  }
}

async function answers({ server }: Node): Promise<boolean> {
  const client = new pg.Client({
    connectionString: server.adminUrl,
    connectionTimeoutMillis: lookEveryMs,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("SELECT 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** A proxy in front of both servers: connections are cut off when it leads elsewhere. */
async function openAddress(first: number) {
  let target = first;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
  };
  const cutAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const listener = createServer((near) => {
    const far = connectSocket(target, "127.0.0.1");
    keep(near);
    keep(far);
    near.pipe(far).pipe(near);
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  return {
    port: (listener.address() as AddressInfo).port,
    leadTo: (port: number): void => {
      target = port;
      cutAll();
    },
    close: (): void => {
      listener.close();
      cutAll();
    },
  };
}

function portOf({ server }: Node): number {
  return Number(new URL(server.adminUrl).port);
}
