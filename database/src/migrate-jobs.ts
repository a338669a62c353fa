import { Logger, runMigrations } from "graphile-worker";
import { Pool } from "pg";
import type { Client } from "pg";

/**
 * graphile-worker keeps its own list of migrations in its own schema. They run here, once and as
 * croupier_owner, so that the processes find the schema ready and never need the right to change
 * it. Its tables have row security without a policy, which shuts out everyone but their owner:
 * the app role gets a policy beside each grant.
 */
export async function migrateJobs(admin: Client, adminUrl: string): Promise<void> {
  const asOwner = new Pool({
    connectionString: adminUrl,
    options: "-c role=croupier_owner",
    application_name: "croupier migrate jobs",
    max: 2,
  });
  // A broken connection fails the query that uses it; without a listener it would end the process.
  asOwner.on("error", () => {});
  asOwner.on("connect", (client) => client.on("error", () => {}));
  try {
    await runMigrations({ pgPool: asOwner, schema: "graphile_worker", logger: silent });
  } finally {
    await asOwner.end();
  }
  await openToApp(admin);
}

const silent = new Logger(() => () => {});

async function openToApp(admin: Client): Promise<void> {
  await admin.query("BEGIN");
  await admin.query("SET LOCAL ROLE croupier_owner");
  await admin.query(`
    GRANT USAGE ON SCHEMA graphile_worker TO croupier_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA graphile_worker TO croupier_app;
    REVOKE INSERT, UPDATE, DELETE ON graphile_worker.migrations FROM croupier_app;
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA graphile_worker TO croupier_app;
    REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA graphile_worker FROM PUBLIC;
    GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA graphile_worker TO croupier_app;
  `);
  const { rows } = await admin.query<{ name: string }>(`
    SELECT class.relname AS name
    FROM pg_class AS class
    WHERE class.relnamespace = 'graphile_worker'::regnamespace
      AND class.relrowsecurity
      AND NOT EXISTS (
        SELECT FROM pg_policy AS policy
        WHERE policy.polrelid = class.oid AND policy.polname = 'croupier_app_works_here'
      )
  `);
  for (const { name } of rows) {
    await admin.query(
      `CREATE POLICY croupier_app_works_here ON graphile_worker.${admin.escapeIdentifier(name)}
       TO croupier_app USING (true) WITH CHECK (true)`,
    );
  }
  await admin.query("COMMIT");
}
