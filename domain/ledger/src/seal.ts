import type { Database } from "@croupier/database";
import { DatabaseError } from "pg";

/** A sealed block and its digest in hex: whoever keeps the two can tell whether history was rewritten. */
export type Seal = { readonly block: bigint; readonly digest: string };

export type Sealed = { readonly blocks: number; readonly transfers: bigint };

type Block = { block: bigint; transfers: bigint };

/**
 * Seals what was posted so far, block after block. It runs behind the money and nothing waits for it;
 * two processes that seal at once take turns.
 */
export async function sealTransfers(
  { pool }: Pick<Database, "pool">,
  signal?: AbortSignal,
): Promise<Sealed> {
  await indexPostings(pool);
  let blocks = 0;
  let transfers = 0n;
  for (;;) {
    const block = await sealNext(pool);
    if (block !== undefined) {
      blocks += 1;
      transfers += block.transfers;
    }
    if (block === undefined || signal?.aborted === true) return { blocks, transfers };
  }
}

async function sealNext(pool: Database["pool"]): Promise<Block | undefined> {
  const { rows } = await pool.query<Block>("SELECT block, transfers FROM ledger.seal_transfers()");
  return rows[0];
}

/** Whether anything waits for a seal: asked often, so that a quiet house runs no job. */
export async function isUnsealed({ pool }: Pick<Database, "pool">): Promise<boolean> {
  const { rows } = await pool.query<{ waiting: boolean }>(
    `SELECT EXISTS (
       SELECT FROM ledger.transfers AS t
       WHERE t.posting > (SELECT max(b.through_posting) FROM ledger.blocks AS b)
     ) AS waiting`,
  );
  return rows[0]?.waiting === true;
}

/** The newest seal. Read before an audit, it is covered by the audit's snapshot. */
export async function readLastSeal({ pool }: Pick<Database, "pool">): Promise<Seal> {
  const { rows } = await pool.query<Seal>(
    "SELECT number AS block, encode(digest, 'hex') AS digest FROM ledger.blocks ORDER BY number DESC LIMIT 1",
  );
  const last = rows[0];
  if (last === undefined) throw new Error("the chain of blocks has lost its beginning");
  return last;
}

/** While a vacuum is at work this waits for the next time: it only makes searches faster. */
async function indexPostings(pool: Database["pool"]): Promise<void> {
  const lockNotAvailable = "55P03";
  try {
    await pool.query("SELECT ledger.index_postings()");
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== lockNotAvailable) throw error;
  }
}
