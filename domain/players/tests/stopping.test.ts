import { ok } from "@croupier/kit/result";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createSaferPlay } from "../src/face.ts";
import { password } from "./room.ts";
import { openVerification, type VerificationRoom } from "./verification-room.ts";

let room: VerificationRoom;
let saferPlay: ReturnType<typeof createSaferPlay>;
beforeEach(async () => {
  room = await openVerification();
  const { provePassword, provePasswordToStop, endSessionsOf } = room.players;
  const none = () => Array.from({ length: 3 }, () => ({ minor: 0n, earliest: null }));
  saferPlay = createSaferPlay({
    database: room.world.database,
    readMoneyUsed: async (_, { players }) =>
      players.map(() => ({ deposit: none(), stake: none(), loss: none(), net: none() })),
    readMoneyHistory: async () => [],
    endSessionsOf,
    provePassword,
    provePasswordToStop,
  });
});
afterEach(() => room.world.drop());

const blocked = { ok: false, refusal: { code: "verification_blocked" } };

async function guess(times: number, prove: (asked: { password: string }) => Promise<unknown>) {
  for (let tries = 0; tries < times; tries += 1) await prove({ password: "a wrong guess" });
}

test("guesses at stopping are counted too, and leave everything else alone", async () => {
  const { playerId } = await room.join();
  await guess(5, (asked) => saferPlay.excludeMyself({ playerId, months: 6, ...asked }));
  expect(await saferPlay.excludeMyself({ playerId, months: 6, password })).toMatchObject(blocked);
  expect(await room.players.provePassword({ playerId, password })).toEqual(ok());
});

test("a limit that stops play takes no password, whatever was guessed", async () => {
  const { playerId } = await room.join();
  await guess(5, (asked) => room.players.provePassword({ playerId, ...asked }));
  await guess(5, (asked) => saferPlay.takeBreak({ playerId, hours: 24, ...asked }));
  const nothing = { playerId, kind: "stake", window: "day", value: 0n } as const;
  expect(await saferPlay.limits.set(nothing)).toMatchObject({ ok: true, value: { counts: "now" } });
  expect((await saferPlay.standing.of({ playerId }))?.play).toMatchObject({
    refusal: { code: "limit_reached" },
  });
});

test("whoever mistyped the password elsewhere, or was guessed at, can still stop playing", async () => {
  const { playerId } = await room.join();
  await guess(5, (asked) => room.players.provePassword({ playerId, ...asked }));
  expect(await room.players.provePassword({ playerId, password })).toMatchObject(blocked);
  expect(await saferPlay.takeBreak({ playerId, hours: 24, password })).toMatchObject({ ok: true });
  expect(await saferPlay.excludeMyself({ playerId, months: 6, password })).toMatchObject({
    ok: true,
  });
  // Coming back protects nobody.
  expect(await saferPlay.comeBack({ playerId, password })).toMatchObject(blocked);
});
