import type { Database } from "@croupier/database";

type Pool = Database["pool"];

export type Writes = {
  forget(): Promise<void>;
  /** The tables of which a committed row is new, gone or different since. */
  tables(): Promise<string[]>;
};

/**
 * Lets the database itself note what is written; `pool` must own all tables. Reading every table before and
 * after each call cost more than all requests in between.
 */
export async function watchWrites(pool: Pool): Promise<Writes> {
  await pool.query(`
    CREATE SCHEMA IF NOT EXISTS watch;
    CREATE UNLOGGED TABLE watch.written (name text);
    CREATE FUNCTION watch.note() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN
        IF TG_OP = 'UPDATE' AND OLD::text = NEW::text THEN RETURN NULL; END IF;
        INSERT INTO watch.written VALUES (TG_ARGV[0]);
        RETURN NULL;
      END $$;
  `);
  const watched = (await listTables(pool)).filter((table) => !table.startsWith("watch."));
  for (const table of watched) {
    await pool.query(`
      CREATE TRIGGER note_writes AFTER INSERT OR UPDATE OR DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION watch.note('${table}')
    `);
  }
  return {
    async forget() {
      await pool.query("TRUNCATE watch.written");
    },
    async tables() {
      const { rows } = await pool.query<{ name: string }>(
        "SELECT DISTINCT name FROM watch.written ORDER BY 1",
      );
      return rows.map(({ name }) => name);
    },
  };
}

/** The tables in which this text stands as it is: none, where it is a token or a password. */
export async function tablesThatHold(pool: Pool, secret: string): Promise<string[]> {
  const holding: string[] = [];
  for (const table of await listTables(pool)) {
    const { rowCount } = await pool.query(
      `SELECT 1 FROM ${table} AS t WHERE position($1 IN t::text) > 0 LIMIT 1`,
      [secret],
    );
    if (rowCount !== 0) holding.push(table);
  }
  return holding;
}

/** Our own and the job queue's; a partitioned table stands for its parts. */
export async function listTables(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name
     FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'
     ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}
