import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createPlayers } from "../src/face.ts";
import {
  brand,
  forgetTries,
  fromHome,
  joinAlice,
  listening,
  noMachine,
  openRoom,
  password,
  registrationOf,
  type Room,
} from "./room.ts";

let room: Room;
const quarter = 15 * 60_000;
const wrong = { ok: false, refusal: { code: "wrong_credentials" } };
const locked = (retryAfterSeconds: number) => ({
  ok: false,
  refusal: { code: "too_many_attempts", retryAfterSeconds },
});

beforeAll(async () => {
  room = await openRoom();
  await joinAlice(room.players);
});
afterAll(() => room.world.drop());
beforeEach(() => forgetTries(room));

let house = 0;
async function joinAs(name: string): Promise<void> {
  const registration = registrationOf({ email: `${name}@example.com`, nickname: name });
  await room.players.register({ ...fromHome, brand, registration });
}

const elsewhere = () => `10.${Math.floor((house += 1) / 250)}.${house % 250}.1`;

function signIn(login: string, secret: string, address = elsewhere(), deviceToken?: string) {
  return room.players.signIn({
    ...fromHome,
    brand: brand.code,
    login,
    password: secret,
    address,
    deviceToken,
    captcha: noMachine,
  });
}

async function guess(login: string, times: number, address?: string, deviceToken?: string) {
  for (let tries = 0; tries < times; tries += 1) {
    expect(await signIn(login, "a wrong guess", address, deviceToken)).toEqual(wrong);
  }
}

/** A browser that this name has signed in with. */
async function deviceOf(login: string): Promise<string> {
  const entered = await signIn(login, password);
  if (!entered.ok || entered.value.step !== "in") throw new Error("not in");
  return entered.value.deviceToken;
}

test.each(["alice@example.com", "kingbird", "nobody@example.com", "nobody"])(
  "F12: ten wrong tries as %s lock that name for a quarter of an hour, whoever tries",
  async (login) => {
    await guess(login, 10);
    expect(await signIn(login, password)).toEqual(locked(900));
    room.clock.forward(quarter - 1_000);
    expect(await signIn(login, password)).toEqual(locked(1));
    room.clock.forward(1_000);
    expect(await signIn(login, "a wrong guess")).toEqual(wrong);
  },
);

test("F12: each lock in a row is twice as long as the one before, an hour at most", async () => {
  for (const seconds of [900, 1_800, 3_600, 3_600]) {
    await guess("grebe", 10);
    expect(await signIn("grebe", "a wrong guess")).toEqual(locked(seconds));
    room.clock.forward(seconds * 1_000);
  }
});

test("F12: fifty guesses at the same moment are fifty: ten are looked at", async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => signIn("alice@example.com", "a wrong guess")),
  );
  const codes = answers.map((answer) => (answer.ok ? "in" : answer.refusal.code));
  expect(codes.filter((code) => code === "wrong_credentials")).toHaveLength(10);
  expect(codes.filter((code) => code === "too_many_attempts")).toHaveLength(40);
});

test("F12: an account has ten tries over both its names, and the second name does not show the lock", async () => {
  await guess("alice@example.com", 10);
  // The right password, under the other name: refused as if it were wrong, not as locked.
  expect(await signIn("kingbird", password)).toEqual(wrong);
  room.clock.forward(quarter);
  expect(await signIn("kingbird", password)).toMatchObject({ ok: true });
});

test("F12: an address that fails ten times has to wait, whatever names it tries", async () => {
  const address = "203.0.113.9";
  for (let name = 0; name < 10; name += 1) await guess(`name${name}`, 1, address);
  expect(await signIn("alice@example.com", password, address)).toEqual(locked(900));
  expect(await signIn("alice@example.com", password)).toMatchObject({ ok: true });
});

test.each(["alice@example.com", "kingbird"])(
  "ten wrong tries as %s do not keep out a browser that its player has signed in with",
  async (login) => {
    const own = await deviceOf("kingbird");
    await guess(login, 10);
    expect(await signIn(login, password, elsewhere(), own)).toMatchObject({ ok: true });
    expect(await signIn("kingbird", password, elsewhere(), own)).toMatchObject({ ok: true });
    // Coming in from there gives nobody else another try.
    expect(await signIn(login, "a wrong guess")).toEqual(locked(900));
  },
);

test("a browser that is known has ten tries of its own, which count for nobody else", async () => {
  const own = await deviceOf("kingbird");
  const other = await deviceOf("kingbird");
  await guess("kingbird", 10, undefined, own);
  expect(await signIn("alice@example.com", password, elsewhere(), own)).toEqual(locked(900));
  expect(await signIn("kingbird", password, elsewhere(), other)).toMatchObject({ ok: true });
  expect(await signIn("kingbird", password)).toMatchObject({ ok: true });
});

test("a browser is known for the player who signed in with it, and for nobody else", async () => {
  await joinAs("heron");
  const heronsOwn = await deviceOf("heron");
  await guess("kingbird", 10);
  expect(await signIn("kingbird", password, elsewhere(), heronsOwn)).toEqual(locked(900));
  expect(await signIn("kingbird", password, elsewhere(), "A".repeat(43))).toEqual(locked(900));
  expect(await signIn("nobody", password, elsewhere(), heronsOwn)).toEqual(wrong);
});

test("a whole IPv6 household is one address", async () => {
  for (let name = 0; name < 10; name += 1) await guess(`six${name}`, 1, `2001:db8:0:ab::${name}`);
  expect(await signIn("alice@example.com", password, "2001:db8:0:cd::1")).toEqual(locked(900));
});

test("signing in wipes the slate of the account, not that of the address", async () => {
  const address = "203.0.113.10";
  await guess("alice@example.com", 9, address);
  expect(await signIn("alice@example.com", password, address)).toMatchObject({ ok: true });
  await guess("alice@example.com", 1, address);
  expect(await signIn("alice@example.com", password, address)).toEqual(locked(900));
  await guess("alice@example.com", 8);
  expect(await signIn("alice@example.com", password)).toMatchObject({ ok: true });
});

test("an unknown name costs the same steps as a known one with a wrong password, whatever browser asks", async () => {
  const stepsOf = async (login: string, deviceToken?: string) => {
    const { database, texts } = listening(room);
    const players = createPlayers({ ...room.dependencies, database });
    const request = { ...fromHome, brand: brand.code, login, address: elsewhere(), deviceToken };
    expect(await players.signIn({ ...request, password: "a wrong guess" })).toEqual(wrong);
    return texts;
  };
  const known = await stepsOf("alice@example.com");
  expect(known.length).toBeGreaterThan(5);
  expect(await stepsOf("nobody@example.com")).toEqual(known);
  const stranger = "A".repeat(43);
  expect(await stepsOf("nobody@example.com", stranger)).toEqual(
    await stepsOf("alice@example.com", stranger),
  );
});

test("tries that no longer decide anything are removed, others stay", async () => {
  await guess("dunlin", 3);
  forgetTries(room);
  await guess("bittern", 10);
  room.clock.forward(1_000);
  const forgotten = await room.players.forgetAttemptsBefore(
    new Date(room.clock.now.getTime() - quarter),
  );
  expect(forgotten).toBeGreaterThanOrEqual(3);
  expect(await signIn("bittern", "a wrong guess")).toEqual(locked(899));
});
