import pg from "pg";

/** What one snapshot after another said. */
export type Watched = {
  snapshots: number;
  /** In which the accounts of an asset together were not zero. */
  notZero: number;
  /** In which somebody who may not owe had less than nothing. */
  negative: number;
};

/** Adds up all of a table's accounts, in one statement and so in one snapshot, until it is stopped. */
export function watchSums(asked: { readonly url: string; readonly table: string }) {
  const stopping = new AbortController();
  const watching = watch();

  async function watch(): Promise<Watched> {
    const client = new pg.Client({ connectionString: asked.url });
    const seen: Watched = { snapshots: 0, notZero: 0, negative: 0 };
    await client.connect();
    try {
      while (!stopping.signal.aborted) {
        const { rows } = await client.query<{ off: boolean; negative: boolean }>(
          // What a player owes the house is kept below zero: nobody here owes anything.
          `SELECT sum(balance) <> 0 AS off,
                  bool_or(balance < 0 AND NOT starts_with(account, 'house_')) AS negative
           FROM ${asked.table} GROUP BY asset`,
        );
        seen.snapshots += 1;
        if (rows.some(({ off }) => off)) seen.notZero += 1;
        if (rows.some(({ negative }) => negative)) seen.negative += 1;
      }
      return seen;
    } finally {
      await client.end();
    }
  }

  return {
    async stop(): Promise<Watched> {
      stopping.abort();
      return watching;
    },
  };
}
