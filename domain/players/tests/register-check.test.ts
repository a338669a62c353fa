import { ok } from "@croupier/kit/result";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSaferPlay } from "../src/face.ts";
import type { RegisteredPerson } from "../src/register-check/exclusion-register.ts";
import { brand, fromHome, openRoom, registrationOf, type Room } from "./room.ts";

const inBritain = { ...fromHome, present: { countryCode: "GB" } };
const asked: RegisteredPerson[] = [];
let answer: boolean | Error = false;
let room: Room;

const register = {
  name: "test",
  async isListed(person: RegisteredPerson) {
    asked.push(person);
    if (answer instanceof Error) throw answer;
    return answer;
  },
};

beforeAll(async () => {
  room = await openRoom({ exclusionRegister: register, reportError: () => {} });
});
afterAll(() => room.world.drop());

function join(name: string, countryCode: "GB" | "CW") {
  const { address } = registrationOf();
  return room.players.register({
    registration: registrationOf({
      email: `${name}@example.com`,
      nickname: name,
      address: { ...address, countryCode },
    }),
    brand,
    ...(countryCode === "GB" ? inBritain : fromHome),
  });
}

/** The part that every way in goes through, with money that never moved. */
function saferPlay() {
  const none = () => Array.from({ length: 3 }, () => ({ minor: 0n, earliest: null }));
  return createSaferPlay({
    database: room.world.database,
    readMoneyUsed: async () => ({ deposit: none(), stake: none(), loss: none(), net: none() }),
    readMoneyHistory: async () => [],
    endSessionsOf: room.players.endSessionsOf,
    provePassword: async () => ok(),
    register,
  });
}

test("who is on the register cannot join where the law asks it, and nothing is left of the try", async () => {
  answer = true;
  expect(await join("listed", "GB")).toEqual({ ok: false, refusal: { code: "self_excluded" } });
  expect(asked.at(-1)).toMatchObject({ email: "listed@example.com", postalCode: "0000" });
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
  await sql`
    INSERT INTO players.confirmed_email (player_id, email, confirmed_at)
    VALUES (${playerId}, 'later@example.com', now())
  `.execute(room.world.database.db);
  const { checkRegister, standing } = saferPlay();
  const told = async () => {
    const now = await standing.of({ playerId });
    return [now?.play.ok, now?.deposit.ok, now?.withdraw.ok];
  };
  await checkRegister(playerId);
  expect(await told()).toEqual([true, true, true]);
  answer = true;
  await checkRegister(playerId);
  expect(await told()).toEqual([false, false, true]);
  answer = new Error("unreachable");
  await checkRegister(playerId);
  expect(await told()).toEqual([false, false, true]);
  answer = false;
  await checkRegister(playerId);
  expect(await told()).toEqual([true, true, true]);
});
