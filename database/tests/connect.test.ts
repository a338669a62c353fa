import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect } from "../src/connect.ts";
import { seedOnce } from "../src/seed-once.ts";
import { freshDatabase } from "../src/testing.ts";
import type { FreshDatabase } from "../src/testing.ts";
import { transact } from "../src/transact.ts";

let world: FreshDatabase;

beforeAll(async () => {
  world = await freshDatabase();
});

afterAll(() => world.drop());

async function asAdmin(statement: string): Promise<void> {
  const admin = new Client({ connectionString: world.adminUrl });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

describe("values", () => {
  test("whole numbers of any size arrive exactly, days stay days", async () => {
    const { rows } = await sql`
      SELECT 9007199254740993::int8 AS eight, 12345678901234567890123456789012345678::numeric AS wide,
             sum(amount) AS total, array_agg(amount) AS each,
             DATE '1990-02-28' AS day, ARRAY[1, NULL]::numeric[] AS gaps
      FROM (VALUES (9007199254740993::int8), (2)) AS amounts (amount)
    `.execute(world.database.db);
    expect(rows).toEqual([
      {
        eight: 9007199254740993n,
        wide: 12345678901234567890123456789012345678n,
        total: 9007199254740995n,
        each: [9007199254740993n, 2n],
        day: "1990-02-28",
        gaps: [1n, null],
      },
    ]);
  });

  test("a fraction is an error and never a rounded amount", async () => {
    await expect(sql`SELECT 0.5::numeric AS half`.execute(world.database.db)).rejects.toThrow(
      "numeric value 0.5 is not whole",
    );
  });

  test("other users of pg in this process keep their own parsers", async () => {
    const other = new Client({ connectionString: world.adminUrl });
    await other.connect();
    const { rows } = await other.query("SELECT 1::int8 AS one");
    expect(rows).toEqual([{ one: "1" }]);
    await other.end();
  });
});

describe("a connection", () => {
  test("is refused where commits would not be durable", async () => {
    await asAdmin(
      `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', current_database()); END $$`,
    );
    const database = connect({ url: world.appUrl });
    await expect(database.pool.query("SELECT 1")).rejects.toThrow("synchronous_commit is off");
    await database.close();
    await asAdmin(
      `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I RESET synchronous_commit', current_database()); END $$`,
    );
  });

  test("gives up on a statement that takes too long, and stays usable", async () => {
    const database = connect({ url: world.appUrl, max: 1, statementTimeoutMs: 50 });
    await expect(sql`SELECT pg_sleep(5)`.execute(database.db)).rejects.toThrow("statement timeout");
    const { rows } = await sql`SELECT 1 AS one`.execute(database.db);
    expect(rows).toEqual([{ one: 1 }]);
    await database.close();
  });

  test("that breaks while idle does not end the process, and the pool opens another", async () => {
    const broken: string[] = [];
    const database = connect({
      url: world.appUrl,
      max: 1,
      name: "to be broken",
      onIdleError: (error) => broken.push(error.message),
    });
    await database.pool.query("SELECT 1");
    await asAdmin(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'to be broken'",
    );
    await expect.poll(() => broken.length).toBe(1);
    const { rows } = await database.pool.query("SELECT 1 AS one");
    expect(rows).toEqual([{ one: 1 }]);
    await database.close();
  });

  test("can be closed twice", async () => {
    const database = connect({ url: world.appUrl });
    await database.pool.query("SELECT 1");
    await Promise.all([database.close(), database.close()]);
    expect(database.pool.ended).toBe(true);
  });
});

describe("a transaction", () => {
  test("that fails leaves nothing", async () => {
    await expect(
      transact(world.database, async (transaction) => {
        await transaction.insertInto("croupier_meta.seeds").values({ name: "undone" }).execute();
        throw new Error("changed my mind");
      }),
    ).rejects.toThrow("changed my mind");
    const seeds = await world.database.db
      .selectFrom("croupier_meta.seeds")
      .select("name")
      .where("name", "=", "undone")
      .execute();
    expect(seeds).toEqual([]);
  });

  test("that loses a race is tried again, and both count", async () => {
    await asAdmin(`
      CREATE TABLE croupier_meta.counter (n int NOT NULL);
      INSERT INTO croupier_meta.counter VALUES (0);
      GRANT SELECT, UPDATE ON croupier_meta.counter TO croupier_app`);
    let attempts = 0;
    const increment = () =>
      transact(
        world.database,
        async (transaction) => {
          attempts += 1;
          const { rows } = await sql<{
            n: number;
          }>`SELECT n FROM croupier_meta.counter`.execute(transaction);
          // Long enough that both have read before either writes.
          await pause(100);
          await sql`UPDATE croupier_meta.counter SET n = ${(rows[0]?.n ?? 0) + 1}`.execute(
            transaction,
          );
        },
        { isolation: "serializable" },
      );
    await Promise.all([increment(), increment()]);
    const { rows } = await sql`SELECT n FROM croupier_meta.counter`.execute(world.database.db);
    expect(rows).toEqual([{ n: 2 }]);
    expect(attempts).toBe(3);
  });
});

describe("a seed", () => {
  test("is sown once, also by two at the same moment, and again if it failed", async () => {
    let sown = 0;
    const sow = async () => {
      sown += 1;
      if (sown === 1) throw new Error("out of seed");
    };
    await expect(seedOnce(world.database, "roses", sow)).rejects.toThrow("out of seed");
    const outcomes = await Promise.all([
      seedOnce(world.database, "roses", sow),
      seedOnce(world.database, "roses", sow),
    ]);
    expect(outcomes.toSorted()).toEqual(["already there", "sown"]);
    expect(sown).toBe(2);
  });
});
