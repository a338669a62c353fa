import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import type { Keyring } from "@croupier/players/credentials";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOversight, type NewStaff, type Oversight } from "../src/face.ts";

let world: FreshDatabase;
let oversight: Oversight;
let first: NewStaff;
const clock = { now: new Date("2026-11-20T12:00:00Z") };
const minute = 60_000;
const forward = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms);
};
const keyring: Keyring = {
  currentId: "k1",
  find: (id) => (id === "k1" ? Buffer.alloc(32, 9) : undefined),
};
const open = () => createOversight({ database: world.database, clock: () => clock.now, keyring });

const olga = { login: "Olga", name: "Olga of the house", roles: ["administrator"] } as const;

beforeAll(async () => {
  world = await freshDatabase();
  oversight = open();
  const made = (await oversight.createFirstStaff([olga]))?.[0];
  if (made === undefined) throw new Error("a fresh house has no staff yet");
  first = made;
});
afterAll(() => world.drop());

const signIn = (change: { login?: string; password?: string; address?: string } = {}) =>
  oversight.signIn({
    login: "olga",
    password: first.password,
    address: "192.0.2.1",
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0",
    ...change,
  });

async function signedIn(): Promise<string> {
  const answer = await signIn();
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value.token;
}

test("the first start makes one login, the second none", async () => {
  expect(first.password).toMatch(/^[A-Za-z0-9]{6}(-[A-Za-z0-9]{1,6}){3}$/);
  expect(await open().createFirstStaff([{ ...olga, name: "Again" }])).toBeUndefined();
});

test("of the first logins, those that come with a person are that person's", async () => {
  const demo = await freshDatabase();
  try {
    const house = createOversight({ database: demo.database, clock: () => clock.now, keyring });
    const person = { email: "emil@house.example", dateOfBirth: "1990-08-24" };
    const emil = { login: "emil", name: "Emil Sandoval", roles: ["editor"], person } as const;
    // The same address again: nobody is two people.
    await house.createFirstStaff([olga, emil, { ...emil, login: "again" }]);
    const known = (await house.listStaff()).map(({ login, isKnown }) => [login, isKnown]);
    expect(Object.fromEntries(known)).toEqual({ Olga: false, emil: true, again: false });
  } finally {
    await demo.drop();
  }
});

test("every login gets a password of its own, which is stored as argon2id only", async () => {
  const made = await oversight.createStaff({
    login: "Piet",
    name: "Piet",
    roles: ["editor"],
    createdBy: first.id,
  });
  if (!made.ok) throw new Error(made.refusal.code);
  expect(made.value.password).not.toBe(first.password);
  const { rows } = await sql<{ password_hash: string }>`
    SELECT password_hash FROM oversight.staff
  `.execute(world.database.db);
  for (const { password_hash: hash } of rows) {
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1,keyid=/);
  }
  const again = await oversight.createStaff({
    login: "PIET",
    name: "Other",
    roles: [],
    createdBy: null,
  });
  expect(again).toEqual({ ok: false, refusal: { code: "login_taken" } });
});

test("staff sign in, are who they are, and sign out", async () => {
  const token = await signedIn();
  const session = await oversight.findSession({ token, touch: true });
  expect(session).toMatchObject({
    staff: { id: first.id, login: "Olga" },
    device: "Firefox on Linux",
  });
  await oversight.signOut(token);
  expect(await oversight.findSession({ token, touch: true })).toBeUndefined();
});

test("a session that was planted before signing in is worth nothing after it", async () => {
  const before = await signedIn();
  const answer = await oversight.signIn({
    login: "olga",
    password: first.password,
    address: "192.0.2.1",
    userAgent: undefined,
    previousToken: before,
  });
  expect(answer.ok && answer.value.token).not.toBe(before);
  expect(await oversight.findSession({ token: before, touch: false })).toBeUndefined();
});

test.each([
  ["after 30 minutes at rest", [29 * minute, 31 * minute], [true, false]],
  [
    "after 12 hours in all, however busy",
    Array.from({ length: 37 }, () => 20 * minute),
    [...Array.from({ length: 35 }, () => true), false, false],
  ],
])("a staff session ends %s", async (_, steps, live) => {
  const token = await signedIn();
  const seen: boolean[] = [];
  for (const step of steps) {
    forward(step);
    seen.push((await oversight.findSession({ token, touch: true })) !== undefined);
  }
  expect(seen).toEqual(live);
});

test("a look that is no activity does not keep a session awake", async () => {
  const token = await signedIn();
  forward(20 * minute);
  expect(await oversight.findSession({ token, touch: false })).toBeDefined();
  forward(11 * minute);
  expect(await oversight.findSession({ token, touch: false })).toBeUndefined();
});

test("an unknown login and a wrong password get one answer, and ten of them a lockout", async () => {
  const address = "203.0.113.9";
  const refused = { ok: false, refusal: { code: "wrong_credentials" } };
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await signIn({ address, password: "wrong" })).toEqual(refused);
    expect(await signIn({ address, login: "nobody" })).toEqual(refused);
  }
  expect(await signIn({ address })).toMatchObject({ refusal: { code: "too_many_attempts" } });
  forward(16 * minute);
  expect(await signIn({ address })).toMatchObject({ ok: true });
});

test("what staff do stands in the audit trail, and the app can change none of it", async () => {
  const token = await signedIn();
  await signIn({ password: "wrong", address: "192.0.2.77" });
  await oversight.signOut(token);
  const acts = (await oversight.listAudit({ limit: 3 })).map(({ action, staff }) => [
    action,
    staff?.id,
  ]);
  expect(acts).toEqual([
    ["staff.signed-out", first.id],
    ["staff.sign-in-failed", first.id],
    ["staff.signed-in", first.id],
  ]);
  const { db } = world.database;
  await expect(sql`UPDATE oversight.audit SET action = 'x'`.execute(db)).rejects.toThrow(/denied/);
  await expect(sql`DELETE FROM oversight.audit`.execute(db)).rejects.toThrow(/denied/);
});

test("expired sessions are swept, live ones stay", async () => {
  await signedIn();
  forward(31 * minute);
  const live = await signedIn();
  expect(await oversight.sweepSessions()).toBeGreaterThan(0);
  expect(await oversight.findSession({ token: live, touch: false })).toBeDefined();
});

test("whose login is taken away is out at the next request, and does not come back in", async () => {
  const made = await oversight.createStaff({
    login: "leaver",
    name: "Leaver",
    roles: ["editor"],
    createdBy: first.id,
  });
  if (!made.ok) throw new Error(made.refusal.code);
  const { id, password } = made.value;
  const entered = await signIn({ login: "leaver", password });
  if (!entered.ok) throw new Error(entered.refusal.code);
  const { token } = entered.value;
  expect(await oversight.findSession({ token, touch: true })).toBeDefined();
  await sql`
    UPDATE oversight.staff SET disabled_at = now() WHERE staff_id = ${id}
  `.execute(world.database.db);
  expect(await oversight.findSession({ token, touch: true })).toBeUndefined();
  expect(await signIn({ login: "leaver", password })).toEqual({
    ok: false,
    refusal: { code: "wrong_credentials" },
  });
});
