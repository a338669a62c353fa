import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { connect, type Database } from "../src/connect.ts";
import { withServer } from "../src/testing-server.ts";
import { findTemplateName } from "../src/testing-template.ts";
import { freshDatabase } from "../src/testing.ts";
import type { FreshDatabase, Template } from "../src/testing.ts";

const opened: FreshDatabase[] = [];
const templates: Template[] = [];

async function open(template?: Template): Promise<FreshDatabase> {
  const world = await freshDatabase(template === undefined ? {} : { template });
  opened.push(world);
  return world;
}

/** Holds one seed, named after how often a template of these tests was filled. */
function newTemplate(fingerprint: string = randomUUID()): Template {
  const template = {
    name: "test",
    fingerprint: () => fingerprint,
    async fill(appUrl: string) {
      filled += 1;
      const database = connect({ url: appUrl, max: 1 });
      await sow(database, `fill ${filled}`);
      await database.close();
    },
  };
  templates.push(template);
  return template;
}
let filled = 0;

const sow = ({ db }: Database, name: string) =>
  db.insertInto("croupier_meta.seeds").values({ name }).execute();

async function seedsOf({ database }: FreshDatabase): Promise<string[]> {
  const seeds = await database.db.selectFrom("croupier_meta.seeds").select("name").execute();
  return seeds.map(({ name }) => name);
}

afterAll(async () => {
  await Promise.all(opened.map((world) => world.drop()));
  const names = new Set(await Promise.all(templates.map(findTemplateName)));
  await withServer(process.env["CROUPIER_TEST_DATABASE_URL"] ?? "", async (server) => {
    for (const name of names) await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });
});

test("every fresh database is migrated and nobody else's", async () => {
  const [one, other] = await Promise.all([open(), open()]);
  await sow(one.database, "only here");
  expect(await seedsOf(other)).toEqual([]);
});

test("a template is filled once, and each of its copies is nobody else's", async () => {
  const template = newTemplate();
  const [one, other] = await Promise.all([open(template), open(template)]);
  await sow(one.database, "only here");
  const there = await seedsOf(other);
  expect(there).toEqual([`fill ${filled}`]);
  expect(await seedsOf(await open(template))).toEqual(there);
});

test("a template whose sources have changed is made anew, and one with the same is found", async () => {
  const before = await seedsOf(await open(newTemplate("before")));
  const after = await seedsOf(await open(newTemplate("after")));
  expect(after).not.toEqual(before);
  expect(await seedsOf(await open(newTemplate("before")))).toEqual(before);
});

test("a template that could not be filled is not there", async () => {
  const fingerprint = randomUUID();
  const broken = { ...newTemplate(fingerprint), fill: () => Promise.reject(new Error("no seeds")) };
  await expect(open(broken)).rejects.toThrow("no seeds");
  expect(await seedsOf(await open(newTemplate(fingerprint)))).toEqual([`fill ${filled}`]);
});

test("a fresh database is used as the app role, which may not touch the record of migrations", async () => {
  const { database } = await open();
  const { rows } = await sql<{ who: string }>`SELECT current_user AS who`.execute(database.db);
  expect(rows).toEqual([{ who: "croupier_app" }]);
  await expect(
    sql`INSERT INTO croupier_meta.migrations VALUES (9999, 'x', 'y')`.execute(database.db),
  ).rejects.toThrow("permission denied");
});
