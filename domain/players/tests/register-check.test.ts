import { ok } from "@croupier/kit/result";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPlayers, createSaferPlay } from "../src/face.ts";
import type { FindRegister, RegisteredPerson } from "../src/register-check/exclusion-register.ts";
import { brand, fromHome, openRoom, registrationOf, type Room } from "./room.ts";

const asked: RegisteredPerson[] = [];
let answer: boolean | Error = false;
let room: Room;

const register = {
  name: "test",
  async ask(person: RegisteredPerson) {
    asked.push(person);
    if (answer instanceof Error) throw answer;
    return { listed: answer, reference: "r-1" };
  },
};

beforeAll(async () => {
  room = await openRoom({ findRegister: () => register, reportError: () => {} });
});
afterAll(() => room.world.drop());

/** Each is somebody of their own: nobody here is taken for another. */
const postalCodes = { GB: "SW1A 1AA", CW: "0000", MT: "VLT 1117" } as const;
let born = 1950;
function join(name: string, countryCode: "GB" | "CW" | "MT") {
  born += 1;
  const { address } = registrationOf();
  return room.players.register({
    registration: registrationOf({
      email: `${name}@example.com`,
      nickname: name,
      dateOfBirth: `${born}-04-02`,
      address: { ...address, countryCode, postalCode: postalCodes[countryCode] },
    }),
    brand,
    ...fromHome,
    present: { countryCode },
  });
}

/** The part that every way in goes through, with money that never moved. */
function saferPlay(findRegister: FindRegister = () => register) {
  const none = () => Array.from({ length: 3 }, () => ({ minor: 0n, earliest: null }));
  return createSaferPlay({
    database: room.world.database,
    readMoneyUsed: async (_, { players }) =>
      players.map(() => ({ deposit: none(), stake: none(), loss: none(), net: none() })),
    readMoneyHistory: async () => [],
    endSessionsOf: room.players.endSessionsOf,
    provePassword: async () => ok(),
    findRegister,
  });
}

function confirmEmail(playerId: string) {
  return sql`
    INSERT INTO players.confirmed_email (player_id, email, confirmed_at)
    SELECT player_id, email, now() FROM players.profile WHERE player_id = ${playerId}
  `.execute(room.world.database.db);
}

test("who is on the register cannot join where the law asks it, and nothing is left of the try", async () => {
  answer = true;
  expect(await join("listed", "GB")).toEqual({ ok: false, refusal: { code: "self_excluded" } });
  expect(asked.at(-1)).toMatchObject({ email: "listed@example.com", postalCode: "SW1A 1AA" });
  const { rows } = await sql`SELECT 1 FROM players.profile WHERE nickname = 'listed'`.execute(
    room.world.database.db,
  );
  expect(rows).toEqual([]);
});

test("where the law does not ask for it nobody is told to a register", async () => {
  const before = asked.length;
  answer = true;
  expect(await join("curacao", "CW")).toMatchObject({ ok: true });
  expect(asked).toHaveLength(before);
});

test("a register that cannot be asked lets nobody join, and says to come back", async () => {
  answer = new Error("unreachable");
  expect(await join("unlucky", "GB")).toMatchObject({ refusal: { code: "overloaded" } });
});

test("a player who comes onto the register later may withdraw and nothing else, until it says otherwise", async () => {
  answer = false;
  const joined = await join("later", "GB");
  if (!joined.ok) throw new Error(joined.refusal.code);
  const playerId = joined.value.user.id;
  await confirmEmail(playerId);
  const { checkRegister, standing } = saferPlay();
  const told = async () => {
    const now = await standing.of({ playerId });
    return [now?.play.ok, now?.deposit.ok, now?.withdraw.ok];
  };
  await checkRegister({ playerId });
  expect(await told()).toEqual([true, true, true]);
  answer = true;
  await checkRegister({ playerId });
  expect(await told()).toEqual([false, false, true]);
  answer = new Error("unreachable");
  await checkRegister({ playerId });
  expect(await told()).toEqual([false, false, true]);
  expect((await standing.of({ playerId }))?.play).toMatchObject({
    refusal: { code: "self_excluded", source: "register" },
  });
  answer = false;
  await checkRegister({ playerId });
  expect(await told()).toEqual([true, true, true]);
});

test.each([
  ["GB", "keep_out", [false, false, true]],
  ["MT", "last_known", [true, true, true]],
] as const)(
  "in %s the law says of a register that does not answer: %s",
  async (countryCode, _, expected) => {
    answer = false;
    const joined = await join(`silent${countryCode.toLowerCase()}`, countryCode);
    if (!joined.ok) throw new Error(joined.refusal.code);
    const playerId = joined.value.user.id;
    await confirmEmail(playerId);
    const { checkRegister, standing } = saferPlay();
    answer = new Error("unreachable");
    await checkRegister({ playerId, present: { countryCode } });
    const now = await standing.of({ playerId });
    expect([now?.play.ok, now?.deposit.ok, now?.withdraw.ok]).toEqual(expected);
    if (now?.play.ok === false) expect(now.play.refusal.code).toBe("register_unreachable");
    answer = false;
    await checkRegister({ playerId, present: { countryCode } });
    expect((await standing.of({ playerId }))?.play.ok).toBe(true);
  },
);

test("where somebody is counts as well as where they live, and one register is asked once", async () => {
  answer = false;
  const joined = await join("traveller", "CW");
  if (!joined.ok) throw new Error(joined.refusal.code);
  const playerId = joined.value.user.id;
  const { checkRegister } = saferPlay();
  const before = asked.length;
  await checkRegister({ playerId, present: { countryCode: "CW" } });
  expect(asked).toHaveLength(before);
  await checkRegister({ playerId, present: { countryCode: "GB" } });
  expect(asked).toHaveLength(before + 1);
  const { rows } = await sql`
    SELECT register, listed, reference FROM players.register_check WHERE player_id = ${playerId}
  `.execute(room.world.database.db);
  expect(rows).toEqual([{ register: "test", listed: false, reference: "r-1" }]);
});

test("where the law wants a register and none is connected, nobody joins and nobody plays", async () => {
  const bare = createPlayers({ ...room.dependencies, findRegister: () => undefined });
  const { address } = registrationOf();
  const at = (countryCode: "GB" | "CW") =>
    bare.register({
      registration: registrationOf({
        email: `bare${countryCode}@example.com`,
        nickname: `bare${countryCode}`,
        dateOfBirth: "1970-01-09",
        lastName: `Of${countryCode}`,
        address: { ...address, countryCode, postalCode: postalCodes[countryCode] },
      }),
      brand,
      ...fromHome,
    });
  expect(await at("GB")).toEqual({ ok: false, refusal: { code: "country_not_offered" } });
  expect(await at("CW")).toMatchObject({ ok: true });
  answer = false;
  const known = await join("stranded", "GB");
  if (!known.ok) throw new Error(known.refusal.code);
  const { checkRegister, standing } = saferPlay(() => undefined);
  const { id: playerId } = known.value.user;
  await checkRegister({ playerId });
  expect((await standing.of({ playerId }))?.deposit).toMatchObject({
    refusal: { code: "register_unreachable" },
  });
});
