import { transact } from "@croupier/database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { password } from "./room.ts";
import { openVerification, pin, type Own, type VerificationRoom } from "./verification-room.ts";
import { sampleMobile } from "../src/phone/sample-mobile.ts";

let room: VerificationRoom;
beforeAll(async () => {
  room = await openVerification();
});
afterAll(() => room.world.drop());

const spend = (own: Own, operation: "withdraw" | "updateProfile" | "enable2fa") =>
  transact(room.world.database, (tx) => room.players.stepUp.spend(tx, { ...own, operation }));
const verify = (own: Own, type: "PASSWORD" | "PIN_CODE" | "SMS", value: string) =>
  room.players.stepUp.verify({ ...own, operation: "withdraw", type, value });
const statusOf = (own: Own) => room.players.stepUp.status({ ...own, operation: "withdraw" });

describe("F12, F13: a proof", () => {
  test("[S3.10] is asked for with the password, until something better is set up", async () => {
    const own = await room.join();
    expect(await statusOf(own)).toEqual({
      operation: "withdraw",
      status: "REQUIRED",
      type: "PASSWORD",
      method: "NOT_APPLICABLE",
      remainingBlockingTime: null,
      types: ["PASSWORD"],
    });
    await room.choosePin(own);
    expect(await statusOf(own)).toMatchObject({ type: "PIN_CODE", types: ["PIN_CODE"] });
    expect(await verify(own, "PASSWORD", password)).toMatchObject({
      refusal: { code: "verification_not_accepted" },
    });
    const free = await room.players.stepUp.status({ ...own, operation: "validatePhone" });
    expect(free).toMatchObject({ status: "NOT_REQUIRED", type: null, types: [] });
  });

  test("is good for its operation and its session, once, for five minutes", async () => {
    const own = await room.join();
    const refused = { ok: false, refusal: { code: "step_up_required" } };
    expect(await spend(own, "withdraw")).toMatchObject({
      refusal: { stepUp: { operation: "withdraw", types: ["PASSWORD"] } },
    });
    await verify(own, "PASSWORD", password);
    expect((await statusOf(own)).status).toBe("VERIFIED");
    expect(await spend(own, "updateProfile")).toMatchObject(refused);
    const elsewhere = { ...own, sessionId: "0199f0a0-0000-7000-8000-000000000000" };
    expect(await spend(elsewhere, "withdraw")).toMatchObject(refused);
    expect((await spend(own, "withdraw")).ok).toBe(true);
    expect(await spend(own, "withdraw")).toMatchObject(refused);

    await verify(own, "PASSWORD", password);
    await room.letPass("5 minutes");
    expect((await statusOf(own)).status).toBe("REQUIRED");
    expect(await spend(own, "withdraw")).toMatchObject(refused);
  });

  test("opens one of twenty that come at the same moment", async () => {
    const own = await room.join();
    await verify(own, "PASSWORD", password);
    const spent = await Promise.all(Array.from({ length: 20 }, () => spend(own, "withdraw")));
    expect(spent.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("is still there when what it was spent on was taken back, and ends with its session", async () => {
    const own = await room.join();
    await verify(own, "PASSWORD", password);
    const taken = transact(room.world.database, async (tx) => {
      await room.players.stepUp.spend(tx, { ...own, operation: "withdraw" });
      throw new Error("the money did not move");
    });
    await expect(taken).rejects.toThrow("did not move");
    expect((await statusOf(own)).status).toBe("VERIFIED");
    await room.players.endSessionsOf(own.playerId);
    expect((await statusOf(own)).status).toBe("REQUIRED");
  });
});

describe("F12: guesses", () => {
  test("that come fifty at once are fifty", async () => {
    const own = await room.join();
    await room.choosePin(own);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => verify(own, "PIN_CODE", String(100_000 + index))),
    );
    const codes = answers.map((answer) => (answer.ok ? "ok" : answer.refusal.code));
    expect(codes.filter((code) => code === "verification_failed")).toHaveLength(5);
    expect(codes.filter((code) => code === "verification_blocked")).toHaveLength(45);
  });
});

describe("a PIN", () => {
  test("is chosen with a proof, is never too simple, and is kept as a password is", async () => {
    const own = await room.join();
    expect(await room.players.setPin({ ...own, pin: "123456" })).toMatchObject({
      refusal: { code: "pin_too_simple" },
    });
    expect(await room.players.setPin({ ...own, pin })).toMatchObject({
      refusal: { code: "step_up_required" },
    });
    await room.choosePin(own);
    expect(await room.players.findUser(own.playerId)).toMatchObject({ hasPinCode: true });
    // With a PIN the password is not enough to change it.
    expect(await room.prove(own, "changeStatus2FA")).toMatchObject({
      refusal: { code: "verification_not_accepted" },
    });
    expect((await room.prove(own, "changeStatus2FA", pin)).ok).toBe(true);
    const { rows } = await room.world.database.pool.query(
      "SELECT hash FROM players.credential WHERE player_id = $1 AND kind = 'pin_code'",
      [own.playerId],
    );
    expect(rows[0].hash).toMatch(/^\$argon2id\$/);
  });
});

test("guesses, codes and proofs are forgotten after two days, and not before", async () => {
  const own = await room.join(sampleMobile(120));
  await room.choosePin(own);
  await verify(own, "PIN_CODE", "000001");
  await verify(own, "PIN_CODE", pin);
  await room.players.phone.sendCode({ ...own, phone: undefined });
  const count = async () => {
    const { rows } = await room.world.database.pool.query(
      "SELECT (SELECT count(*) FROM players.guess WHERE player_id = $1) AS guesses, (SELECT count(*) FROM players.text_code WHERE player_id = $1) AS codes, (SELECT count(*) FROM players.step_up WHERE player_id = $1) AS proofs",
      [own.playerId],
    );
    return rows[0];
  };
  const twoDays = 2 * 86_400_000;
  const { rows } = await room.world.database.pool.query("SELECT now() AS now");
  const before = new Date(rows[0].now.getTime() - twoDays);
  await room.players.forgetAttemptsBefore(before);
  expect(await count()).toEqual({ guesses: 1n, codes: 1n, proofs: 1n });
  await room.letPass("49 hours");
  await room.players.forgetAttemptsBefore(before);
  expect(await count()).toEqual({ guesses: 0n, codes: 0n, proofs: 0n });
});
