import { connect } from "./connect.ts";
import type { ConnectOptions, Database } from "./connect.ts";
import { claimClone, cloneNow, letConnectionsClose, tellAsked } from "./testing-clones.ts";
import { ensureTemplate, findTemplateName } from "./testing-template.ts";
import type { Template } from "./testing-template.ts";
import { appUrlOf, urlOf, withServer } from "./testing-server.ts";

export { startThrowAwayServer } from "./testing-embedded.ts";
export type { TestServer } from "./testing-embedded.ts";
export type { Template } from "./testing-template.ts";
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
 * A migrated database of its own, with the real roles: empty, or as its template fills it. The clone is
 * usually waiting already (`testing-setup.ts` keeps a few ahead); without that it is made on the spot.
 */
export async function freshDatabase({
  template,
  ...options
}: Omit<ConnectOptions, "url"> & { template?: Template } = {}): Promise<FreshDatabase> {
  const serverUrl = requireTestServer();
  const name = await withServer(serverUrl, async (server) => {
    const copied = await findTemplateName(template);
    const claimed = await claimClone(server, copied);
    if (claimed === undefined) await ensureTemplate(server, serverUrl, template);
    await tellAsked(server, copied);
    return claimed ?? cloneNow(server, copied);
  });
  const adminUrl = urlOf(serverUrl, { database: name });
  const appUrl = appUrlOf(adminUrl);
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
