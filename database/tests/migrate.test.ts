import { readFile } from "node:fs/promises";
import path from "node:path";
import { Logger, makeWorkerUtils, runOnce } from "graphile-worker";
import { Client } from "pg";
import { afterEach, describe, expect, test } from "vitest";
import { connect } from "../src/connect.ts";
import { migrate, MigrationRefusal } from "../src/migrate.ts";
import { readMigrations } from "../src/migrations.ts";
import type { Migration } from "../src/migrations.ts";
import { newName } from "../src/testing-clones.ts";
import { testAppPassword, urlOf, withServer } from "../src/testing-server.ts";
import { freshDatabase } from "../src/testing.ts";

const serverUrl = process.env.CROUPIER_TEST_DATABASE_URL ?? "";
const appPassword = testAppPassword(serverUrl);
const made: string[] = [];

afterEach(() =>
  withServer(serverUrl, async (server) => {
    for (const name of made.splice(0)) {
      await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }
  }),
);

async function emptyDatabase(): Promise<string> {
  const name = newName("croupier_test");
  await withServer(serverUrl, (server) => server.query(`CREATE DATABASE ${name}`));
  made.push(name);
  return urlOf(serverUrl, { database: name });
}

async function rows<Row extends object>(url: string, query: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}

function extra(ordinal: number, sql: string): Migration {
  return { ordinal, name: `${ordinal}_test_one_more`, sql, checksum: sql };
}

async function refusalOf(migrating: Promise<unknown>): Promise<MigrationRefusal> {
  const outcome = await migrating.catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(MigrationRefusal);
  return outcome as MigrationRefusal;
}

describe("migrations", () => {
  test("are applied once, in order, and recorded", async () => {
    const adminUrl = await emptyDatabase();
    const shipped = await readMigrations();
    const first = await migrate({ adminUrl, appPassword });
    expect(first.applied).toEqual(shipped.map((migration) => migration.name));
    const second = await migrate({ adminUrl, appPassword });
    expect(second.applied).toEqual([]);
    const recorded = await rows<{ name: string }>(
      adminUrl,
      "SELECT name FROM croupier_meta.migrations ORDER BY ordinal",
    );
    expect(recorded.map((row) => row.name)).toEqual(first.applied);
  });

  test("started by two processes at once, both succeed and each migration runs once", async () => {
    const adminUrl = await emptyDatabase();
    const [one, other] = await Promise.all([
      migrate({ adminUrl, appPassword }),
      migrate({ adminUrl, appPassword }),
    ]);
    const total = (await readMigrations()).length;
    expect(one.applied.length + other.applied.length).toBe(total);
  });

  test("bring an older database forward", async () => {
    const adminUrl = await emptyDatabase();
    const shipped = await readMigrations();
    await migrate({ adminUrl, appPassword, migrations: shipped });
    const newer = [
      ...shipped,
      extra(9001, "CREATE TABLE croupier_meta.more (id uuid PRIMARY KEY)"),
    ];
    const { applied } = await migrate({ adminUrl, appPassword, migrations: newer });
    expect(applied).toEqual(["9001_test_one_more"]);
  });

  test("a newer database is refused with one sentence, and stays as it was", async () => {
    const { adminUrl, drop } = await freshDatabase();
    const shipped = await readMigrations();
    await migrate({
      adminUrl,
      appPassword,
      migrations: [
        ...shipped,
        extra(9001, "CREATE TABLE croupier_meta.more (id uuid PRIMARY KEY)"),
      ],
    });
    const refusal = await refusalOf(migrate({ adminUrl, appPassword }));
    expect(refusal.message).toBe(
      "This database was made by a newer Croupier (it has seen migration 9001_test_one_more): " +
        "start the newer version, or restore a backup made by this one.",
    );
    await drop();
  });

  test("a changed text of an applied migration is refused with one sentence", async () => {
    const { adminUrl, drop } = await freshDatabase();
    const [first, ...rest] = await readMigrations();
    const edited = [{ ...first!, checksum: "another" }, ...rest];
    const refusal = await refusalOf(migrate({ adminUrl, appPassword, migrations: edited }));
    expect(refusal.code).toBe("changed_migration");
    expect(refusal.message).toContain(first!.name);
    await drop();
  });

  test("one that fails leaves nothing behind and says where", async () => {
    const { adminUrl, drop } = await freshDatabase();
    const shipped = await readMigrations();
    const broken = extra(9001, "CREATE TABLE croupier_meta.half (id uuid);\nSELECT nonsense;");
    await expect(
      migrate({ adminUrl, appPassword, migrations: [...shipped, broken] }),
    ).rejects.toThrow("migration 9001_test_one_more failed at line 2");
    expect(await rows(adminUrl, "SELECT to_regclass('croupier_meta.half') AS half")).toEqual([
      { half: null },
    ]);
    await drop();
  });

  test("are numbered without a gap", async () => {
    const ordinals = (await readMigrations()).map((migration) => migration.ordinal);
    expect(ordinals).toEqual(ordinals.map((_, index) => index + 1));
  });

  test("open with the four things a reader must know", async () => {
    const folder = path.join(import.meta.dirname, "..", "migrations");
    for (const { name } of await readMigrations()) {
      const text = await readFile(path.join(folder, `${name}.sql`), "utf8");
      expect(text, name).toMatch(/^-- Why/);
      for (const word of ["writes", "reads", "must n"]) {
        expect(text.slice(0, 3_000).toLowerCase(), `${name} says who ${word}`).toContain(word);
      }
    }
  });
});

describe("the app role", () => {
  test("owns nothing, in no schema, and PUBLIC has nothing on schema public", async () => {
    const { adminUrl, drop } = await freshDatabase();
    const owned = await rows(
      adminUrl,
      `SELECT relname AS name FROM pg_class WHERE relowner = 'croupier_app'::regrole
       UNION ALL SELECT nspname FROM pg_namespace WHERE nspowner = 'croupier_app'::regrole
       UNION ALL SELECT proname FROM pg_proc WHERE proowner = 'croupier_app'::regrole
       UNION ALL SELECT typname FROM pg_type WHERE typowner = 'croupier_app'::regrole
       UNION ALL SELECT datname FROM pg_database WHERE datdba = 'croupier_app'::regrole`,
    );
    expect(owned).toEqual([]);
    const strangers = await rows(
      adminUrl,
      `SELECT nspname, relname, relowner::regrole::text AS owner
       FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
       WHERE nspname !~ '^pg_' AND nspname NOT IN ('information_schema')
         AND relowner NOT IN ('croupier_owner'::regrole, 'croupier_ledger'::regrole)`,
    );
    expect(strangers).toEqual([]);
    const [open] = await rows(
      adminUrl,
      `SELECT has_schema_privilege('croupier_app', 'public', 'USAGE') AS usage,
              has_schema_privilege('croupier_app', 'public', 'CREATE') AS create,
              has_database_privilege('croupier_app', current_database(), 'CREATE') AS make,
              has_database_privilege('croupier_app', current_database(), 'TEMP') AS temporary`,
    );
    expect(open).toEqual({ usage: false, create: false, make: false, temporary: false });
    await drop();
  });

  test("adds jobs and runs them, without any right on how the queue is built", async () => {
    const { database, appUrl, drop } = await freshDatabase();
    const utils = await makeWorkerUtils({ connectionString: appUrl });
    await utils.addJob("greet", { who: "Ada" }, { jobKey: "greet-ada" });
    await utils.addJob("greet", { who: "Ada" }, { jobKey: "greet-ada" });
    const greeted: unknown[] = [];
    await runOnce({
      connectionString: appUrl,
      taskList: { greet: async (payload) => void greeted.push(payload) },
      logger: new Logger(() => () => {}),
    });
    expect(greeted).toEqual([{ who: "Ada" }]);
    await utils.release();
    await expect(
      database.pool.query("ALTER TABLE graphile_worker._private_jobs ADD COLUMN x int"),
    ).rejects.toThrow("must be owner");
    await drop();
  });

  test("is let in with its password only", async () => {
    const { adminUrl, drop } = await freshDatabase();
    const wrong = connect({
      url: urlOf(adminUrl, { user: "croupier_app", password: "a guess" }),
    });
    const [trusting] = await rows<{ lines: string }>(
      adminUrl,
      "SELECT count(*)::text AS lines FROM pg_hba_file_rules WHERE auth_method = 'trust'",
    );
    // A developer's own server may trust everybody; the embedded one never does.
    if (trusting?.lines === "0") {
      await expect(wrong.pool.query("SELECT 1")).rejects.toThrow("password authentication failed");
    }
    await wrong.close();
    await drop();
  });
});
