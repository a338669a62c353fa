import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { forgetProviderCalls, readProviderCalls, recordCall } from "../src/face.ts";

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

test("calls of providers are forgotten from a moment on, and what is younger stays", async () => {
  const { database } = fresh;
  const edge = new Date("2025-05-31T00:00:00Z");
  for (const [call, ms] of [
    ["long ago", -86_400_000],
    ["just before", -1],
    ["at the edge", 0],
    ["later", 1],
  ] as const) {
    await recordCall(database, {
      provider: "sandbox",
      direction: "asked",
      call,
      reference: null,
      outcome: "paid",
      tookMs: 1,
      at: new Date(edge.getTime() + ms),
    });
  }
  expect(await forgetProviderCalls(database, edge)).toBe(2);
  const left = await readProviderCalls(database, { provider: "sandbox" });
  expect(left.map(({ call }) => call)).toEqual(["later", "at the edge"]);
  expect(await forgetProviderCalls(database, edge)).toBe(0);
});

test("more than a few thousand are forgotten as well", async () => {
  const { database } = fresh;
  await database.pool.query(
    `INSERT INTO cashier.provider_calls (call_id, provider, direction, call, outcome, took_ms, recorded_at)
     SELECT gen_random_uuid(), 'crowded', 'told', 'notice', 'paid', 1, '2024-01-01T00:00:00Z'
     FROM generate_series(1, 5001)`,
  );
  expect(await forgetProviderCalls(database, new Date("2024-01-02T00:00:00Z"))).toBe(5_001);
  expect(await readProviderCalls(database, { provider: "crowded" })).toEqual([]);
});
