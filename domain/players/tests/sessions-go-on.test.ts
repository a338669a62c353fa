import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSessionsGoOn, sessionLimits } from "../src/face.ts";
import { brand, fromHome, joinAlice, openRoom, password, type Room } from "./room.ts";

let room: Room;
let playerId: string;
let goOn: ReturnType<typeof createSessionsGoOn>;
const second = 1_000;
const minute = 60 * second;

beforeAll(async () => {
  room = await openRoom();
  playerId = await joinAlice(room.players);
  goOn = createSessionsGoOn({
    database: room.world.database,
    clock: () => room.clock.now,
    limits: sessionLimits,
  });
});
afterAll(() => room.world.drop());

async function signIn(): Promise<string> {
  const request = { ...fromHome, brand: brand.code, login: "kingbird", password };
  const answer = await room.players.signIn(request);
  if (!answer.ok || answer.value.step !== "in") throw new Error("signing in was refused");
  const found = await room.players.findSession({
    token: answer.value.token,
    brand: brand.code,
    touch: false,
  });
  if (found === undefined) throw new Error("a session that was begun is not found");
  return found.sessionId;
}

const asking = (sessionId: string, touch = false) => ({ playerId, sessionId, touch });
const nobodys = "0193e2a1-0000-7000-8000-000000000000";

async function lastActive(sessionId: string): Promise<number | undefined> {
  const { rows } = await sql<{ last_active_at: Date }>`
    SELECT last_active_at FROM players.session WHERE session_id = ${sessionId}
  `.execute(room.world.database.db);
  return rows[0]?.last_active_at.getTime();
}

test("each of many is answered in its order, whoever else is asked about and however often", async () => {
  const [first, second] = [await signIn(), await signIn()];
  room.clock.forward(29 * minute);
  const asked = [asking(first, true), asking(nobodys), asking(second), asking(first, true)];
  expect(await goOn(asked)).toEqual([true, false, true, true]);
  room.clock.forward(2 * minute);
  expect(await goOn([asking(second, true), asking(first)])).toEqual([false, true]);
});

test("a play moves the idle clock at most every ten seconds, a look never", async () => {
  const sessionId = await signIn();
  const begun = await lastActive(sessionId);
  room.clock.forward(20 * second);
  await goOn([asking(sessionId)]);
  expect(await lastActive(sessionId)).toBe(begun);
  await goOn([asking(sessionId, true)]);
  const touched = await lastActive(sessionId);
  expect(touched).toBe((begun ?? 0) + 20 * second);
  room.clock.forward(9 * second);
  await goOn([asking(sessionId, true)]);
  expect(await lastActive(sessionId)).toBe(touched);
});

test("a session of somebody else is no session of one's own", async () => {
  const sessionId = await signIn();
  expect(await goOn([{ playerId: nobodys, sessionId, touch: true }])).toEqual([false]);
});

test("who is blocked plays on nowhere", async () => {
  const sessionId = await signIn();
  const become = (status: string) =>
    sql`UPDATE players.profile SET status = ${status} WHERE player_id = ${playerId}`.execute(
      room.world.database.db,
    );
  await become("blocked");
  expect(await goOn([asking(sessionId, true)])).toEqual([false]);
  await become("active");
});
