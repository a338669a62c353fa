import { mfaOperations, type MfaOperation, type VerificationType } from "@croupier/contracts";
import { transact } from "@croupier/database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { password } from "./room.ts";
import { openVerification, pin, type Own, type VerificationRoom } from "./verification-room.ts";
import { sampleMobile } from "../src/phone/sample-mobile.ts";

/** A brand that asks for everything, for every operation. */
const configured = mfaOperations.map((operation) => ({
  operation,
  methods: ["SMS", "PIN_CODE", "TWO_FACTOR_AUTHENTICATION"] as const,
}));

type Who = "nothing" | "an address" | "a PIN" | "a phone" | "a device";
type Asked = {
  readonly type: "PASSWORD" | "PIN_CODE" | null;
  readonly method: "EMAIL" | "SMS" | "NOT_APPLICABLE";
  readonly first: VerificationType;
};

/** What an operation answers to whom. */
const asked: Readonly<Record<Who, Asked>> = {
  nothing: { type: "PASSWORD", method: "NOT_APPLICABLE", first: "PASSWORD" },
  "an address": { type: null, method: "EMAIL", first: "EMAIL" },
  "a PIN": { type: "PIN_CODE", method: "NOT_APPLICABLE", first: "PIN_CODE" },
  "a phone": { type: null, method: "SMS", first: "SMS" },
  "a device": { type: null, method: "NOT_APPLICABLE", first: "TWO_FACTOR_AUTHENTICATION" },
};

/** With a PIN besides it the device is the last choice, save where it guards itself. */
const guarding: readonly MfaOperation[] = [
  "changeStatus2FA",
  "disable2FA",
  "enable2fa",
  "resetting 2FA",
];
const ofDevice = (operation: MfaOperation): Asked =>
  guarding.includes(operation) ? asked["a device"] : asked["a PIN"];

type Someone = {
  readonly own: Own;
  readonly proofOf: (operation: MfaOperation, type: VerificationType) => Promise<string>;
};

let room: VerificationRoom;
const people = new Map<Who, Someone>();

beforeAll(async () => {
  room = await openVerification({
    mfaOperations: configured.map(({ operation, methods }) => ({
      operation,
      methods: [...methods],
    })),
  });
  for (const who of Object.keys(asked) as Who[]) people.set(who, await someoneWith(who));
});
afterAll(() => room.world.drop());

async function someoneWith(who: Who): Promise<Someone> {
  const own = await room.join(who === "a phone" ? sampleMobile(140) : undefined);
  if (who === "an address") await room.confirmEmail(own);
  if (who === "a PIN") await room.choosePin(own);
  if (who === "a phone") {
    await room.stepUpFor(own, "validatePhone");
    await room.validatePhone(own);
  }
  const device = who === "a device" ? await room.enrol(own) : undefined;

  return {
    own,
    async proofOf(operation, type) {
      if (type === "PASSWORD") return password;
      if (type === "PIN_CODE") return pin;
      if (type === "TWO_FACTOR_AUTHENTICATION" && device) {
        room.clock.forward(30_000);
        return room.codeFrom(device.secret);
      }
      await room.letPass("1 hour");
      await room.players.stepUp.sendCode({ playerId: own.playerId, operation });
      return (await room.lastText(type === "EMAIL" ? "operation-code" : undefined)).code;
    },
  };
}

const spend = (own: Own, operation: MfaOperation) =>
  transact(room.world.database, (tx) => room.players.stepUp.spend(tx, { ...own, operation }));

describe.each(mfaOperations)("%s", (operation) => {
  test.each(Object.keys(asked) as Who[])(
    "[S3.10] [S3.29] of a player with %s answers its type and method, and is proved once",
    async (who) => {
      const someone = people.get(who);
      if (someone === undefined) throw new Error(`nobody has ${who}`);
      const { own, proofOf } = someone;
      const { type, method, first } = who === "a device" ? ofDevice(operation) : asked[who];

      const status = await room.players.stepUp.status({ ...own, operation });
      expect(status).toMatchObject({ operation, status: "REQUIRED", type, method });
      expect(status.types[0]).toBe(first);
      expect(await spend(own, operation)).toMatchObject({
        refusal: { code: "step_up_required", stepUp: { operation } },
      });

      const value = await proofOf(operation, first);
      const proved = await room.players.stepUp.verify({ ...own, operation, type: first, value });
      expect(proved).toMatchObject({ ok: true });
      // A code that proved one operation proves no other; a PIN or password is not a code.
      const other = operation === "withdraw" ? "updateProfile" : "withdraw";
      expect(await spend(own, other)).toMatchObject({ refusal: { code: "step_up_required" } });
      if (first === "EMAIL" || first === "SMS") {
        const again = { ...own, operation: other, type: first, value } as const;
        expect(await room.players.stepUp.verify(again)).toMatchObject({ ok: false });
      }
      expect((await room.players.stepUp.status({ ...own, operation })).status).toBe("VERIFIED");
      expect((await spend(own, operation)).ok).toBe(true);
      expect((await spend(own, operation)).ok).toBe(false);
    },
  );
});

test("[S3.29] every call that an operation stands for asks for a proof of that one", async () => {
  const own = await room.join(sampleMobile(141));
  const refusedFor = (operation: MfaOperation) => ({
    refusal: { code: "step_up_required", stepUp: { operation } },
  });
  const { players } = room;
  expect(await players.setPin({ ...own, pin })).toMatchObject(refusedFor("changeStatus2FA"));
  expect(await players.phone.sendCode({ ...own, phone: undefined })).toMatchObject(
    refusedFor("validatePhone"),
  );
  await room.choosePin(own);
  expect(await players.twoFactor.enable(own)).toMatchObject(refusedFor("enable2fa"));

  const { own: holder } = people.get("a device") ?? { own };
  expect(await players.twoFactor.disable(holder)).toMatchObject(refusedFor("disable2FA"));
  expect(await players.twoFactor.reset(holder)).toMatchObject(refusedFor("resetting 2FA"));
  expect(await players.twoFactor.renewRecoveryCodes(holder)).toMatchObject(
    refusedFor("changeStatus2FA"),
  );
  expect(await players.secondFactor.dueAtSignIn(holder.playerId)).toEqual([
    "TWO_FACTOR_AUTHENTICATION",
  ]);
});

test("a code by letter goes to a confirmed address, and to no other", async () => {
  const own = await room.join();
  const { playerId } = own;
  const sendCode = () => room.players.stepUp.sendCode({ playerId, operation: "withdraw" });
  expect(await sendCode()).toMatchObject({ refusal: { code: "verification_not_accepted" } });
  await room.confirmEmail(own);
  expect(await sendCode()).toMatchObject({
    value: { channel: "EMAIL", to: expect.stringMatching(/^p•••@example\.com$/) },
  });
  await room.world.database.pool.query(
    "UPDATE players.profile SET email = 'else@example.com' WHERE player_id = $1",
    [playerId],
  );
  expect(await sendCode()).toMatchObject({ refusal: { code: "verification_not_accepted" } });
});

test("a code for an operation validates no phone, and one for a phone proves no operation", async () => {
  const own = await room.join();
  await room.confirmEmail(own);
  const operation = "validatePhone" as const;
  await room.players.stepUp.sendCode({ playerId: own.playerId, operation });
  const { code: byLetter } = await room.lastText("operation-code");
  const validate = (code: string) => room.players.phone.validate({ playerId: own.playerId, code });
  expect(await validate(byLetter)).toMatchObject({ refusal: { code: "verification_failed" } });
  await room.players.stepUp.verify({ ...own, operation, type: "EMAIL", value: byLetter });

  await room.letPass("61 seconds");
  await room.players.stepUp.sendCode({ playerId: own.playerId, operation: "withdraw" });
  await room.letPass("61 seconds");
  expect((await room.players.phone.sendCode({ ...own, phone: sampleMobile(142) })).ok).toBe(true);
  const { code } = await room.lastText();
  for (const type of ["EMAIL", "SMS"] as const) {
    const proving = { ...own, operation: "withdraw", type, value: code } as const;
    expect((await room.players.stepUp.verify(proving)).ok).toBe(false);
  }
  expect(await validate(code)).toMatchObject({ value: { status: "VALIDATED" } });
});
