import pg from "pg";

/** A digest of every row in which one of these people stands, in whichever table. */
export async function readRowsOf(adminUrl: string, ids: readonly string[]): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', table_schema, table_name) AS name
       FROM information_schema.columns JOIN information_schema.tables
         USING (table_schema, table_name)
       WHERE column_name = 'player_id' AND table_type = 'BASE TABLE' ORDER BY 1`,
    );
    const digests: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ digest: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(line, '' ORDER BY line)), '') AS digest
         FROM (SELECT md5(t::text) AS line FROM ${name} AS t
               WHERE player_id::text = ANY ($1)) AS lines`,
        [ids],
      );
      digests.push(`${name} ${rows[0]?.digest}`);
    }
    return digests.join("\n");
  } finally {
    await client.end();
  }
}
