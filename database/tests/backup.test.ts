import { mkdtemp, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { makeWorkerUtils } from "graphile-worker";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { backup, restore, RestoreRefusal } from "../src/backup.ts";
import { orderByReference } from "../src/backup/catalogue.ts";
import { freshDatabase } from "../src/testing.ts";
import type { FreshDatabase } from "../src/testing.ts";

let folder: string;
let file: string;
let lived: FreshDatabase;

async function run<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Made after the migrations, as a worker makes the slices of a new year. */
const LATER_TABLES = `
  SET ROLE croupier_owner;
  CREATE SCHEMA keepsake;
  CREATE TABLE keepsake.album (
    album_id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    title text NOT NULL,
    title_folded text GENERATED ALWAYS AS (lower(title)) STORED
  );
  CREATE TABLE keepsake.a_picture (
    picture_id uuid NOT NULL, taken_on date NOT NULL, album_id int REFERENCES keepsake.album,
    bytes bytea, seen_at timestamptz, tags text[], worth numeric(38, 0), facts jsonb, note text,
    CHECK (worth > 0)
  ) PARTITION BY RANGE (taken_on);
  CREATE TABLE keepsake.a_picture_rest PARTITION OF keepsake.a_picture DEFAULT;`;

const LATER_PARTITION = `
  SET ROLE croupier_owner;
  CREATE TABLE keepsake.a_picture_2026 PARTITION OF keepsake.a_picture
    (PRIMARY KEY (picture_id)) FOR VALUES FROM ('2026-01-01') TO ('2027-01-01');`;

const ROWS = `
  INSERT INTO keepsake.album (title) VALUES ('Zürich'), (E'tab\\there, line\\nthere, \\\\back'), ('三');
  DELETE FROM keepsake.album WHERE title = '三';
  INSERT INTO keepsake.a_picture
  SELECT gen_random_uuid(), DATE '2026-03-01' + n, 1 + n % 2, decode(md5(n::text), 'hex'),
    TIMESTAMPTZ '2026-03-29 01:59:59.123456+01' + n * INTERVAL '1 hour', ARRAY['a', NULL, 'b,"c"'],
    12345678901234567890123456789012345678, '{"who": "Ada", "deep": [1, null]}', NULLIF(n % 3, 0)
  FROM generate_series(1, 5000) AS n;`;

const TABLES = ["keepsake.album", "keepsake.a_picture", "graphile_worker._private_jobs"];

async function contents(url: string): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const table of TABLES) {
    [found[table]] = await run(
      url,
      `SELECT count(*) AS rows, md5(string_agg(t::text, '|' ORDER BY t::text)) AS all FROM ${table} AS t`,
    );
  }
  return found;
}

async function target(): Promise<FreshDatabase> {
  const fresh = await freshDatabase();
  await run(fresh.adminUrl, LATER_TABLES);
  return fresh;
}

async function refusalOf(restoring: Promise<unknown>): Promise<RestoreRefusal> {
  const outcome = await restoring.catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(RestoreRefusal);
  return outcome as RestoreRefusal;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "croupier-backup-"));
  file = path.join(folder, "house.backup");
  lived = await target();
  await run(lived.adminUrl, LATER_PARTITION);
  await run(lived.adminUrl, ROWS);
  const utils = await makeWorkerUtils({ connectionString: lived.appUrl });
  await utils.addJob("greet", { who: "Ada" }, { queueName: "letters" });
  await utils.release();
  await backup({ adminUrl: lived.adminUrl, file });
});

afterAll(async () => {
  await lived.drop();
  await rm(folder, { recursive: true, force: true });
});

describe("a backup", () => {
  test("restored elsewhere is the same to the byte: values, slices, keys, jobs", async () => {
    const fresh = await target();
    const summary = await restore({ adminUrl: fresh.adminUrl, file });
    expect(summary.rows).toBeGreaterThan(5_000);
    expect(await contents(fresh.adminUrl)).toEqual(await contents(lived.adminUrl));
    const slice = "SELECT count(*)::int AS rows FROM keepsake.a_picture_2026";
    expect(await run(fresh.adminUrl, slice)).toEqual(await run(lived.adminUrl, slice));
    const key = `SELECT pg_get_constraintdef(oid) AS key FROM pg_constraint
      WHERE conrelid = 'keepsake.a_picture_2026'::regclass AND contype = 'p'`;
    expect(await run(fresh.adminUrl, key)).toEqual([{ key: "PRIMARY KEY (picture_id)" }]);
    await fresh.drop();
  });

  test("lets numbering go on where it stood, deleted numbers included", async () => {
    const fresh = await target();
    await restore({ adminUrl: fresh.adminUrl, file });
    const next = await run(
      fresh.adminUrl,
      "INSERT INTO keepsake.album (title) VALUES ('next') RETURNING album_id",
    );
    expect(next).toEqual([{ album_id: 4 }]);
    await fresh.drop();
  });

  test("gives jobs back unlocked, because the worker that held them is gone", async () => {
    const locked = "SELECT count(locked_at)::int AS locked FROM graphile_worker._private_jobs";
    await run(
      lived.adminUrl,
      "UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'a worker'",
    );
    expect(await run(lived.adminUrl, locked)).toEqual([{ locked: 1 }]);
    const meanwhile = path.join(folder, "meanwhile.backup");
    await backup({ adminUrl: lived.adminUrl, file: meanwhile });
    await run(
      lived.adminUrl,
      "UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL",
    );
    const fresh = await target();
    await restore({ adminUrl: fresh.adminUrl, file: meanwhile });
    expect(await run(fresh.adminUrl, locked)).toEqual([{ locked: 0 }]);
    await fresh.drop();
  });

  test("is readable by its owner alone", async () => {
    expect(((await stat(file)).mode % 0o1000).toString(8)).toBe("600");
  });

  test("shows one moment, although players go on writing meanwhile", async () => {
    const busy = await target();
    await run(
      busy.adminUrl,
      "INSERT INTO keepsake.album (title) SELECT 'x' FROM generate_series(1, 200)",
    );
    const enough = new AbortController();
    const writer = (async () => {
      while (!enough.signal.aborted) {
        await run(
          busy.adminUrl,
          `WITH one AS (INSERT INTO keepsake.album (title) VALUES ('pair') RETURNING album_id)
           INSERT INTO keepsake.a_picture (picture_id, taken_on, album_id)
           SELECT gen_random_uuid(), '2026-01-01', album_id FROM one`,
        );
      }
    })();
    const during = path.join(folder, "during.backup");
    await backup({ adminUrl: busy.adminUrl, file: during });
    enough.abort();
    await writer;
    const fresh = await target();
    await restore({ adminUrl: fresh.adminUrl, file: during });
    const pairs = await run(
      fresh.adminUrl,
      `SELECT (SELECT count(*) FROM keepsake.album WHERE title = 'pair')
            = (SELECT count(*) FROM keepsake.a_picture) AS even`,
    );
    expect(pairs).toEqual([{ even: true }]);
    await busy.drop();
    await fresh.drop();
  });
});

describe("a restore is refused, and changes nothing,", () => {
  test("into a database that somebody already uses", async () => {
    const before = await contents(lived.adminUrl);
    const refusal = await refusalOf(restore({ adminUrl: lived.adminUrl, file }));
    expect(refusal.message).toMatch(/^The database already holds data \(in [a-z_.]+\): restore/);
    expect(await contents(lived.adminUrl)).toEqual(before);
  });

  test("into a database at another migration", async () => {
    const fresh = await target();
    await run(
      fresh.adminUrl,
      "INSERT INTO croupier_meta.migrations (ordinal, name, checksum) VALUES (9001, '9001_later', 'x')",
    );
    const refusal = await refusalOf(restore({ adminUrl: fresh.adminUrl, file }));
    expect(refusal.code).toBe("other_level");
    expect(refusal.message).toContain("this database is at 9001_later");
    await fresh.drop();
  });

  test("from a file that was cut, changed, or never was a backup", async () => {
    const fresh = await target();
    const broken = path.join(folder, "broken.backup");
    const whole = await readFile(file);

    await writeFile(broken, whole);
    await truncate(broken, Math.floor(whole.length / 2));
    expect((await refusalOf(restore({ adminUrl: fresh.adminUrl, file: broken }))).message).toBe(
      `The backup ${broken} cannot be used: it is cut or damaged; nothing was changed.`,
    );

    const changed = gunzipSync(whole);
    const at = changed.indexOf("Zürich");
    changed.write("Zurich!", at);
    await writeFile(broken, gzipSync(changed));
    expect((await refusalOf(restore({ adminUrl: fresh.adminUrl, file: broken }))).code).toBe(
      "damaged_backup",
    );

    const unended = gunzipSync(whole);
    await writeFile(broken, gzipSync(unended.subarray(0, unended.length - 80)));
    expect(
      (await refusalOf(restore({ adminUrl: fresh.adminUrl, file: broken }))).message,
    ).toContain("the file ends too early");

    await writeFile(broken, "a shopping list");
    await refusalOf(restore({ adminUrl: fresh.adminUrl, file: broken }));
    await refusalOf(restore({ adminUrl: fresh.adminUrl, file: path.join(folder, "nothing") }));
    expect(await run(fresh.adminUrl, "SELECT FROM keepsake.album")).toEqual([]);
    await fresh.drop();
  });

  test("when a row no longer fits, even the last one", async () => {
    const fresh = await target();
    await run(
      fresh.adminUrl,
      "SET ROLE croupier_owner; ALTER TABLE keepsake.a_picture ADD CHECK (taken_on < '2039-11-08')",
    );
    await expect(restore({ adminUrl: fresh.adminUrl, file })).rejects.toThrow("check constraint");
    expect(await run(fresh.adminUrl, "SELECT FROM keepsake.album")).toEqual([]);
    await fresh.drop();
  });
});

describe("tables are loaded", () => {
  test("after the tables they point to", () => {
    const tables = ["bet", "market", "event"].map((name) => ({ schema: "s", name }));
    const ordered = orderByReference(tables, [
      { from: "s.bet", to: "s.market" },
      { from: "s.market", to: "s.event" },
    ]);
    expect(ordered.map((table) => table.name)).toEqual(["event", "market", "bet"]);
  });

  test("and a circle is an error that names it", () => {
    const tables = ["hen", "egg"].map((name) => ({ schema: "s", name }));
    const circle = [
      { from: "s.hen", to: "s.egg" },
      { from: "s.egg", to: "s.hen" },
    ];
    expect(() => orderByReference(tables, circle)).toThrow("in a circle: s.hen, s.egg");
  });
});
