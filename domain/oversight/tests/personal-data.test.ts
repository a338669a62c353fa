import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPersonalData } from "../src/personal-data/personal-data.ts";
import { toldTables, withheldTables } from "../src/personal-data/told-tables.ts";

let world: FreshDatabase;
beforeAll(async () => {
  world = await freshDatabase();
});
afterAll(() => world.drop());

async function columnsOfPlayers(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    SELECT n.nspname || '.' || c.relname AS name, array_agg(a.attname::text ORDER BY 1) AS columns
    FROM pg_class AS c
    JOIN pg_namespace AS n ON n.oid = c.relnamespace
    JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname !~ '^(pg_|information_)'
      AND EXISTS (
        SELECT 1 FROM pg_attribute AS p WHERE p.attrelid = c.oid AND p.attname = 'player_id'
      )
    GROUP BY 1
  `.execute(world.database.db);
  return new Map(rows.map(({ name, columns }) => [name, columns.toSorted()]));
}

describe("R66: what is told to a player of what is kept", () => {
  test("somebody has decided about every table of players, and about no other", async () => {
    const known = [...Object.keys(toldTables), ...Object.keys(withheldTables)];
    expect(known.toSorted()).toEqual([...(await columnsOfPlayers()).keys()].toSorted());
    expect(new Set(known).size).toBe(known.length);
  });

  test("and about every column", async () => {
    const there = await columnsOfPlayers();
    for (const [table, { told, withheld = {} }] of Object.entries(toldTables)) {
      const decided = [...told, ...Object.keys(withheld)].toSorted();
      expect([table, decided]).toEqual([table, there.get(table)]);
    }
  });

  test("no hash, secret or key is told, and every silence has its reason", () => {
    for (const { told, withheld = {} } of Object.values(toldTables)) {
      expect(told.filter((name) => /hash|secret|token|sealed|_key$/.test(name))).toEqual([]);
      expect(Object.values(withheld).every((reason) => reason.length > 10)).toBe(true);
    }
  });

  test("of nobody there is nothing, in every part", async () => {
    const clock = () => new Date("2026-11-20T12:00:00Z");
    const collect = createPersonalData({ database: world.database, clock });
    const { data, cut } = await collect("0199f0a0-0000-7000-8000-000000000000");
    expect(Object.keys(data).toSorted()).toEqual(
      [...Object.keys(toldTables), "letters"].toSorted(),
    );
    expect(Object.values(data).flat()).toEqual([]);
    expect(cut).toEqual([]);
  });
});
