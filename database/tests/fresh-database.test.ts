import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { freshDatabase } from "../src/testing.ts";
import type { FreshDatabase } from "../src/testing.ts";

const opened: FreshDatabase[] = [];

async function open(): Promise<FreshDatabase> {
  const world = await freshDatabase();
  opened.push(world);
  return world;
}

afterAll(() => Promise.all(opened.map((world) => world.drop())));

test("every fresh database is migrated and nobody else's", async () => {
  const [one, other] = await Promise.all([open(), open()]);
  await one.database.db.insertInto("croupier_meta.seeds").values({ name: "only here" }).execute();
  const there = await other.database.db.selectFrom("croupier_meta.seeds").selectAll().execute();
  expect(there).toEqual([]);
});

test("a fresh database is used as the app role, which may not touch the record of migrations", async () => {
  const { database } = await open();
  const { rows } = await sql<{ who: string }>`SELECT current_user AS who`.execute(database.db);
  expect(rows).toEqual([{ who: "croupier_app" }]);
  await expect(
    sql`INSERT INTO croupier_meta.migrations VALUES (9999, 'x', 'y')`.execute(database.db),
  ).rejects.toThrow("permission denied");
});
