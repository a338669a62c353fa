import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Own, VerificationRoom } from "./verification-room.ts";
import { brand, fromHome, password } from "./room.ts";
import { openVerification } from "./verification-room.ts";

let room: VerificationRoom;
let own: Own;
let device: Awaited<ReturnType<VerificationRoom["enrol"]>>;
beforeAll(async () => {
  room = await openVerification();
  own = await room.join();
  device = await room.enrol(own);
});
afterAll(() => room.world.drop());
// A code of the device is taken once.
beforeEach(() => room.clock.forward(60_000));

const over = { ok: false, refusal: { code: "sign_in_over" } };

async function typePassword(): Promise<string> {
  const answer = await room.players.signIn({
    ...fromHome,
    brand: brand.code,
    login: "p1@example.com",
    password,
  });
  if (!answer.ok || answer.value.step !== "second factor") throw new Error("no second step");
  expect(answer.value.methods).toEqual(["TWO_FACTOR_AUTHENTICATION"]);
  return answer.value.partialToken;
}

const prove = (partialToken: string | undefined, code: string, brandCode = brand.code) =>
  room.players.signInSecondStep({
    ...fromHome,
    brand: brandCode,
    partialToken,
    method: "TWO_FACTOR_AUTHENTICATION",
    code,
  });

const opens = async (token: string) =>
  (await room.players.findSession({ token, brand: brand.code, touch: false })) !== undefined;

test("F1: what lies between the steps is no session, and the session is another token", async () => {
  const partial = await typePassword();
  expect(await opens(partial)).toBe(false);
  const code = room.codeFrom(device.secret);
  const entered = await prove(partial, code);
  if (!entered.ok) throw new Error(entered.refusal.code);
  expect(entered.value.token).not.toBe(partial);
  expect([await opens(entered.value.token), await opens(partial)]).toEqual([true, false]);
  expect(await prove(partial, code)).toEqual(over);
});

test("a recovery code takes the place of the device's, once", async () => {
  const [code = ""] = device.recoveryCodes;
  expect(await prove(await typePassword(), code)).toMatchObject({ ok: true });
  expect(await prove(await typePassword(), code)).toMatchObject({
    refusal: { code: "verification_failed" },
  });
});

test.each([undefined, "", "A".repeat(43), "'; DROP TABLE players.session; --"])(
  "%s in the place of a partial session opens nothing",
  async (partial) => {
    expect(await prove(partial, room.codeFrom(device.secret))).toEqual(over);
  },
);

test("five minutes are all there are, and another brand is another house", async () => {
  const partial = await typePassword();
  expect(await prove(partial, "000000", "marlin")).toEqual(over);
  room.clock.forward(5 * 60_000);
  expect(await prove(partial, room.codeFrom(device.secret))).toEqual(over);
});

async function enter(deviceToken?: string) {
  room.clock.forward(60_000);
  const entered = await room.players.signInSecondStep({
    ...fromHome,
    brand: brand.code,
    partialToken: await typePassword(),
    method: "TWO_FACTOR_AUTHENTICATION",
    code: room.codeFrom(device.secret),
    deviceToken,
  });
  if (!entered.ok) throw new Error(entered.refusal.code);
  return entered.value;
}

const lettersOf = async () =>
  (await room.letters()).filter(({ template }) => template === "new-device").length;

/** What the newest letter is filled in with: here it has no words of its own. */
async function newestLetter(): Promise<string | undefined> {
  const { rows } = await sql<{ text: string }>`
    SELECT body_text AS text FROM support.outbox ORDER BY message_id DESC LIMIT 1
  `.execute(room.world.database.db);
  return rows[0]?.text;
}

test("who comes in is told of the time before, and by letter of a browser never seen", async () => {
  const before = await lettersOf();
  const first = await enter();
  expect(await lettersOf()).toBe(before + 1);
  expect(await newestLetter()).toContain(" Chrome, Android CW ");
  const second = await enter(first.deviceToken);
  expect(await lettersOf()).toBe(before + 1);
  expect(second.deviceToken).toBe(first.deviceToken);
  expect(second.session.before).toEqual({
    at: first.session.startedAt,
    device: "Chrome on Android",
    place: "CW",
  });
});

test("who wants no letter of new browsers gets none, after proving who says so", async () => {
  const wish = { ...own, brand, change: { newDeviceLetters: false } };
  expect(await room.players.profile.change(wish)).toMatchObject({
    refusal: { code: "step_up_required" },
  });
  const asked = { operation: "updateProfile", type: "PASSWORD", value: password } as const;
  await room.players.stepUp.verify({ ...own, ...asked });
  expect(await room.players.profile.change(wish)).toMatchObject({
    value: { newDeviceLetters: false, display: { theme: "system", currency: "symbol" } },
  });
  const before = await lettersOf();
  await enter();
  expect(await lettersOf()).toBe(before);

  const again = { ...wish, change: { newDeviceLetters: true } };
  expect(await room.players.profile.change(again)).toMatchObject({ ok: true });
  await enter();
  expect(await lettersOf()).toBe(before + 1);
});
