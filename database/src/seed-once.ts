import { sql } from "kysely";
import type { Database } from "./connect.ts";
import { transact } from "./transact.ts";
import type { Transact } from "./transact.ts";

/**
 * Runs `sow` the first time this database is asked for the seed `name`, and never again. A second
 * process that starts at the same moment waits for the first. The record is written only if `sow`
 * succeeds; a sower that writes through its own connections must therefore bear being run twice.
 */
export async function seedOnce(
  database: Database,
  name: string,
  sow: (transaction: Transact) => Promise<void>,
): Promise<"sown" | "already there"> {
  // Every start but the first: one look instead of a transaction.
  if (await isSown(database, name)) return "already there";
  return transact(
    database,
    async (transaction) => {
      const { rows } = await sql`
        INSERT INTO croupier_meta.seeds (name) VALUES (${name})
        ON CONFLICT (name) DO NOTHING
        RETURNING name
      `.execute(transaction);
      if (rows.length === 0) return "already there";
      await sow(transaction);
      return "sown";
    },
    { attempts: 1 },
  );
}

async function isSown({ db }: Database, name: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM croupier_meta.seeds WHERE name = ${name}`.execute(db);
  return rows.length > 0;
}
