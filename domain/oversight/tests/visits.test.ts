import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createConsents, createVisits } from "../src/face.ts";

let world: FreshDatabase;
let now: Date;
const subject = "AbCdEfGhIjKlMnOpQrSt_-";
beforeEach(async () => {
  world = await freshDatabase();
  now = new Date("2026-11-20T12:00:00Z");
});
afterEach(() => world.drop());

const needs = () => ({ database: world.database, clock: () => now });
const count = async (table: string) =>
  (await world.database.pool.query<{ count: bigint }>(`SELECT count(*) FROM ${table}`)).rows[0]
    ?.count;

test("a batch is stored in the order it happened, each event with what it was done to", async () => {
  const names = ["page_change", "menu_click", "help_yes"];
  await createVisits(needs()).record({
    brand: "kingfisher",
    visit: "sitting-1",
    events: names.map((name, place) => ({ name, path: "/help", facts: { place } })),
  });
  const { rows } = await world.database.pool.query(
    "SELECT name, path, visit, facts FROM oversight.visit_event ORDER BY event_id",
  );
  expect(rows).toEqual(
    names.map((name, place) => ({ name, path: "/help", visit: "sitting-1", facts: { place } })),
  );
});

test("events are forgotten after their time", async () => {
  const visitAt = (visit: string) =>
    createVisits(needs()).record({
      brand: "kingfisher",
      visit,
      events: [{ name: "page_change", path: "/", facts: {} }],
    });
  await visitAt("sitting-1");
  now = new Date("2026-12-20T12:00:00Z");
  await visitAt("sitting-2");
  await createVisits(needs()).forgetBefore(new Date("2026-12-01T00:00:00Z"));
  expect(await count("oversight.visit_event")).toBe(1n);
});

test("a changed mind is one more row, and none can be edited or removed", async () => {
  const consents = createConsents(needs());
  const choice = { subject, brand: "kingfisher", playerId: null, version: 1, language: "en" };
  await consents.record({ ...choice, analytics: true, marketing: true });
  await consents.record({ ...choice, analytics: false, marketing: false });
  expect(await count("oversight.consent")).toBe(2n);
  const { pool } = world.database;
  const change = "UPDATE oversight.consent SET analytics = true";
  await expect(pool.query(change)).rejects.toThrow("permission denied");
  await expect(pool.query("DELETE FROM oversight.consent")).rejects.toThrow("permission denied");
});
