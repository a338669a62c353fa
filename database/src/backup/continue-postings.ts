import type { Client } from "pg";

/**
 * The ledger numbers its postings by PostgreSQL's transactions, and those begin anew in another
 * cluster. From here on the numbers that came with the backup are added, so that the chain of sealed
 * blocks goes on above them (migration 0010).
 */
export async function continuePostings(client: Client): Promise<void> {
  const { rows } = await client.query<{ reached: string }>(`
    SELECT greatest(
      (SELECT max(posting) FROM ledger.transfers),
      (SELECT max(posting) FROM ledger.entries),
      (SELECT max(through_posting) FROM ledger.blocks)
    )::text AS reached`);
  const reached = BigInt(rows[0]?.reached ?? -1);
  if (reached < 0n) return;
  await client.query(`
    CREATE OR REPLACE FUNCTION ledger.posting_number(transaction xid8) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN transaction::text::bigint + ${reached}`);
}
