import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "@croupier/database";
import { startEmbedded } from "@croupier/database/embedded";
import { randomToken } from "@croupier/kit/random";

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
