import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset } from "@croupier/kit/money";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAnswerCounts } from "../src/desk/answer-counts.ts";
import {
  createProviderDesk,
  createProviderSwitches,
  forgetAnswered,
  forgetPlaySessions,
} from "../src/face.ts";
import { createPlaySessions } from "../src/sessions/play-sessions.ts";

const code = "acme";
const begun = new Date("2026-11-22T12:00:30Z");
let now = begun;
const clock = () => now;
let fresh: FreshDatabase;

beforeEach(() => {
  now = begun;
});
beforeAll(async () => {
  fresh = await freshDatabase();
  const vault = { seal: () => "", unseal: () => new Uint8Array() };
  const desk = createProviderDesk({ database: fresh.database, clock, vault });
  await desk.addProvider({ code, name: "Acme Games", spend: "cash_first" });
});
afterAll(() => fresh.drop());

test("what two processes counted is added up, and what is old is forgotten", async () => {
  const { database } = fresh;
  const [left, right] = [
    createAnswerCounts({ database, clock }),
    createAnswerCounts({ database, clock }),
  ];
  for (const counts of [left, right, right]) counts.count(code, "OK");
  await Promise.all([left.drain(), right.drain()]);
  left.count(code, "TEMPORARY", 2_500);
  await left.drain();
  await left.drain();
  const switches = createProviderSwitches({ database, clock, record: async () => {} });
  expect(await switches.list()).toMatchObject([
    { callsInHour: 4n, lastCallAt: now, troubleInHour: [{ status: "TEMPORARY", answers: 1n }] },
  ]);
  expect(await switches.list()).toMatchObject([
    // Four calls say nothing of a share.
    { recent: { calls: 4n, refused: 1n, late: 1n }, trouble: [] },
  ]);
  for (let call = 0; call < 16; call += 1) right.count(code, "OK");
  await right.drain();
  expect(await switches.list()).toMatchObject([
    { recent: { calls: 20n, refused: 1n, late: 1n }, trouble: ["refused", "late"] },
  ]);
  now = new Date("2026-11-22T13:30:00Z");
  expect(await switches.list()).toMatchObject([{ callsInHour: 0n, troubleInHour: [] }]);
  await forgetAnswered(database, now);
  expect(await switches.list()).toMatchObject([{ lastCallAt: null }]);
});

test("sessions that ended are forgotten with their tokens, and those that play are not", async () => {
  const { database } = fresh;
  const sessions = createPlaySessions({ database, clock });
  const launch = {
    provider: code,
    playerId: uuidv7(),
    sessionId: uuidv7(),
    gameCode: "slot",
    currency: getAsset("EUR"),
  };
  const ended = await sessions.open(launch);
  await sessions.launch(launch);
  const halfADay = 12 * 3_600_000;
  now = new Date(now.getTime() + halfADay + 1);
  const playing = await sessions.open(launch);
  await forgetPlaySessions(database, now);
  expect(await sessions.find(code, ended.token)).toBeUndefined();
  expect(await sessions.find(code, playing.token)).toMatchObject({ playerId: launch.playerId });
  const { rows } = await database.pool.query(
    "SELECT count(*)::int AS tokens FROM providers.token_directory",
  );
  expect(rows).toEqual([{ tokens: 1 }]);
  // Wins are paid whoever's session is gone.
  expect(await sessions.findPlayer(code, ended.playerRef)).toBe(launch.playerId);
});
