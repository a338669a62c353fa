import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "@croupier/database";

/** What one check of the set saw: its name, which row, and what was wrong with it. */
export type Violation = {
  readonly check: string;
  readonly facts: { readonly subject: string; readonly found: string };
};

type Row = { rule: string; subject: string; found: string };

const file = join(import.meta.dirname, "..", "audit.sql");

/** Runs audit.sql in one snapshot. An empty answer means that the ledger is sound. */
export async function runAudit(database: Pick<Database, "pool">): Promise<Violation[]> {
  const sql = await readFile(file, "utf8");
  const client = await database.pool.connect();
  try {
    await client.query("BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
    // It reads every entry there is: the limit for a player's request does not fit.
    await client.query("SET LOCAL statement_timeout = 0");
    await client.query("SET LOCAL work_mem = '128MB'");
    const { rows } = await client.query<Row>(sql);
    await client.query("COMMIT");
    client.release();
    return rows.map(({ rule, subject, found }) => ({ check: rule, facts: { subject, found } }));
  } catch (error) {
    client.release(true);
    throw error;
  }
}
