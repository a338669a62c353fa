import type { Client } from "pg";

export type TableName = { schema: string; name: string };

export type Table = TableName & { columns: string[] };

/** A slice of a partitioned table that may have been made after the migrations ran. */
export type Partition = TableName & {
  parent: TableName;
  owner: string;
  bound: string;
  /** Keys and checks the slice has for itself, in PostgreSQL's own words. */
  constraints: { name: string; definition: string }[];
};

export type Sequence = TableName & { value: string; used: boolean };

// The record of migrations says what the target must be like already; it is compared, not copied.
const OURS = `nspname !~ '^pg_' AND nspname <> 'information_schema'
  AND NOT (relname = 'migrations' AND nspname IN ('croupier_meta', 'graphile_worker'))`;

/** Every table with rows of its own, those that others point to first. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(`
    SELECT nspname AS schema, relname AS name, (
      SELECT coalesce(array_agg(attname::text ORDER BY attnum), '{}') FROM pg_attribute
      WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    ) AS columns
    FROM pg_class AS class JOIN pg_namespace AS namespace ON namespace.oid = relnamespace
    WHERE relkind IN ('r', 'p') AND NOT relispartition AND ${OURS}
    ORDER BY 1, 2`);
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    SELECT conrelid::regclass::text AS from, confrelid::regclass::text AS to
    FROM pg_constraint WHERE contype = 'f' AND conparentid = 0 AND conrelid <> confrelid`);
  return orderByReference(tables, references);
}

/** Pure: each table after all it points to. A circle could not be loaded in any order. */
export function orderByReference<T extends TableName>(
  tables: T[],
  references: { from: string; to: string }[],
): T[] {
  const ordered: T[] = [];
  const placed = new Set<string>();
  let left = tables;
  while (left.length > 0) {
    const waitsFor = (table: T): boolean =>
      references.some(
        ({ from, to }) =>
          from === plainName(table) && !placed.has(to) && left.some((one) => plainName(one) === to),
      );
    const ready = left.filter((table) => !waitsFor(table));
    if (ready.length === 0) {
      throw new Error(`tables point at each other in a circle: ${left.map(plainName).join(", ")}`);
    }
    for (const table of ready) {
      ordered.push(table);
      placed.add(plainName(table));
    }
    left = left.filter((table) => !placed.has(plainName(table)));
  }
  return ordered;
}

function plainName({ schema, name }: TableName): string {
  return `${schema}.${name}`;
}

export function quote(client: Client, { schema, name }: TableName): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
}

export async function listPartitions(client: Client): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(`
    SELECT nspname AS schema, class.relname AS name,
      json_build_object('schema', parent.relnamespace::regnamespace::text, 'name', parent.relname)
        AS parent,
      class.relowner::regrole::text AS owner,
      pg_get_expr(class.relpartbound, class.oid) AS bound,
      (SELECT coalesce(json_agg(json_build_object('name', conname,
          'definition', pg_get_constraintdef(con.oid)) ORDER BY conname), '[]')
        FROM pg_constraint AS con
        WHERE conrelid = class.oid AND conparentid = 0 AND coninhcount = 0 AND contype <> 'n')
        AS constraints
    FROM pg_class AS class
    JOIN pg_namespace AS namespace ON namespace.oid = class.relnamespace
    JOIN pg_inherits ON inhrelid = class.oid
    JOIN pg_class AS parent ON parent.oid = inhparent
    WHERE class.relispartition AND class.relkind IN ('r', 'p') AND nspname !~ '^pg_'
    ORDER BY class.oid`);
  return rows;
}

/** Read last: numbers are handed out outside of any snapshot, and only ever upwards. */
export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows: names } = await client.query<TableName>(`
    SELECT schemaname AS schema, sequencename AS name FROM pg_sequences ORDER BY 1, 2`);
  const sequences: Sequence[] = [];
  for (const name of names) {
    const { rows } = await client.query<{ value: string; used: boolean }>(
      `SELECT last_value::text AS value, is_called AS used FROM ${quote(client, name)}`,
    );
    const [state] = rows;
    if (state !== undefined) sequences.push({ ...name, ...state });
  }
  return sequences;
}

export type Level = { ordinal: number; name: string; checksum: string }[];

export async function readLevel(client: Client): Promise<Level> {
  const { rows: present } = await client.query<{ there: boolean }>(
    "SELECT to_regclass('croupier_meta.migrations') IS NOT NULL AS there",
  );
  if (present[0]?.there !== true) return [];
  const { rows } = await client.query<Level[number]>(
    "SELECT ordinal, name, checksum FROM croupier_meta.migrations ORDER BY ordinal",
  );
  return rows;
}

export async function readJobsLevel(client: Client): Promise<number> {
  const { rows } = await client.query<{ level: number }>(
    "SELECT coalesce(max(id), 0) AS level FROM graphile_worker.migrations",
  );
  return rows[0]?.level ?? 0;
}
