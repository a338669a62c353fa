import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { password } from "./room.ts";
import { openVerification, pin, type Own, type VerificationRoom } from "./verification-room.ts";

let room: VerificationRoom;
beforeAll(async () => {
  room = await openVerification();
});
afterAll(() => room.world.drop());

const atSignIn = ({ playerId }: Own, code: string) =>
  room.players.secondFactor.verify({ playerId, method: "TWO_FACTOR_AUTHENTICATION", code });
const toWithdraw = (own: Own, value: string) =>
  room.players.stepUp.verify({
    ...own,
    operation: "withdraw",
    type: "TWO_FACTOR_AUTHENTICATION",
    value,
  });

describe("setting up a device", () => {
  test("[S3.8] [S3.11] goes from DISABLED over PENDING to ENABLED", async () => {
    const own = await room.join();
    const { players } = room;
    expect(await players.twoFactor.read(own)).toMatchObject({
      status: "DISABLED",
      enrolment: "PIN_CODE",
      enrolmentReady: false,
    });
    expect(await players.twoFactor.enable(own)).toMatchObject({
      refusal: { code: "enrolment_not_ready" },
    });
    await room.choosePin(own);
    expect(await players.twoFactor.enable(own)).toMatchObject({
      refusal: { code: "step_up_required" },
    });
    await room.prove(own, "enable2fa");
    expect((await players.twoFactor.enable(own)).ok).toBe(true);
    const pending = await players.twoFactor.read(own);
    expect(pending.status).toBe("PENDING");
    expect(pending.otpAuthUri).toMatch(
      /^otpauth:\/\/totp\/Kingfisher:p\d+%40example\.com\?secret=[A-Z2-7]{32}&issuer=Kingfisher&/,
    );
    expect(await players.secondFactor.dueAtSignIn(own.playerId)).toEqual([]);

    const secret = await room.secretOf(own);
    const wrong = await players.twoFactor.confirm({ playerId: own.playerId, code: "000000" });
    expect(wrong).toMatchObject({ refusal: { code: "verification_failed", attemptsLeft: 4 } });
    const code = room.codeFrom(secret);
    const confirmed = await players.twoFactor.confirm({ playerId: own.playerId, code });
    expect(confirmed.ok && new Set(confirmed.value).size).toBe(10);
    const enabled = await players.twoFactor.read(own);
    expect(enabled).toMatchObject({ status: "ENABLED", recoveryCodesLeft: 10 });
    expect(enabled).not.toHaveProperty("otpAuthUri");
    expect(await players.secondFactor.dueAtSignIn(own.playerId)).toEqual([
      "TWO_FACTOR_AUTHENTICATION",
    ]);
  });

  test("shows its secret in the session that began, and in no other", async () => {
    const own = await room.join();
    await room.choosePin(own);
    await room.prove(own, "enable2fa");
    await room.players.twoFactor.enable(own);
    const elsewhere = { ...own, sessionId: "0199f0a0-0000-7000-8000-000000000000" };
    const seen = await room.players.twoFactor.read(elsewhere);
    expect(seen.status).toBe("PENDING");
    expect(seen).not.toHaveProperty("otpAuthUri");
  });

  test("keeps no secret and no code in clear", async () => {
    const own = await room.join();
    const { secret, recoveryCodes } = await room.enrol(own);
    const { rows } = await room.world.database.pool.query(
      "SELECT to_jsonb(t)::text AS device, (SELECT jsonb_agg(r)::text FROM players.recovery_code r WHERE r.player_id = t.player_id) AS codes FROM players.two_factor t WHERE player_id = $1",
      [own.playerId],
    );
    const kept = JSON.stringify(rows);
    expect(kept).toContain(own.playerId);
    for (const form of ["hex", "base64", "base64url"] as const) {
      expect(kept).not.toContain(secret.toString(form));
    }
    for (const code of recoveryCodes) expect(kept).not.toContain(code);
  });
});

describe("F13: a code of a device", () => {
  test("is taken from one of twenty that send it at the same moment", async () => {
    const own = await room.join();
    const { secret } = await room.enrol(own);
    const code = room.codeFrom(secret);
    const answers = await Promise.all(Array.from({ length: 20 }, () => atSignIn(own, code)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("that signed somebody in opens no withdrawal; the next one does", async () => {
    const own = await room.join();
    const { secret } = await room.enrol(own);
    const code = room.codeFrom(secret);
    expect((await atSignIn(own, code)).ok).toBe(true);
    expect(await toWithdraw(own, code)).toMatchObject({ refusal: { code: "verification_failed" } });
    expect((await toWithdraw(own, room.codeFrom(secret, 1))).ok).toBe(true);
  });

  test.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])("of a device whose clock is off by %i steps is taken: %j", async (ahead, taken) => {
    const own = await room.join();
    const { secret } = await room.enrol(own);
    // Later by a while, or an early step would be one that was used to confirm.
    room.clock.forward(120_000);
    expect((await atSignIn(own, room.codeFrom(secret, ahead))).ok).toBe(taken);
  });

  test("five wrong in a quarter of an hour are the last, at sign-in and for operations together", async () => {
    const own = await room.join();
    const { secret } = await room.enrol(own);
    for (let tries = 0; tries < 3; tries += 1) await atSignIn(own, "000000");
    for (let tries = 0; tries < 2; tries += 1) await toWithdraw(own, "000000");
    expect(await atSignIn(own, room.codeFrom(secret))).toMatchObject({
      refusal: { code: "verification_blocked" },
    });
  });
});

describe("a recovery code", () => {
  test("stands in for the device once, however it is typed and however often at once", async () => {
    const own = await room.join();
    const { recoveryCodes } = await room.enrol(own);
    const typed = (recoveryCodes[0] ?? "").toLowerCase().replaceAll("-", " ");
    const answers = await Promise.all(Array.from({ length: 5 }, () => atSignIn(own, typed)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await room.players.twoFactor.read(own)).recoveryCodesLeft).toBe(9);
  });

  test("of before opens nothing once there are new ones", async () => {
    const own = await room.join();
    const { secret, recoveryCodes } = await room.enrol(own);
    expect(await room.players.twoFactor.renewRecoveryCodes(own)).toMatchObject({
      refusal: { code: "step_up_required" },
    });
    await room.prove(own, "changeStatus2FA", room.codeFrom(secret));
    const renewed = await room.players.twoFactor.renewRecoveryCodes(own);
    expect(renewed.ok && renewed.value).toHaveLength(10);
    expect((await atSignIn(own, recoveryCodes[1] ?? "")).ok).toBe(false);
  });
});

describe("a device in use", () => {
  const prove = (own: Own, operation: "disable2FA" | "resetting 2FA", value: string) =>
    room.players.stepUp.verify({ ...own, operation, type: "TWO_FACTOR_AUTHENTICATION", value });

  test("goes with a code of its own, and with nothing that somebody may have found out", async () => {
    const own = await room.join();
    const { secret } = await room.enrol(own);
    const refused = { refusal: { code: "step_up_required" } };
    expect(await room.players.twoFactor.disable(own)).toMatchObject(refused);
    const withPin = { ...own, operation: "disable2FA", type: "PIN_CODE", value: pin } as const;
    expect(await room.players.stepUp.verify(withPin)).toMatchObject({
      refusal: { code: "verification_not_accepted" },
    });
    // A proof for another operation does not do.
    await prove(own, "resetting 2FA", room.codeFrom(secret));
    expect(await room.players.twoFactor.disable(own)).toMatchObject(refused);
    await prove(own, "disable2FA", room.codeFrom(secret, 1));
    expect((await room.players.twoFactor.disable(own)).ok).toBe(true);
    expect(await room.players.twoFactor.read(own)).toMatchObject({
      status: "DISABLED",
      recoveryCodesLeft: 0,
    });
    expect((await room.players.twoFactor.disable(own)).ok).toBe(true);
  });

  test("is not undone by what was proved with less before it was in use", async () => {
    const own = await room.join();
    const hoarded = { ...own, operation: "disable2FA", type: "PASSWORD", value: password } as const;
    expect((await room.players.stepUp.verify(hoarded)).ok).toBe(true);
    await room.enrol(own);
    expect(await room.players.stepUp.status(hoarded)).toMatchObject({
      status: "REQUIRED",
      types: ["TWO_FACTOR_AUTHENTICATION"],
    });
    expect(await room.players.twoFactor.disable(own)).toMatchObject({
      refusal: { code: "step_up_required" },
    });
    expect((await room.players.twoFactor.read(own)).status).toBe("ENABLED");
  });

  test("is exchanged for another with a recovery code: what was before counts no more", async () => {
    const own = await room.join();
    const { secret, recoveryCodes } = await room.enrol(own);
    await prove(own, "resetting 2FA", recoveryCodes[2] ?? "");
    expect((await room.players.twoFactor.reset(own)).ok).toBe(true);
    expect((await room.players.twoFactor.read(own)).status).toBe("PENDING");
    expect(await room.secretOf(own)).not.toEqual(secret);
    expect((await atSignIn(own, room.codeFrom(secret))).ok).toBe(false);
  });
});

test("what changed is kept among what happened, and a letter says so", async () => {
  const own = await room.join();
  const { recoveryCodes } = await room.enrol(own);
  await atSignIn(own, recoveryCodes[3] ?? "");
  for (let tries = 0; tries < 5; tries += 1) await toWithdraw(own, "000000");
  const { pool } = room.world.database;
  const { rows: events } = await pool.query(
    "SELECT kind FROM players.event WHERE player_id = $1 ORDER BY happened_at, event_id",
    [own.playerId],
  );
  const kinds = events.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(
    expect.arrayContaining([
      "pin_set",
      "two_factor_begun",
      "two_factor_enabled",
      "recovery_code_used",
      "operation_blocked",
    ]),
  );
  const { rows: letters } = await pool.query(
    "SELECT o.template FROM support.outbox o JOIN players.profile p ON p.email = o.recipient WHERE p.player_id = $1 AND o.template = 'security-changed'",
    [own.playerId],
  );
  expect(letters).toHaveLength(2);
});

test("a brand that offers no devices begins none", async () => {
  const other = await openVerification({ twoFactorAuthenticatorEnabled: false });
  try {
    const own = await other.join();
    const refused = { refusal: { code: "two_factor_not_offered" } };
    expect(await other.players.twoFactor.enable(own)).toMatchObject(refused);
    expect(await other.players.twoFactor.reset(own)).toMatchObject(refused);
  } finally {
    await other.world.drop();
  }
});
