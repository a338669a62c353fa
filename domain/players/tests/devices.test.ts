import { dayMs } from "@croupier/kit/time";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  brand,
  fromHome,
  noMachine,
  openRoom,
  password,
  registrationOf,
  type Room,
} from "./room.ts";

let room: Room;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.world.drop());

async function join(name: string, deviceToken?: string): Promise<string> {
  const joined = await room.players.register({
    ...fromHome,
    deviceToken,
    brand,
    registration: registrationOf({ email: `${name}@example.com`, nickname: name }),
  });
  if (!joined.ok) throw new Error(joined.refusal.code);
  return joined.value.deviceToken;
}

async function signIn(login: string, deviceToken?: string): Promise<string> {
  const entered = await room.players.signIn({
    ...fromHome,
    deviceToken,
    brand: brand.code,
    login,
    password,
    captcha: noMachine,
  });
  if (!entered.ok || entered.value.step !== "in") throw new Error("not in");
  return entered.value.deviceToken;
}

async function countDevices(name: string): Promise<number> {
  const { rows } = await sql`
    SELECT FROM players.known_device JOIN players.profile USING (player_id)
    WHERE email = ${`${name}@example.com`}
  `.execute(room.world.database.db);
  return rows.length;
}

const lettersTo = async (name: string) =>
  (await room.letters())
    .filter(({ recipient }) => recipient === `${name}@example.com`)
    .map(({ template }) => template)
    .filter((template) => template === "new-device");

test("a browser that nobody has used for so long is forgotten, one still in use is not", async () => {
  await join("curlew");
  room.clock.forward(300 * dayMs);
  await signIn("curlew");
  expect(await countDevices("curlew")).toBe(2);
  room.clock.forward(200 * dayMs);
  const before = new Date(room.clock.now.getTime() - 400 * dayMs);
  expect(await room.players.forgetDevicesUnseenSince(before)).toBe(1);
  expect(await countDevices("curlew")).toBe(1);
});

test("whose browser others still use stays known with it: it may tell that somebody excluded is back", async () => {
  const shared = await join("dunlin");
  room.clock.forward(390 * dayMs);
  await join("dotterel", shared);
  room.clock.forward(30 * dayMs);
  const before = new Date(room.clock.now.getTime() - 400 * dayMs);
  await room.players.forgetDevicesUnseenSince(before);
  expect(await countDevices("dunlin")).toBe(1);
});

test("whoever comes back after all their browsers were forgotten is told of the one they came with", async () => {
  await join("whimbrel");
  expect(await lettersTo("whimbrel")).toEqual([]);
  room.clock.forward(500 * dayMs);
  await room.players.forgetDevicesUnseenSince(room.clock.now);
  expect(await countDevices("whimbrel")).toBe(0);
  await signIn("whimbrel");
  expect(await lettersTo("whimbrel")).toEqual(["new-device"]);
});
