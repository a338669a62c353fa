import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decideLimits } from "../src/limits/decide-limits.ts";
import type { LimitVersion } from "../src/limits/limit.ts";
import { readVersions } from "../src/limits/limit-store.ts";

let world: FreshDatabase;
beforeAll(async () => {
  world = await freshDatabase();
});
afterAll(() => world.drop());

const start = Date.parse("2026-11-20T12:00:00Z");
const now = new Date(start + 86_400_000);

async function keep(playerId: string, version: LimitVersion): Promise<void> {
  const { id, kind, window, setBy, value, waits, askedAt, countsFrom, answer } = version;
  await world.database.pool.query(
    `INSERT INTO players.limit_version
       (player_id, version_id, kind, time_window, set_by, value, waits, asked_at, counts_from)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [playerId, id, kind, window, setBy, value, waits, askedAt, countsFrom],
  );
  if (answer === undefined) return;
  await world.database.pool.query(
    `INSERT INTO players.limit_answer (player_id, version_id, answer, answered_at)
     VALUES ($1, $2, $3, $4)`,
    [playerId, id, answer.kind, answer.at],
  );
}

const decide = (versions: readonly LimitVersion[]) =>
  decideLimits({ versions, imposed: [], currency: "USD", now });

const change = fc.record({
  kind: fc.constant("deposit"),
  window: fc.constantFrom("day", "week"),
  setBy: fc.constantFrom("player", "player", "operator"),
  value: fc.option(fc.bigInt({ min: 0n, max: 1_000n })),
  waits: fc.boolean(),
  answer: fc.constantFrom(undefined, "confirmed", "withdrawn"),
  /** Some come in the same moment as the one before. */
  afterMs: fc.constantFrom(0, 1_000),
} as const);

test("what is read of a player's limits decides as all of it would", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
      const playerId = uuidv7();
      let at = start;
      const versions = changes.map(({ afterMs, answer, ...rest }): LimitVersion => {
        at += afterMs;
        const askedAt = new Date(at);
        const answered = rest.waits && answer !== undefined ? { kind: answer, at: askedAt } : null;
        const version = { ...rest, id: uuidv7(), askedAt, countsFrom: askedAt };
        return answered === null ? version : { ...version, answer: answered };
      });
      for (const version of versions) await keep(playerId, version);
      expect(
        decide((await readVersions(world.database.db, [playerId])).get(playerId) ?? []),
      ).toEqual(decide(versions));
    }),
    { numRuns: 100 },
  );
});

test("of a thousand changes of one limit two are read", async () => {
  const playerId = uuidv7();
  await world.database.pool.query(
    `INSERT INTO players.limit_version
       (player_id, version_id, kind, time_window, set_by, value, waits, asked_at, counts_from)
     SELECT $1, gen_random_uuid(), 'deposit', 'day', 'player', n, n % 2 = 0,
            $2::timestamptz + n * interval '1 second', $2::timestamptz + n * interval '1 day'
     FROM generate_series(1, 1000) AS n`,
    [playerId, new Date(start)],
  );
  const read = (await readVersions(world.database.db, [playerId])).get(playerId) ?? [];
  expect(read.map(({ value }) => value).toSorted()).toEqual([1_000n, 999n]);
});
