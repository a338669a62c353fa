import { Client } from "pg";
import { MIGRATION_LOCK } from "../migrate.ts";

/**
 * One connection in one transaction, as the owner of everything and with the same way of writing
 * values as text on both sides. The migration lock keeps the schema still meanwhile.
 */
export async function inOneTransaction<T>(
  adminUrl: string,
  how: { begin: string; lock: "shared" | "alone"; name: string },
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: adminUrl, application_name: how.name });
  // The running query fails with the same error, and that one is the one reported.
  client.on("error", () => {});
  await client.connect();
  try {
    const take = how.lock === "shared" ? "pg_advisory_lock_shared" : "pg_advisory_lock";
    await client.query(`SELECT ${take}($1)`, [MIGRATION_LOCK]);
    await client.query(how.begin);
    await client.query("SET LOCAL ROLE croupier_owner");
    await client.query(`
      SET LOCAL search_path = pg_catalog;
      SET LOCAL client_encoding = 'UTF8';
      SET LOCAL timezone = 'UTC';
      SET LOCAL datestyle = 'ISO, YMD';
      SET LOCAL intervalstyle = 'postgres';
      SET LOCAL extra_float_digits = 3;
      SET LOCAL statement_timeout = 0;
    `);
    const result = await work(client);
    await client.query("COMMIT");
    return result;
  } finally {
    await client.end();
  }
}
