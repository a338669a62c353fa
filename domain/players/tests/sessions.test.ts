import { connect } from "@croupier/database";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createPlayers, type Keyring, type Players } from "../src/face.ts";
import {
  brand,
  forgetTries,
  fromHome,
  joinAlice,
  listening,
  openRoom,
  password,
  registrationOf,
  type Room,
} from "./room.ts";

let room: Room;
let playerId: string;
const minute = 60_000;

beforeAll(async () => {
  room = await openRoom();
  playerId = await joinAlice(room.players);
});
afterAll(() => room.world.drop());
beforeEach(() => forgetTries(room));

async function signIn(
  change: { login?: string; previousToken?: string; players?: Players } = {},
): Promise<string> {
  const { players = room.players, ...more } = change;
  const request = { ...fromHome, brand: brand.code, login: "kingbird", password, ...more };
  const answer = await players.signIn(request);
  if (!answer.ok) throw new Error(answer.refusal.code);
  if (answer.value.step !== "in") throw new Error("a second step was asked for");
  return answer.value.token;
}

/** Somebody to whom happens what nobody else should suffer from. */
async function joinAs(nickname: string): Promise<string> {
  const registration = registrationOf({ email: `${nickname}@example.com`, nickname });
  const joined = await room.players.register({ ...fromHome, brand, registration });
  if (!joined.ok) throw new Error(joined.refusal.code);
  return joined.value.user.id;
}

const isLive = async (token: string, { touch = false, players = room.players } = {}) =>
  (await players.findSession({ token, brand: brand.code, touch })) !== undefined;

/** Minutes, and whether the look after them is activity. */
test.each<[string, [number, boolean][], boolean[]]>([
  ["29 minutes at rest", [[29, true]], [true]],
  ["30 minutes at rest", [[30, true]], [false]],
  [
    "activity in between",
    [
      [29, true],
      [29, true],
    ],
    [true, true],
  ],
  [
    "polls in between",
    [
      [20, false],
      [9, false],
      [1, false],
    ],
    [true, true, false],
  ],
  [
    "twelve busy hours",
    Array.from({ length: 36 }, () => [20, true]),
    [...Array.from({ length: 35 }, () => true), false],
  ],
])("after %s", async (_, looks, live) => {
  const token = await signIn();
  const seen: boolean[] = [];
  for (const [minutes, touch] of looks) {
    room.clock.forward(minutes * minute);
    seen.push(await isLive(token, { touch }));
  }
  expect(seen).toEqual(live);
});

test("the page learns when the session will end", async () => {
  const token = await signIn();
  const begun = room.clock.now.getTime();
  room.clock.forward(10 * minute);
  const session = await room.players.findSession({ token, brand: brand.code, touch: true });
  expect(session?.idleEndsAt).toEqual(new Date(begun + 40 * minute));
  expect(session?.endsAt).toEqual(new Date(begun + 720 * minute));
});

test("a page learns the player's language with the session, and asks no second time", async () => {
  const { database, texts } = listening(room);
  const players = createPlayers({ ...room.dependencies, database });
  const token = await signIn();
  for (let turn = 0; turn < 3; turn += 1) {
    const session = await players.findSession({ token, brand: brand.code, touch: false });
    expect(session?.language).toBe("en");
  }
  expect(texts).toHaveLength(1);
});

test("signing in always makes a new token and ends the one the browser had", async () => {
  const planted = await signIn();
  const token = await signIn({ previousToken: planted });
  expect(token).not.toBe(planted);
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect([await isLive(planted), await isLive(token)]).toEqual([false, true]);
});

test.each(["", "x", "A".repeat(43), "A".repeat(10_000), "'; DROP TABLE players.session; --"])(
  "%s opens nothing, and signing it out is no error",
  async (token) => {
    expect(await isLive(token)).toBe(false);
    await room.players.signOut(token);
  },
);

test("a session belongs to one brand", async () => {
  const token = await signIn();
  const asked = { token, brand: "marlin", touch: false };
  expect(await room.players.findSession(asked)).toBeUndefined();
});

test("what one process ends another forgets at the message, and without it in five seconds", async () => {
  const neighbour = createPlayers(room.dependencies);
  const [told, untold] = [await signIn(), await signIn()];
  expect([
    await isLive(told, { players: neighbour }),
    await isLive(untold, { players: neighbour }),
  ]).toEqual([true, true]);

  room.ended.length = 0;
  await room.players.signOut(told);
  await room.players.signOut(untold);
  neighbour.forgetSessions(room.ended[0]!);
  expect([
    await isLive(told, { players: neighbour }),
    await isLive(untold, { players: neighbour }),
  ]).toEqual([false, true]);
  room.clock.forward(5_000);
  expect(await isLive(untold, { players: neighbour })).toBe(false);
});

test("after a gap in the messages nothing that was remembered is trusted", async () => {
  const neighbour = createPlayers(room.dependencies);
  const token = await signIn();
  await isLive(token, { players: neighbour });
  await room.players.signOut(token);
  neighbour.forgetAllSessions();
  expect(await isLive(token, { players: neighbour })).toBe(false);
});

test("activity does not wake a session that was ended elsewhere", async () => {
  const neighbour = createPlayers(room.dependencies);
  const token = await signIn();
  room.clock.forward(minute);
  await isLive(token, { players: neighbour });
  await room.players.signOut(token);
  expect(await isLive(token, { players: neighbour, touch: true })).toBe(false);
});

test("the message holds no token", async () => {
  const token = await signIn();
  room.ended.length = 0;
  await room.players.signOut(token);
  expect(room.ended).toEqual([{ tokenHashes: [expect.stringMatching(/^[0-9a-f]{64}$/)] }]);
  expect(JSON.stringify(room.ended)).not.toContain(token);
});

test("a fan-out that is down fails nobody's sign-out", async () => {
  const errors: unknown[] = [];
  const players = createPlayers({
    ...room.dependencies,
    announceSessionsEnded: async () => {
      throw new Error("fan-out down");
    },
    reportError: (error) => errors.push(error),
  });
  const token = await signIn({ players });
  await players.signOut(token);
  expect(await isLive(token, { players })).toBe(false);
  expect(errors).toEqual([new Error("fan-out down")]);
});

test("all sessions of a player end together, at once", async () => {
  const tokens = [await signIn(), await signIn()];
  expect(await Promise.all(tokens.map((token) => isLive(token)))).toEqual([true, true]);
  await room.players.endSessionsOf(playerId);
  expect(await Promise.all(tokens.map((token) => isLive(token)))).toEqual([false, false]);
});

test("ended sessions are swept from both tables, live ones stay", async () => {
  await signIn();
  room.clock.forward(31 * minute);
  const live = await signIn();
  expect(await room.players.sweepSessions()).toBeGreaterThan(0);
  expect(await isLive(live)).toBe(true);
  const { rows } = await sql<{ sessions: number; directory: number }>`
    SELECT (SELECT count(*)::integer FROM players.session) AS sessions,
           (SELECT count(*)::integer FROM players.session_directory) AS directory
  `.execute(room.world.database.db);
  expect(rows).toEqual([{ sessions: 1, directory: 1 }]);
});

test("a password is hashed anew under the new key when its owner next signs in", async () => {
  const ownerId = await joinAs("heron");
  const keys: Record<string, Uint8Array> = { k1: Buffer.alloc(32, 7), k2: Buffer.alloc(32, 8) };
  const keyIdOf = async () => {
    const { rows } = await sql<{ hash: string }>`
      SELECT hash FROM players.credential WHERE player_id = ${ownerId}
    `.execute(room.world.database.db);
    const encoded = /keyid=([A-Za-z0-9+/]+)/.exec(rows[0]?.hash ?? "")?.[1] ?? "";
    return Buffer.from(encoded, "base64").toString();
  };
  const rotated: Keyring = { currentId: "k2", find: (id) => keys[id] };
  const players = createPlayers({ ...room.dependencies, keyring: rotated });
  expect(await keyIdOf()).toBe("k1");
  await signIn({ login: "heron", players });
  expect(await keyIdOf()).toBe("k2");
  await signIn({ login: "heron", players });
});

test("a blocked player is told so, if the password was right", async () => {
  const blockedId = await joinAs("shrike");
  const admin = connect({ url: room.world.adminUrl });
  await sql`UPDATE players.profile SET status = 'blocked' WHERE player_id = ${blockedId}`.execute(
    admin.db,
  );
  await admin.close();
  const attempt = (secret: string) =>
    room.players.signIn({ ...fromHome, brand: brand.code, login: "shrike", password: secret });
  expect(await attempt(password)).toEqual({ ok: false, refusal: { code: "account_blocked" } });
  expect(await attempt("a wrong guess")).toEqual({
    ok: false,
    refusal: { code: "wrong_credentials" },
  });
});

test("a session is where it was last seen, as its player is told", async () => {
  const owner = await joinAs("wanderer");
  const token = await signIn({ login: "wanderer" });
  const findIn = (present?: object) =>
    room.players.findSession({ token, brand: brand.code, touch: false, present });
  const places = async () =>
    (await room.players.ownSessions.list(owner)).map(({ place }) => place).toSorted();
  expect(await places()).toEqual(["CW", "CW"]);
  expect(await findIn({ countryCode: "CA", subdivision: "QC" })).toMatchObject({ place: "CA:QC" });
  expect(await places()).toEqual(["CA:QC", "CW"]);
  // A call without a place changes none; an unknown one is no longer the place before.
  expect(await findIn()).toMatchObject({ place: "CA:QC" });
  expect((await findIn({}))?.place).toBeUndefined();
  expect(await places()).toEqual(["CW", null]);
});
