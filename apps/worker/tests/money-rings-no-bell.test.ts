import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorkerWorld, type WorkerWorld } from "./worker-world.ts";

let world: WorkerWorld;

beforeAll(async () => {
  world = await openWorkerWorld();
});
afterAll(() => world.leave());

// Adding a job is a NOTIFY, and commits with a NOTIFY in them queue up behind one lock.
test("no function of the ledger notifies or adds a job, and no trigger could", async () => {
  const { rows } = await world.admin.query<{ name: string; body: string }>(
    `SELECT proname AS name, prosrc || coalesce(pg_get_function_sqlbody(oid), '') AS body
     FROM pg_proc WHERE pronamespace = 'ledger'::regnamespace`,
  );
  expect(rows.length).toBeGreaterThan(0);
  const ringing = rows.filter(({ body }) => /notify|add_job|graphile_worker/i.test(body));
  expect(ringing.map(({ name }) => name)).toEqual([]);
  expect(
    await world.count(
      `pg_trigger WHERE NOT tgisinternal AND tgrelid IN (
         SELECT oid FROM pg_class WHERE relnamespace = 'ledger'::regnamespace)`,
    ),
  ).toBe(0);
});

test("the queue rings when a job is added, and only then: its tables have no trigger left", async () => {
  expect(
    await world.count(
      `pg_trigger WHERE NOT tgisinternal AND tgrelid IN (
         SELECT oid FROM pg_class WHERE relnamespace = 'graphile_worker'::regnamespace)`,
    ),
  ).toBe(0);
});
