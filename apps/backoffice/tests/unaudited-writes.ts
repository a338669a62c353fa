import { listTables } from "@croupier/tools/hostile";
import type { BackofficeWorld } from "./backoffice-world.ts";

/**
 * Lets the database itself watch: a transaction that changes a row of a watched table, and has written
 * no row of the audit trail by the time it commits, is noted.
 */
export async function watchUnaudited(
  { admin }: Pick<BackofficeWorld, "admin">,
  { except }: { readonly except: readonly string[] },
) {
  await admin.query(`
    CREATE SCHEMA IF NOT EXISTS watch;
    CREATE TABLE watch.unaudited (written text);
    CREATE FUNCTION watch.remember() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN PERFORM set_config('watch.audited', 'yes', true); RETURN NULL; END $$;
    CREATE FUNCTION watch.look() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN
        IF current_setting('watch.audited', true) IS DISTINCT FROM 'yes' THEN
          INSERT INTO watch.unaudited VALUES (TG_TABLE_SCHEMA || '.' || TG_TABLE_NAME);
        END IF;
        RETURN NULL;
      END $$;
    CREATE TRIGGER remember AFTER INSERT ON oversight.audit
      FOR EACH ROW EXECUTE FUNCTION watch.remember();
  `);
  const watched = (await listTables(admin)).filter(
    (table) =>
      !table.startsWith("watch.") && table !== "oversight.audit" && !except.includes(table),
  );
  for (const table of watched) {
    await admin.query(`
      CREATE CONSTRAINT TRIGGER look AFTER INSERT OR UPDATE OR DELETE ON ${table}
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION watch.look()
    `);
  }
  return {
    forget: () => admin.query("DELETE FROM watch.unaudited"),
    async tables(): Promise<string[]> {
      const { rows } = await admin.query<{ written: string }>(
        "SELECT DISTINCT written FROM watch.unaudited ORDER BY 1",
      );
      return rows.map(({ written }) => written);
    },
  };
}

export type UnauditedWrites = Awaited<ReturnType<typeof watchUnaudited>>;
