import { marketingVersion } from "@croupier/policy";
import { sql } from "kysely";
import type { Registration } from "@croupier/contracts";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  brand,
  fromHome,
  joinAlice,
  openRoom,
  password,
  registrationOf,
  type Room,
} from "./room.ts";

let room: Room;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.world.drop());

const join = (change = {}) =>
  room.players.register({ ...fromHome, brand, registration: registrationOf(change) });

test("[S3.1] who joins is signed in, is who she said, and gets a welcome letter", async () => {
  const joined = await join();
  if (!joined.ok) throw new Error(joined.refusal.code);
  const { token, user } = joined.value;
  expect(user).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    email: "alice@example.com",
    firstName: "Alice",
    lastName: "Martina",
    nickname: "kingbird",
    attributes: { currency: "USD" },
    address: { countryCode: "CW", subdivision: null },
    language: "en",
    hasPinCode: false,
    display: { theme: "system", currency: "symbol" },
    personaLinkedAccounts: [],
  });
  const session = await room.players.findSession({ token, brand: brand.code, touch: false });
  expect(session).toMatchObject({ playerId: user.id, device: "Chrome on Android" });
  expect(await room.players.findUser(user.id)).toEqual(user);
  expect(await room.letters()).toEqual([
    { template: "welcome", recipient: "alice@example.com", language: "en" },
  ]);
});

test("what somebody agreed to is kept with the version of its text", async () => {
  await joinAlice(room.players);
  const { rows } = await sql`
    SELECT kind, given, version FROM players.consent ORDER BY kind
  `.execute(room.world.database.db);
  expect(rows).toEqual([
    { kind: "marketing", given: false, version: marketingVersion },
    { kind: "privacy", given: true, version: brand.agreements.privacy },
    { kind: "terms", given: true, version: brand.agreements.terms },
  ]);
});

test.each(["alice@example.com", "ALICE@Example.COM", "kingbird", "KingBird"])(
  "she signs in as %s, and out again",
  async (login) => {
    await joinAlice(room.players);
    const signedIn = await room.players.signIn({ ...fromHome, brand: brand.code, login, password });
    if (!signedIn.ok) throw new Error(signedIn.refusal.code);
    if (signedIn.value.step !== "in") throw new Error(signedIn.value.step);
    const { token, user } = signedIn.value;
    expect(user.nickname).toBe("kingbird");
    await room.players.signOut(token);
    expect(
      await room.players.findSession({ token, brand: brand.code, touch: false }),
    ).toBeUndefined();
  },
);

test("an unknown name and a wrong password get one and the same answer", async () => {
  await joinAlice(room.players);
  const attempt = (login: string) =>
    room.players.signIn({ ...fromHome, brand: brand.code, login, password: "not her password" });
  const refused = { ok: false, refusal: { code: "wrong_credentials" } };
  expect(await attempt("alice@example.com")).toEqual(refused);
  expect(await attempt("nobody@example.com")).toEqual(refused);
  expect(await attempt("nobody")).toEqual(refused);
});

test("joining ends the session the browser had, and a refused joining leaves it", async () => {
  const isLive = async (token: string) =>
    (await room.players.findSession({ token, brand: brand.code, touch: false })) !== undefined;
  const before = await join({ email: "berta@example.com", nickname: "coot" });
  if (!before.ok) throw new Error(before.refusal.code);
  const previousToken = before.value.token;
  const again = (change: Partial<Registration>) =>
    room.players.register({
      ...fromHome,
      brand,
      registration: registrationOf(change),
      previousToken,
    });

  expect(await again({ email: "berta@example.com" })).toMatchObject({ ok: false });
  expect(await isLive(previousToken)).toBe(true);
  const after = await again({ email: "carla@example.com", nickname: "grebe" });
  if (!after.ok) throw new Error(after.refusal.code);
  expect([await isLive(previousToken), await isLive(after.value.token)]).toEqual([false, true]);
});
