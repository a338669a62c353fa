import type { Registration } from "@croupier/contracts";
import { transact } from "@croupier/database";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createReferrals, type PersonFacts, type Referrals } from "../src/face.ts";

const now = new Date("2026-11-21T12:00:00Z");
const people = new Map<string, PersonFacts>();
const confirmed = new Set<string>();
let world: FreshDatabase;
let referrals: Referrals;
beforeAll(async () => {
  world = await freshDatabase();
  referrals = createReferrals({
    database: world.database,
    clock: () => now,
    findPerson: async (_, playerId) => people.get(playerId),
    findConfirmed: async (_, playerIds) => new Set(playerIds.filter((id) => confirmed.has(id))),
  });
});
afterAll(() => world.drop());

function describeSomebody(change: Partial<PersonFacts> = {}): PersonFacts {
  // Of a name its letters count: digits are written as letters, or two people may be one.
  const name = uuidv7()
    .slice(-12)
    .replaceAll(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)));
  return {
    email: `${name}@example.com`,
    phone: undefined,
    firstName: name,
    lastName: "Berg",
    dateOfBirth: "1990-01-01",
    ...change,
  };
}

/** Somebody joins, with a code or without. */
async function join(
  code?: string,
  change: Partial<PersonFacts> = {},
  brand = "kingfisher",
): Promise<string> {
  const playerId = uuidv7();
  const { phone, ...person } = describeSomebody(change);
  people.set(playerId, { ...person, phone });
  const referral: Registration["referral"] =
    code === undefined ? undefined : { code, type: "PROFILE", sharingMethod: "raf_copy" };
  await transact(world.database, (tx) =>
    referrals.capture(tx, {
      playerId,
      brand,
      joinedAt: now,
      registration: {
        ...person,
        ...(phone === undefined ? {} : { phone }),
        ...(referral === undefined ? {} : { referral }),
      },
    }),
  );
  return playerId;
}

const read = (playerId: string, brand = "kingfisher") => referrals.read({ playerId, brand });

describe("[S4.17] a player's own code", () => {
  test("is there from the first moment and stays", async () => {
    const fay = await join();
    const { code, friends } = await read(fay);
    expect(code).toMatch(/^P[0-9A-Z]{8}$/);
    expect((await read(fay)).code).toBe(code);
    expect(friends).toEqual({ joined: 0, confirmed: 0, newest: [] });
  });

  test("is made when whoever joined before there were any first looks, once for all at once", async () => {
    const early = uuidv7();
    const looks = await Promise.all(Array.from({ length: 5 }, () => read(early)));
    const later = await read(early);
    expect(looks.every(({ code }) => code.startsWith("P"))).toBe(true);
    expect(later.code).toBe((await read(early)).code);
  });

  test("says of a friend the day and a word, and nothing else", async () => {
    const fay = await join();
    const { code } = await read(fay);
    const finn = await join(code);
    expect((await read(fay)).friends).toEqual({
      joined: 1,
      confirmed: 0,
      newest: [{ joinedOn: "2026-11-21", status: "JOINED" }],
    });
    confirmed.add(finn);
    const { friends } = await read(fay);
    expect(friends).toEqual({
      joined: 1,
      confirmed: 1,
      newest: [{ joinedOn: "2026-11-21", status: "CONFIRMED" }],
    });
    expect(JSON.stringify(friends)).not.toContain(finn);
  });

  test("counts all and lists the newest fifty", async () => {
    const fay = await join();
    const { code } = await read(fay);
    for (let count = 0; count < 53; count += 1) await join(code);
    const { friends } = await read(fay);
    expect([friends.joined, friends.newest.length]).toEqual([53, 50]);
  });
});

describe("whom nobody brought", () => {
  test.each([
    ["a code that nobody has", "P22222222"],
    ["a partner's", "partner-7"],
    ["none", undefined],
  ])("%s: the person joins all the same", async (_, code) => {
    const finn = await join(code);
    expect((await read(finn)).code).toMatch(/^P/);
  });

  test.each<[string, Partial<PersonFacts>]>([
    ["their mailbox under a tag", { email: "fay+again@example.com" }],
    ["their phone", { phone: "+59991234567" }],
    ["their name and day of birth", { firstName: "Fay", lastName: "Moss" }],
  ])("whoever joins again with %s is brought by nobody, silently", async (_, again) => {
    const facts = { email: "fay@example.com", phone: "+59991234567", firstName: "Fay" };
    const fay = await join(undefined, { ...facts, lastName: "Moss" });
    const { code } = await read(fay);
    const second = await join(code, again);
    expect((await read(fay)).friends.joined).toBe(0);
    expect((await read(second)).code).not.toBe(code);
  });

  test("whoever joins another brand with it", async () => {
    const fay = await join();
    const { code } = await read(fay);
    await join(code, {}, "marlin");
    expect((await read(fay)).friends.joined).toBe(0);
  });
});
