import { migrate } from "@croupier/database";
import { startEmbedded } from "@croupier/database/embedded";
import { deriveSecret, type KeysText } from "./keys.ts";
import type { Progress } from "./progress.ts";

export type OpenDatabase = {
  /** Owns the schema: migrations and backups use it, no serving process ever does. */
  adminUrl: string;
  /** What the processes are given: a role that owns nothing. */
  appUrl: string;
  says: string;
  stop(): Promise<void>;
};

export function appUrlOf(adminUrl: string, appPassword: string): string {
  const url = new URL(adminUrl);
  url.username = "croupier_app";
  url.password = appPassword;
  return url.href;
}

/** Starts the embedded server, or takes the one that DATABASE_URL names; migrates either. */
export async function openDatabase(options: {
  root: string;
  outsideUrl: string | undefined;
  keys: KeysText;
  progress: Progress;
}): Promise<OpenDatabase> {
  const { root, outsideUrl, keys, progress } = options;
  const server = outsideUrl
    ? { adminUrl: outsideUrl, stop: async () => {}, describe: () => "the server of DATABASE_URL" }
    : await progress.during("Starting PostgreSQL", () => startEmbedded({ projectDir: root }));
  try {
    const appPassword = deriveSecret(keys, "database-app-role");
    await progress.during("Bringing the database up to date", () =>
      migrate({ adminUrl: server.adminUrl, appPassword }),
    );
    return {
      adminUrl: server.adminUrl,
      appUrl: appUrlOf(server.adminUrl, appPassword),
      says: server.describe(),
      stop: () => server.stop(),
    };
  } catch (cause) {
    await server.stop();
    throw cause;
  }
}
