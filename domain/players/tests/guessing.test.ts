import type { MfaOperation, VerificationType } from "@croupier/contracts";
import { transact } from "@croupier/database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { brand, fromHome, password } from "./room.ts";
import { openVerification, pin, type Own, type VerificationRoom } from "./verification-room.ts";
import { sampleMobile } from "../src/phone/sample-mobile.ts";

let room: VerificationRoom;
beforeAll(async () => {
  room = await openVerification({
    mfaOperations: [
      { operation: "withdraw", methods: ["TWO_FACTOR_AUTHENTICATION"] },
      { operation: "updateProfile", methods: ["PIN_CODE"] },
      { operation: "validatePhone", methods: ["SMS"] },
    ],
  });
});
afterAll(() => room.world.drop());

/** One more session of the same player, as from another browser. */
async function enterAgain({ playerId }: Own, secondStep?: () => string): Promise<Own> {
  const user = await room.players.findUser(playerId);
  const login = user?.email ?? "";
  const first = await room.players.signIn({ ...fromHome, brand: brand.code, login, password });
  if (!first.ok) throw new Error(first.refusal.code);
  if (first.value.step === "in") return { playerId, sessionId: first.value.session.sessionId };
  const second = await room.players.signInSecondStep({
    ...fromHome,
    brand: brand.code,
    partialToken: first.value.partialToken,
    method: "TWO_FACTOR_AUTHENTICATION",
    code: secondStep?.() ?? "",
  });
  if (!second.ok) throw new Error(second.refusal.code);
  return { playerId, sessionId: second.value.session.sessionId };
}

type Suspect = {
  readonly sessions: readonly [Own, Own];
  readonly operation: MfaOperation;
  /** The right answer of this moment. */
  readonly right: () => Promise<string>;
};

let phones = 0;

const suspects: Readonly<Record<VerificationType, () => Promise<Suspect>>> = {
  async PASSWORD() {
    const own = await room.join();
    const sessions = [own, await enterAgain(own)] as const;
    return { sessions, operation: "withdraw", right: async () => password };
  },
  async PIN_CODE() {
    const own = await room.join();
    await room.choosePin(own);
    const sessions = [own, await enterAgain(own)] as const;
    return { sessions, operation: "updateProfile", right: async () => pin };
  },
  async SMS() {
    phones += 1;
    const own = await room.join(sampleMobile(160 + phones));
    await room.stepUpFor(own, "validatePhone");
    await room.validatePhone(own);
    const sessions = [own, await enterAgain(own)] as const;
    return { sessions, operation: "validatePhone", right: () => codeFor(own) };
  },
  async EMAIL() {
    const own = await room.join();
    await room.confirmEmail(own);
    const sessions = [own, await enterAgain(own)] as const;
    return { sessions, operation: "validatePhone", right: () => codeFor(own, "operation-code") };
  },
  async TWO_FACTOR_AUTHENTICATION() {
    const own = await room.join();
    const { secret } = await room.enrol(own);
    const now = () => {
      room.clock.forward(30_000);
      return room.codeFrom(secret);
    };
    const sessions = [own, await enterAgain(own, now)] as const;
    return { sessions, operation: "withdraw", right: async () => now() };
  },
};

/** A fresh code, with the hour gone in which no more would be sent. */
async function codeFor({ playerId }: Own, template?: "operation-code"): Promise<string> {
  await room.letPass("61 minutes");
  const sent = await room.players.stepUp.sendCode({ playerId, operation: "validatePhone" });
  if (!sent.ok) throw new Error(sent.refusal.code);
  return (await room.lastText(template)).code;
}

const factors = Object.keys(suspects) as VerificationType[];

describe.each(factors)("F12: whoever guesses at %s", (type) => {
  test("[S3.9] has five tries over all sessions, is blocked in each, and is told for how long", async () => {
    const { sessions, operation, right } = await suspects[type]();
    const verify = (own: Own, value: string) =>
      room.players.stepUp.verify({ ...own, operation, type, value });
    for (const [made, attemptsLeft] of [4, 3, 2, 1, 0].entries()) {
      const own = sessions[made % 2] ?? sessions[0];
      expect(await verify(own, "000001")).toEqual({
        ok: false,
        refusal: { code: "verification_failed", attemptsLeft },
      });
    }
    for (const own of sessions) {
      const status = await room.players.stepUp.status({ ...own, operation });
      expect(status.status).toBe("BLOCKED");
      expect(status.remainingBlockingTime).toBeGreaterThan(880);
      expect(status.remainingBlockingTime).toBeLessThanOrEqual(900);
    }
    // The right answer does not open it either, and to try it makes the wait no longer.
    await room.letPass("14 minutes");
    const blocked = await verify(sessions[1], "000002");
    expect(blocked).toMatchObject({ refusal: { code: "verification_blocked" } });
    await room.letPass("1 minute");
    expect(await verify(sessions[1], await right())).toMatchObject({ ok: true });
  });

  test("has twenty tries a day, however often the right answer came in between", async () => {
    const { sessions, operation, right } = await suspects[type]();
    const verify = (value: string) =>
      room.players.stepUp.verify({ ...sessions[0], operation, type, value });
    let wrong = 0;
    for (let round = 1; round <= 5; round += 1) {
      for (let made = 0; made < 4; made += 1) {
        const answer = await verify("000001");
        if (!answer.ok && answer.refusal.code === "verification_failed") wrong += 1;
      }
      // Two hours and a half a round: the codes of a day suffice, and no row blocks.
      await room.letPass("90 minutes");
      if (round < 5) expect(await verify(await right())).toMatchObject({ ok: true });
    }
    expect(wrong).toBe(20);
    expect(await verify("000001")).toMatchObject({ refusal: { code: "verification_blocked" } });
    await room.letPass("24 hours");
    expect(await verify(await right())).toMatchObject({ ok: true });
  });
});

test.each(["SMS", "EMAIL"] as const)(
  "F12: ten codes a day go by %s, and no eleventh",
  async (type) => {
    const { sessions, operation } = await suspects[type]();
    const { playerId } = sessions[0];
    const send = () => room.players.stepUp.sendCode({ playerId, operation });
    await room.letPass("25 hours");
    for (let sent = 1; sent <= 10; sent += 1) {
      expect((await send()).ok).toBe(true);
      await room.letPass("21 minutes");
    }
    const refused = await send();
    expect(refused).toMatchObject({ refusal: { code: "too_many_codes" } });
    const wait =
      refused.ok || refused.refusal.code !== "too_many_codes"
        ? 0
        : refused.refusal.retryAfterSeconds;
    expect(wait).toBeGreaterThan(20 * 3_600);
    await room.letPass("21 hours");
    expect((await send()).ok).toBe(true);
  },
);

describe("E: a proof", () => {
  const spend = (own: Own, operation: MfaOperation) =>
    transact(room.world.database, (tx) => room.players.stepUp.spend(tx, { ...own, operation }));

  test.each(factors)(
    "with %s opens nothing in another session of the same player",
    async (type) => {
      const { sessions, operation, right } = await suspects[type]();
      const [here, elsewhere] = sessions;
      const value = await right();
      expect((await room.players.stepUp.verify({ ...here, operation, type, value })).ok).toBe(true);
      expect((await room.players.stepUp.status({ ...elsewhere, operation })).status).toBe(
        "REQUIRED",
      );
      expect(await spend(elsewhere, operation)).toMatchObject({
        refusal: { code: "step_up_required", stepUp: { operation } },
      });
      expect((await spend(here, operation)).ok).toBe(true);
    },
  );
});

test.each(["SMS", "EMAIL", "TWO_FACTOR_AUTHENTICATION"] as const)(
  "F13: of twenty that send one code of %s at the same moment, in two sessions, one is proved",
  async (type) => {
    const { sessions, operation, right } = await suspects[type]();
    const value = await right();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        room.players.stepUp.verify({
          ...(sessions[index % 2] ?? sessions[0]),
          operation,
          type,
          value,
        }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  },
);
