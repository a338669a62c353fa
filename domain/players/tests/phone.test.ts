import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openVerification, type Own, type VerificationRoom } from "./verification-room.ts";
import { sampleMobile } from "../src/phone/sample-mobile.ts";

let room: VerificationRoom;
beforeAll(async () => {
  room = await openVerification();
});
afterAll(() => room.world.drop());

const send = (own: Own, phone?: string) => room.players.phone.sendCode({ ...own, phone });
const validate = ({ playerId }: Own, code: string) =>
  room.players.phone.validate({ playerId, code });
const withdrawWith = (own: Own, value: string) =>
  room.players.stepUp.verify({ ...own, operation: "withdraw", type: "SMS", value });
const sendFor = ({ playerId }: Own, operation: "withdraw" | "updateProfile") =>
  room.players.stepUp.sendCode({ playerId, operation });

describe("the phone of a player", () => {
  test("[S3.7] is NOT_VALIDATED, then PENDING, then VALIDATED", async () => {
    const own = await room.join(sampleMobile(101));
    const { phone } = room.players;
    expect(await phone.read(own.playerId)).toEqual({
      status: "NOT_VALIDATED",
      phone: "+599•••••101",
      pendingPhone: null,
      resendInSeconds: 0,
    });
    expect(await send(own)).toMatchObject({
      value: { to: "+599•••••101", resendInSeconds: 60 },
    });
    expect((await phone.read(own.playerId)).status).toBe("PENDING");
    expect(await validate(own, "000000")).toMatchObject({
      refusal: { code: "verification_failed", attemptsLeft: 4 },
    });
    const { to, code } = await room.lastText();
    expect(to).toBe(sampleMobile(101));
    expect(await validate(own, code)).toMatchObject({ value: { status: "VALIDATED" } });
    expect((await validate(own, code)).ok).toBe(false);
    await room.letPass("1 hour");
    expect(await send(own)).toMatchObject({ refusal: { code: "phone_validated" } });
  });

  test("without a number there is nowhere to send a code, and a new one can be told", async () => {
    const own = await room.join();
    expect(await send(own)).toMatchObject({ refusal: { code: "phone_missing" } });
    expect((await send(own, sampleMobile(102))).ok).toBe(true);
    await validate(own, (await room.lastText()).code);
    expect(await room.players.phone.read(own.playerId)).toMatchObject({
      status: "VALIDATED",
      phone: "+599•••••102",
    });
  });

  test.each([
    ["none", "+5999600100", "phone_invalid"],
    ["at a desk", "+59994611234", "phone_not_mobile"],
    ["called at a fee", "+19005550123", "phone_not_mobile"],
  ])("is no number that is %s, and no code goes there", async (_what, number, code) => {
    const own = await room.join();
    expect(await send(own, number)).toEqual({ ok: false, refusal: { code } });
    expect(await room.players.phone.read(own.playerId)).toMatchObject({
      status: "NOT_VALIDATED",
      pendingPhone: null,
    });
  });

  test("is one number, with or without the zero that is dialled at home", async () => {
    const own = await room.join();
    expect((await send(own, "+4407400123456")).ok).toBe(true);
    expect((await room.lastText()).to).toBe("+447400123456");
  });

  test("is changed with a proof; codes to the old number open nothing from then on", async () => {
    const own = await room.join(sampleMobile(103));
    await room.validatePhone(own);
    expect(await send(own, sampleMobile(104))).toMatchObject({
      refusal: { code: "step_up_required", stepUp: { operation: "changeStatus2FA" } },
    });
    await sendFor(own, "withdraw");
    const old = await room.lastText();
    await room.letPass("61 seconds");
    await room.players.stepUp.verify({
      ...own,
      operation: "changeStatus2FA",
      type: "PASSWORD",
      value: "otter under the bridge",
    });
    expect((await send(own, sampleMobile(104))).ok).toBe(true);
    expect((await room.players.phone.read(own.playerId)).status).toBe("VALIDATED");
    await validate(own, (await room.lastText()).code);
    expect((await room.players.phone.read(own.playerId)).phone).toBe("+599•••••104");
    expect((await withdrawWith(own, old.code)).ok).toBe(false);
  });
});

describe("a validated number is of one account of a brand", () => {
  /** A text to one number goes a minute after the last. */
  async function withCode(own: Own, phone: string) {
    await room.letPass("61 seconds");
    await send(own, phone);
    return (await room.lastText()).code;
  }

  test("F16: it is told to whoever holds the phone, not to whoever types the number", async () => {
    const number = sampleMobile(120);
    const [first, second] = [await room.join(), await room.join()];
    await validate(first, await withCode(first, number));
    await room.letPass("61 seconds");
    const [taken, free] = [await send(second, number), await room.join()];
    await room.letPass("61 seconds");
    const unknown = await send(free, sampleMobile(121));
    expect(taken).toMatchObject({
      ok: true,
      value: { resendInSeconds: 60, to: "+599•••••120" },
    });
    expect(Object.keys(taken)).toEqual(Object.keys(unknown));

    const code = await withCode(second, number);
    expect(await validate(second, code)).toEqual({ ok: false, refusal: { code: "phone_in_use" } });
    // The code is spent with the answer, and nothing of the second account has changed.
    expect(await validate(second, code)).toMatchObject({
      refusal: { code: "verification_failed" },
    });
    expect(await room.players.phone.read(second.playerId)).toMatchObject({ phone: null });
    expect((await room.players.phone.read(first.playerId)).status).toBe("VALIDATED");
  });

  test("of two who type their codes at the same moment one has it", async () => {
    for (const number of [sampleMobile(122), sampleMobile(123), sampleMobile(124)]) {
      const rivals = [await room.join(), await room.join(), await room.join()];
      const codes: string[] = [];
      for (const rival of rivals) codes.push(await withCode(rival, number));
      const answers = await Promise.all(
        rivals.map((rival, index) => validate(rival, codes[index] ?? "")),
      );
      const outcomes = answers.map((answer) => (answer.ok ? "own" : answer.refusal.code));
      expect(outcomes.toSorted()).toEqual(["own", "phone_in_use", "phone_in_use"]);
    }
  });

  test("goes free when its account has another one, and is another's in another brand", async () => {
    const [before, after] = [sampleMobile(125), sampleMobile(126)];
    const own = await room.join(before);
    await validate(own, await withCode(own, before));
    await room.prove(own, "changeStatus2FA");
    await validate(own, await withCode(own, after));
    const next = await room.join();
    expect((await validate(next, await withCode(next, before))).ok).toBe(true);

    const elsewhere = await room.join();
    await room.world.database.pool.query(
      "UPDATE players.profile SET brand = 'marlin' WHERE player_id = $1",
      [elsewhere.playerId],
    );
    expect((await validate(elsewhere, await withCode(elsewhere, after))).ok).toBe(true);
  });
});

describe("F12, F13: a code by text message", () => {
  test("is good for what it was sent for, and for nothing else", async () => {
    const own = await room.join(sampleMobile(105));
    await room.validatePhone(own);
    await sendFor(own, "updateProfile");
    const { code } = await room.lastText();
    expect(await withdrawWith(own, code)).toMatchObject({
      refusal: { code: "verification_failed" },
    });
    expect(await validate(own, code)).toMatchObject({ refusal: { code: "verification_failed" } });
    const meant = { ...own, operation: "updateProfile", type: "SMS", value: code } as const;
    expect((await room.players.stepUp.verify(meant)).ok).toBe(true);
  });

  test("that signs somebody in fails for a withdrawal", async () => {
    const own = await room.join(sampleMobile(106));
    await room.validatePhone(own);
    const { playerId } = own;
    expect(await room.players.secondFactor.dueAtSignIn(playerId)).toEqual(["SMS"]);
    expect((await room.players.secondFactor.sendCode(playerId)).ok).toBe(true);
    const { code } = await room.lastText();
    expect((await withdrawWith(own, code)).ok).toBe(false);
    const entering = { playerId, method: "SMS", code } as const;
    expect((await room.players.secondFactor.verify(entering)).ok).toBe(true);
    expect((await room.players.secondFactor.verify(entering)).ok).toBe(false);
  });

  test("counts once of twenty at the same moment, and only for ten minutes", async () => {
    const own = await room.join(sampleMobile(107));
    await room.validatePhone(own);
    await sendFor(own, "withdraw");
    const { code } = await room.lastText();
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdrawWith(own, code)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    await room.letPass("1 hour");
    await sendFor(own, "withdraw");
    const next = await room.lastText();
    await room.letPass("10 minutes");
    expect((await withdrawWith(own, next.code)).ok).toBe(false);
  });

  test("has five tries, and the one sent before it none", async () => {
    const own = await room.join(sampleMobile(108));
    await room.validatePhone(own);
    await sendFor(own, "withdraw");
    const first = await room.lastText();
    await room.letPass("61 seconds");
    await sendFor(own, "withdraw");
    const second = await room.lastText();
    expect((await withdrawWith(own, first.code)).ok).toBe(first.code === second.code);
    for (let tries = 0; tries < 4; tries += 1) {
      await withdrawWith(own, "000000");
      // The block of guesses stands on its own; here it is the code that has no tries left.
      await room.world.database.pool.query("DELETE FROM players.guess");
    }
    expect((await withdrawWith(own, second.code)).ok).toBe(false);
  });

  test("goes a minute apart, three times an hour, to one number whoever asks", async () => {
    const own = await room.join(sampleMobile(109));
    const other = await room.join(sampleMobile(109));
    expect((await send(own)).ok).toBe(true);
    expect(await send(own)).toMatchObject({ refusal: { code: "too_many_codes" } });
    expect(await send(other)).toMatchObject({ refusal: { code: "too_many_codes" } });
    await room.letPass("61 seconds");
    expect((await send(other)).ok).toBe(true);
    await room.letPass("61 seconds");
    expect((await send(own)).ok).toBe(true);
    await room.letPass("61 seconds");
    expect(await send(other)).toMatchObject({ refusal: { code: "too_many_codes" } });
    const third = await Promise.all(Array.from({ length: 10 }, () => send(own, sampleMobile(110))));
    expect(third.filter(({ ok }) => ok)).toHaveLength(1);
    await room.letPass("61 seconds");
    expect(await send(own, sampleMobile(111))).toMatchObject({
      refusal: { code: "too_many_codes" },
    });
  });
});
