import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "@croupier/database";
import { startEmbedded } from "@croupier/database/embedded";
import { randomToken } from "@croupier/kit/random";
import pg from "pg";

export type CrashServer = {
  readonly adminUrl: string;
  readonly appUrl: string;
  /** SIGKILL to the postmaster and to everything it has started, as if the machine dropped them. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port; resolves when it has recovered. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** A migrated PostgreSQL with the product's settings, fsync included, in a folder of its own. */
export async function startCrashServer(): Promise<CrashServer> {
  const home = await mkdtemp(join(tmpdir(), "croupier-faults-"));
  // PostgreSQL may run as another user than ours.
  await chmod(home, 0o755);
  const projectDir = join(import.meta.dirname, "..", "..");
  let server = await startEmbedded({ projectDir, home });
  const { adminUrl } = server;
  const port = Number(new URL(adminUrl).port);
  const appPassword = randomToken(16);
  await migrate({ adminUrl, appPassword });
  return {
    adminUrl,
    appUrl: asAppRole(adminUrl, appPassword),
    kill: () => killPostgres({ home, adminUrl }),
    restart: async () => {
      await server.stop();
      server = await startEmbedded({ projectDir, home, port });
    },
    stop: async () => {
      await server.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** SIGKILL to the postmaster and to everything it has started. */
export async function killPostgres(of: { home: string; adminUrl: string }): Promise<void> {
  const pidFile = await readFile(join(of.home, "data/postmaster.pid"), "utf8");
  const started = await listProcesses(of.adminUrl);
  for (const pid of [Number(pidFile.split("\n")[0]), ...started]) killHard(pid);
}

export function asAppRole(adminUrl: string, password: string): string {
  const url = new URL(adminUrl);
  url.username = "croupier_app";
  url.password = password;
  return url.href;
}

/** Everything the postmaster has started, background workers included. */
async function listProcesses(adminUrl: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: adminUrl });
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>("SELECT pid FROM pg_stat_activity");
  void client.end().catch(() => {});
  return rows.map((row) => row.pid);
}

export function killHard(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It went by itself between being listed and being killed.
  }
}
