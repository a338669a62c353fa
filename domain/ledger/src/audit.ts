import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "@croupier/database";
import type { Seal } from "./seal.ts";

/** What one check of the set saw: its name, which row, and what was wrong with it. */
export type Violation = {
  readonly check: string;
  readonly facts: { readonly subject: string; readonly found: string };
};

type Row = { rule: string; subject: string; found: string };

const file = join(import.meta.dirname, "..", "audit.sql");

/**
 * Runs audit.sql in one snapshot. An empty answer means that the ledger is sound. It reads the whole
 * journal, or what came after `since`: the newest block there was before an audit that found nothing.
 * `more` are statements of the same shape, of a room that keeps books of its own beside the ledger.
 */
export async function runAudit(
  database: Pick<Database, "pool">,
  since?: Seal,
  more: readonly string[] = [],
): Promise<Violation[]> {
  const statements = [await readFile(file, "utf8"), ...more];
  const client = await database.pool.connect();
  try {
    await client.query("BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
    // It reads every entry there is: the limit for a player's request does not fit.
    await client.query("SET LOCAL statement_timeout = 0");
    await client.query("SET LOCAL work_mem = '128MB'");
    if (since !== undefined) {
      await client.query(
        `SELECT set_config('croupier.audit_block', $1, true), set_config('croupier.audit_digest', $2, true),
           -- The journal is found by its small index of postings, however few blocks the planner expects.
           set_config('enable_seqscan', 'off', true)`,
        [since.block, since.digest],
      );
    }
    const rows: Row[] = [];
    for (const sql of statements) rows.push(...(await client.query<Row>(sql)).rows);
    await client.query("COMMIT");
    client.release();
    return rows.map(({ rule, subject, found }) => ({ check: rule, facts: { subject, found } }));
  } catch (error) {
    client.release(true);
    throw error;
  }
}
