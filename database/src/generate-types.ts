import { Kysely, PostgresDialect as KyselyPostgresDialect } from "kysely";
import { generate, PostgresDialect } from "kysely-codegen";
import { Pool } from "pg";

/** The TypeScript of every table and view in the migrated database at `url`. */
export async function generateTypes(url: string): Promise<string> {
  const pool = new Pool({ connectionString: url, max: 2 });
  const db = new Kysely<unknown>({ dialect: new KyselyPostgresDialect({ pool }) });
  try {
    return await generate({
      db,
      dialect: new PostgresDialect({ dateParser: "string" }),
      outFile: null,
      // As value-types.ts parses them; a plain number is refused where money may be.
      typeMapping: { int8: "bigint", numeric: "bigint" },
      postprocess: async ({ metadata }) => ({
        ...metadata,
        // graphile-worker changes its private tables as it likes; its views and functions stay.
        tables: metadata.tables.filter((table) => !isPrivate(table)),
      }),
    });
  } finally {
    await db.destroy();
  }
}

function isPrivate({ schema, name }: { schema?: string | undefined; name: string }): boolean {
  return schema === "graphile_worker" && name !== "jobs";
}
