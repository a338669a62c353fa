import type { Transact } from "@croupier/database";
import { transact } from "@croupier/database";
import { ok } from "@croupier/kit/result";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lockPlayer } from "../src/documents/document-store.ts";
import { createPlayerDesk, createSaferPlay } from "../src/face.ts";
import { actBehind } from "./behind-a-lock.ts";
import { openVerification, type Own, type VerificationRoom } from "./verification-room.ts";
import { sampleMobile } from "../src/phone/sample-mobile.ts";

const staffId = "0199f0a0-0000-7000-8000-00000000f00d";
let room: VerificationRoom;
let desk: ReturnType<typeof createPlayerDesk>;
beforeAll(async () => {
  room = await openVerification();
  desk = createPlayerDesk({
    database: room.world.database,
    endSessionsOf: room.players.endSessionsOf,
    queueLetter: room.dependencies.queueLetter,
    brandNameOf: async () => "Kingfisher",
    record: async () => {},
    countExportedToday: async () => 0,
    ownSessions: { list: async () => [], endOne: async () => {} },
  });
});
afterAll(() => room.world.drop());

const behind = <Answer>(
  { playerId }: Own,
  change: (tx: Transact) => Promise<unknown>,
  act: () => Promise<Answer>,
) => actBehind(room.world, playerId, change, act);

describe("of two acts about one player, the second knows what the first did:", () => {
  test("an address that was just confirmed gets no letter to confirm it", async () => {
    const own = await room.join();
    const confirm = (tx: Transact) =>
      sql`
        INSERT INTO players.confirmed_email (player_id, email, confirmed_at)
        SELECT player_id, email, now() FROM players.profile WHERE player_id = ${own.playerId}
      `.execute(tx);
    room.clock.forward(25 * 3_600_000);
    expect(await behind(own, confirm, () => room.players.email.resend(own.playerId))).toEqual({
      ok: false,
      refusal: { code: "email_confirmed" },
    });
  });

  test("an account that was just closed and blocked is closed again when it is unblocked", async () => {
    const own = await room.join();
    const { playerId } = own;
    const close = async (tx: Transact) => {
      await sql`
        UPDATE players.profile SET status = 'blocked' WHERE player_id = ${playerId}
      `.execute(tx);
      await sql`
        INSERT INTO players.closing (player_id, closing_id, closed_at)
        VALUES (${playerId}, gen_random_uuid(), now())
      `.execute(tx);
    };
    const unblock = { playerId, staffId, wanted: "active", reason: "looked at" } as const;
    expect(await behind(own, close, () => desk.changeStatus(unblock))).toMatchObject({ ok: true });
    const { rows } = await sql`
      SELECT status FROM players.profile WHERE player_id = ${playerId}
    `.execute(room.world.database.db);
    expect(rows).toEqual([{ status: "closed" }]);
  });

  test("staff may ask to take away a PIN that was just chosen", async () => {
    const own = await room.join();
    const { playerId } = own;
    const choose = (tx: Transact) =>
      sql`
        INSERT INTO players.credential (player_id, kind, hash, changed_at)
        VALUES (${playerId}, 'pin_code', 'a hash', now())
      `.execute(tx);
    const asked = { playerId, staffId, reason: "Lost the phone" };
    expect(await behind(own, choose, () => desk.askReset(asked))).toMatchObject({ ok: true });
  });

  test("a wish to be forgotten that staff are just granting is not taken back behind them", async () => {
    const own = await room.join();
    const { playerId } = own;
    expect(await room.players.erasure.ask(playerId)).toEqual({ ok: true });
    await behind(
      own,
      async () => {},
      () => room.players.erasure.withdraw(playerId),
    );
    expect((await room.players.erasure.read(playerId))?.state).toBe("WITHDRAWN");
  });

  test("a number that was just validated is not changed without the proof that takes", async () => {
    const own = await room.join(sampleMobile(1));
    const validate = (tx: Transact) =>
      sql`
        INSERT INTO players.validated_phone (player_id, phone)
        VALUES (${own.playerId}, ${sampleMobile(1)})
      `.execute(tx);
    const wish = { ...own, phone: sampleMobile(2) };
    expect(await behind(own, validate, () => room.players.phone.sendCode(wish))).toMatchObject({
      refusal: { code: "step_up_required", stepUp: { operation: "changeStatus2FA" } },
    });
  });

  test("what has waited happens after what it waited for", async () => {
    const own = await room.join();
    let waited = new Date(0);
    const now = await actBehind(
      room.world,
      own.playerId,
      async () => {},
      async () => {
        const locked = await transact(room.world.database, (tx) => lockPlayer(tx, own.playerId));
        return locked?.now;
      },
      async () => {
        const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(
          room.world.database.db,
        );
        waited = rows[0]?.now ?? waited;
      },
    );
    expect(now?.getTime()).toBeGreaterThanOrEqual(waited.getTime());
  });

  test("of two questions to a register, the later one counts, however late the first is answered", async () => {
    const own = await room.join();
    const { playerId } = own;
    await sql`
      UPDATE players.profile SET country_code = 'GB' WHERE player_id = ${playerId}
    `.execute(room.world.database.db);
    const answers: ((listed: boolean) => void)[] = [];
    const slow = {
      name: "slow",
      ask: () =>
        new Promise<{ listed: boolean; reference: string }>((resolve) =>
          answers.push((listed) => resolve({ listed, reference: "r-1" })),
        ),
    };
    const none = () => Array.from({ length: 3 }, () => ({ minor: 0n, earliest: null }));
    const { checkRegister, standing } = createSaferPlay({
      database: room.world.database,
      readMoneyUsed: async (_, { players }) =>
        players.map(() => ({ deposit: none(), stake: none(), loss: none(), net: none() })),
      readMoneyHistory: async () => [],
      endSessionsOf: room.players.endSessionsOf,
      provePassword: async () => ok(),
      findRegister: () => slow,
    });
    const first = checkRegister({ playerId });
    await expect.poll(() => answers.length, { timeout: 20_000 }).toBe(1);
    const second = checkRegister({ playerId });
    await expect.poll(() => answers.length, { timeout: 20_000 }).toBe(2);
    answers[1]?.(true);
    await second;
    answers[0]?.(false);
    await first;
    expect((await standing.of({ playerId }))?.play).toMatchObject({
      refusal: { code: "self_excluded", source: "register" },
    });
  });
});
