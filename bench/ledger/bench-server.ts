import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "@croupier/database";
import { startEmbedded } from "@croupier/database/embedded";
import { randomToken } from "@croupier/kit/random";
import pg from "pg";

export type BenchServer = { adminUrl: string; appUrl: string; stop(): Promise<void> };

/** The embedded server with the settings of the product, migrated, in a folder that is thrown away. */
export async function startBenchServer(): Promise<BenchServer> {
  const home = await mkdtemp(join(tmpdir(), "croupier-bench-"));
  await chmod(home, 0o755);
  const server = await startEmbedded({ projectDir: join(import.meta.dirname, "..", ".."), home });
  const appPassword = randomToken(16);
  await migrate({ adminUrl: server.adminUrl, appPassword });
  const appUrl = new URL(server.adminUrl);
  appUrl.username = "croupier_app";
  appUrl.password = appPassword;
  return {
    adminUrl: server.adminUrl,
    appUrl: appUrl.href,
    stop: async () => {
      await server.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** So many log files a server has written and uses again once it has run for a while (its min_wal_size). */
const logFilesKept = 64;

/**
 * A server that is new writes each of its log files twice, first of zeros. One that has run for an hour
 * does not: this brings the log to where it would be by then.
 */
export async function useLogOnce(server: BenchServer): Promise<void> {
  const admin = new pg.Client({ connectionString: server.adminUrl });
  await admin.connect();
  try {
    for (let file = 0; file < logFilesKept; file += 1) {
      await admin.query("SELECT pg_logical_emit_message(false, 'bench', 'one more file')");
      await admin.query("SELECT pg_switch_wal()");
    }
    await admin.query("CHECKPOINT");
  } finally {
    await admin.end();
  }
}
