import type { Client } from "pg";
import { connect } from "./connect.ts";
import type { ConnectOptions, Database } from "./connect.ts";
import { claimClone, cloneNow } from "./testing-clones.ts";
import { ensureTemplate, findTemplateName } from "./testing-template.ts";
import { testAppPassword, urlOf, withServer } from "./testing-server.ts";

export { startThrowAwayServer } from "./testing-embedded.ts";
export type { TestServer } from "./testing-embedded.ts";
export { queueBehind } from "./testing-queue.ts";

export type FreshDatabase = {
  /** Logged in as croupier_app, as the processes are. */
  database: Database;
  appUrl: string;
  /** For what a test must do above the app's rights: fixtures, audits, a second migration. */
  adminUrl: string;
  drop(): Promise<void>;
};

/**
 * A migrated, empty database of its own, with the real roles. The clone is usually waiting
 * already (`testing-setup.ts` keeps a few ahead); without that it is made on the spot.
 */
export async function freshDatabase(
  options: Omit<ConnectOptions, "url"> = {},
): Promise<FreshDatabase> {
  const serverUrl = requireTestServer();
  const name = await withServer(serverUrl, async (server) => {
    const claimed = await claimClone(server, await findTemplateName());
    if (claimed !== undefined) return claimed;
    const template = await ensureTemplate(server, serverUrl, testAppPassword(serverUrl));
    return cloneNow(server, template);
  });
  const adminUrl = urlOf(serverUrl, { database: name });
  const appUrl = urlOf(adminUrl, { user: "croupier_app", password: testAppPassword(serverUrl) });
  const database = connect({ name: "croupier test", ...options, url: appUrl });
  return {
    database,
    appUrl,
    adminUrl,
    drop: async () => {
      await database.close();
      await withServer(serverUrl, async (server) => {
        await letConnectionsClose(server, name);
        await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      });
    },
  };
}

const closingLooks = 40;
const closingLookMs = 25;

/** A pool that was ended still says goodbye; thrown out meanwhile, its connections would cry out. */
async function letConnectionsClose(server: Client, name: string): Promise<void> {
  for (let look = 0; look < closingLooks; look += 1) {
    const open = await server.query("SELECT 1 FROM pg_stat_activity WHERE datname = $1 LIMIT 1", [
      name,
    ]);
    if (open.rowCount === 0) return;
    await new Promise((resolve) => setTimeout(resolve, closingLookMs));
  }
}

function requireTestServer(): string {
  const url = process.env.CROUPIER_TEST_DATABASE_URL;
  if (url === undefined || url === "") {
    throw new Error(
      "CROUPIER_TEST_DATABASE_URL is not set: run the test through vitest, whose global setup " +
        "(database/src/testing-setup.ts) starts a PostgreSQL, or point it at one of your own.",
    );
  }
  return url;
}
