import { createHash } from "node:crypto";
import type { Database } from "@croupier/database";

type Pool = Database["pool"];
export type TableContents = ReadonlyMap<string, string>;

/**
 * A digest of every row of every table; `pool` must be allowed to read them all. One statement that stays
 * prepared: asked table by table, the planning cost more than all requests in between.
 */
export async function readTables(pool: Pool): Promise<TableContents> {
  const tables = await listTables(pool);
  const text = tables
    .map(
      (table, place) =>
        `SELECT ${place} AS place, count(*) || ' ' || coalesce(md5(string_agg(line, '' ORDER BY line)), '') AS digest
         FROM (SELECT md5(t::text) AS line FROM ${table} AS t) AS lines`,
    )
    .join(" UNION ALL ");
  const name = `tables ${createHash("sha256").update(text).digest("base64url")}`;
  const { rows } = await pool.query<{ place: number; digest: string }>({ name, text });
  return new Map(rows.map(({ place, digest }) => [tables[place] ?? "", digest]));
}

export function changedTables(before: TableContents, after: TableContents): string[] {
  return [...after]
    .filter(([table, digest]) => before.get(table) !== digest)
    .map(([table]) => table);
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
