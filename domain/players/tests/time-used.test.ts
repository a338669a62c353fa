import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { dayMs, hourMs, minuteMs } from "@croupier/kit/time";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { timeWithin, type Span } from "../src/activity/time-here.ts";
import { readTimeUsed } from "../src/standing/time-used.ts";

let world: FreshDatabase;
beforeAll(async () => {
  world = await freshDatabase();
});
afterAll(() => world.drop());

const now = new Date("2026-11-20T12:00:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms);
const spansMs = [hourMs, dayMs];

/** Sessions that ended, but for the last, which goes on. */
async function read(spans: readonly Span[]) {
  const playerId = uuidv7();
  for (const [index, { from, to }] of spans.entries()) {
    const sessionId = uuidv7();
    const ended = index < spans.length - 1;
    await (
      ended
        ? sql`
            INSERT INTO players.past_session
              (player_id, session_id, device, started_at, last_active_at)
            VALUES (${playerId}, ${sessionId}, 'test', ${from}, ${to})`
        : sql`
            INSERT INTO players.session
              (player_id, session_id, token_hash, device, started_at, last_active_at)
            VALUES (${playerId}, ${sessionId}, sha256(${Buffer.from(sessionId)}), 'test', ${from},
                    ${to})`
    ).execute(world.database.db);
  }
  const used = await readTimeUsed(world.database.db, { playerIds: [playerId], spansMs, now });
  return used.get(playerId) ?? [];
}

const span = (from: number, to: number): Span => ({
  from: ago(from * minuteMs),
  to: ago(to * minuteMs),
});

test.each<[string, Span[], [number, number | null], [number, number | null]]>([
  ["nothing", [], [0, null], [0, null]],
  ["one sitting", [span(30, 20)], [10, 30], [10, 30]],
  ["two that part", [span(30, 20), span(10, 5)], [15, 30], [15, 30]],
  ["two devices at once", [span(40, 20), span(30, 10)], [30, 40], [30, 40]],
  ["what began before the hour", [span(90, 50)], [10, 60], [40, 90]],
  ["what was over by then", [span(90, 60)], [0, null], [30, 90]],
  ["what was over a day ago", [span(1_500, 1_440), span(30, 20)], [10, 30], [10, 30]],
  ["a moment", [span(30, 30)], [0, null], [0, null]],
])("%s counts in the hour and in the day", async (_, spans, ...told) => {
  const expected = told.map(([minutes, began]) => ({
    minor: BigInt(minutes * 60),
    earliest: began === null ? null : ago(began * minuteMs),
  }));
  expect(await read(spans)).toEqual(expected);
});

test("it comes to what adding them up one after the other comes to", async () => {
  const sittings = fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 2 * dayMs }), fc.integer({ min: 0, max: dayMs }))
      .map(([begun, length]): Span => ({ from: ago(begun), to: ago(Math.max(0, begun - length)) })),
    { maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(sittings, async (spans) => {
      const used = await read(spans);
      for (const [index, ms] of spansMs.entries()) {
        const seconds = Math.floor(timeWithin(spans, ago(ms), now) / 1_000);
        expect(used[index]?.minor).toBe(BigInt(seconds));
      }
    }),
    { numRuns: 40 },
  );
});
