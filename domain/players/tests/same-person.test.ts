import { transact } from "@croupier/database";
import { ok } from "@croupier/kit/result";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSaferPlay } from "../src/face.ts";
import { brand, fromHome, openRoom, registrationOf, type Room } from "./room.ts";
import { sampleMobile } from "../src/phone/sample-mobile.ts";

let room: Room;
let saferPlay: ReturnType<typeof createSaferPlay>;

beforeAll(async () => {
  room = await openRoom();
  const none = () => Array.from({ length: 3 }, () => ({ minor: 0n, earliest: null }));
  saferPlay = createSaferPlay({
    database: room.world.database,
    readMoneyUsed: async (_, { players }) =>
      players.map(() => ({ deposit: none(), stake: none(), loss: none(), net: none() })),
    readMoneyHistory: async () => [],
    endSessionsOf: room.players.endSessionsOf,
    provePassword: async () => ok(),
  });
});
afterAll(() => room.world.drop());

type Details = Partial<ReturnType<typeof registrationOf>>;

/** Somebody in a house of their own, so that only what a story says is shared. */
let houses = 0;
async function join(email: string, change: Details = {}, deviceToken?: string) {
  await sql`DELETE FROM players.attempt`.execute(room.world.database.db);
  const [name = ""] = email.split("@");
  houses += 1;
  return room.players.register({
    registration: registrationOf({
      email,
      nickname: name,
      address: { ...registrationOf().address, line1: `Penstraat ${houses}` },
      ...change,
    }),
    brand,
    ...fromHome,
    deviceToken,
  });
}

async function joined(email: string, change: Details = {}, deviceToken?: string) {
  const answer = await join(email, change, deviceToken);
  if (!answer.ok) throw new Error(answer.refusal.code);
  const { user, token, deviceToken: browser } = answer.value;
  return { id: user.id, token, browser };
}

const codeOf = async (playerId: string) => {
  const standing = await saferPlay.standing.of({ playerId });
  const codes = [standing?.play, standing?.deposit, standing?.marketing].map((one) =>
    one?.ok === false ? one.refusal.code : "yes",
  );
  return new Set(codes);
};

const eventsOf = async (playerId: string) => {
  const { rows } = await sql<{ kind: string; facts: unknown }>`
    SELECT kind, facts FROM players.event WHERE player_id = ${playerId}
  `.execute(room.world.database.db);
  return rows.filter(({ kind }) => /again|person/.test(kind));
};

const phone = sampleMobile(100);

test("who is excluded and joins again under another e-mail is refused, and nothing is left of it", async () => {
  const mara = { firstName: "Mara", lastName: "Okonkwo", dateOfBirth: "1981-03-04", phone };
  const first = await joined("mara@example.com", mara);
  expect(await saferPlay.exclude({ playerId: first.id, months: 6 })).toMatchObject({ ok: true });
  const again = await join("m.okonkwo@elsewhere.example", { ...mara, lastName: "Okonkwo-Reyes" });
  expect(again).toEqual({ ok: false, refusal: { code: "self_excluded" } });
  const { rows } = await sql`
    SELECT 1 FROM players.email_directory WHERE email_folded = 'm.okonkwo@elsewhere.example'
  `.execute(room.world.database.db);
  expect(rows).toEqual([]);
  expect(await eventsOf(first.id)).toEqual([{ kind: "joined_again", facts: {} }]);
  // Whose address is taken is told nothing else than before.
  expect(await join("mara@example.com", mara)).toMatchObject({
    refusal: { code: "registration_not_possible" },
  });
});

test("another e-mail in the browser of before does not help either", async () => {
  const ines = { firstName: "Ines", lastName: "Baptiste", dateOfBirth: "1979-08-12" };
  const first = await joined("ines@example.com", ines);
  await saferPlay.exclude({ playerId: first.id, months: 6 });
  const again = await join("ines.b@example.com", ines, first.browser);
  expect(again).toEqual({ ok: false, refusal: { code: "self_excluded" } });
});

test("somebody much alike joins and is held until staff have looked", async () => {
  const theo = { firstName: "Theo", lastName: "Janssen", dateOfBirth: "1985-05-06" };
  const first = await joined("theo@example.com", theo);
  await saferPlay.exclude({ playerId: first.id, months: 6 });
  const namesake = await joined("theo.j@example.com", theo);
  expect(await codeOf(namesake.id)).toEqual(new Set(["person_in_review"]));
  expect(await eventsOf(namesake.id)).toEqual([{ kind: "same_person_found", facts: {} }]);
  await room.players.signOut(namesake.token);
  await saferPlay.checkPerson(namesake.id);
  expect(await eventsOf(namesake.id)).toHaveLength(1);
});

test("a stranger in the same town on the same day joins and plays", async () => {
  const noor = await joined("noor@example.com", {
    firstName: "Noor",
    lastName: "Haddad",
    dateOfBirth: "1985-05-06",
    consents: { terms: true, privacy: true, marketing: true },
  });
  expect(await codeOf(noor.id)).toEqual(new Set(["yes"]));
});

test("the accounts somebody has already end with the first, and its return opens them", async () => {
  const rosa = {
    firstName: "Rosa",
    lastName: "Lind",
    dateOfBirth: "1969-12-30",
    phone: sampleMobile(200),
  };
  const one = await joined("rosa@example.com", rosa);
  const other = await joined("rosa.lind@example.com", rosa);
  const signedIn = (token: string) =>
    room.players.findSession({ token, brand: brand.code, touch: false });
  expect(await signedIn(other.token)).toBeDefined();
  await saferPlay.exclude({ playerId: one.id, months: 6 });
  expect(await signedIn(one.token)).toBeUndefined();
  expect(await signedIn(other.token)).toBeUndefined();
  expect((await saferPlay.standing.of({ playerId: other.id }))?.deposit).toMatchObject({
    refusal: { code: "self_excluded", source: "person" },
  });
  await sql`
    INSERT INTO players.exclusion_return (player_id, exclusion_id, asked_at, counts_from)
    SELECT player_id, exclusion_id, now(), now() FROM players.exclusion WHERE player_id = ${one.id}
  `.execute(room.world.database.db);
  expect((await saferPlay.standing.of({ playerId: other.id }))?.deposit.ok).toBe(true);
});

test("what has changed since is seen at the next way in", async () => {
  const olga = { firstName: "Olga", lastName: "Sand", dateOfBirth: "1974-02-20" };
  const first = await joined("olga@example.com", olga);
  await saferPlay.exclude({ playerId: first.id, months: null });
  const second = await joined("olga.s@example.com", { ...olga, dateOfBirth: "1991-11-03" });
  expect(await codeOf(second.id)).not.toContain("self_excluded");
  await saferPlay.checkPerson(second.id);
  expect((await saferPlay.standing.of({ playerId: second.id }))?.play.ok).toBe(true);
  await sql`
    UPDATE players.profile SET date_of_birth = '1974-02-20', phone = ${sampleMobile(300)}
    WHERE player_id IN (${first.id}, ${second.id})
  `.execute(room.world.database.db);
  await saferPlay.checkPerson(second.id);
  expect(await codeOf(second.id)).toEqual(new Set(["self_excluded"]));
});

test.each(["joins", "is excluded"] as const)(
  "of a joining and an exclusion at once, one sees the other: who %s comes first",
  async (first) => {
    const self = {
      firstName: "Petra",
      lastName: "Quist",
      dateOfBirth: first === "joins" ? "1961-07-07" : "1962-07-07",
      phone: first === "joins" ? sampleMobile(401) : sampleMobile(402),
    };
    const one = await joined(`petra.${first.slice(0, 2)}@example.com`, self);
    const { pool } = room.world.database;
    const held = await pool.connect();
    const key = "hashtext('players.same_person'), hashtext($1)";
    await held.query(`SELECT pg_advisory_lock(${key})`, [self.dateOfBirth]);
    const acts = {
      joins: () => join(`petra.again.${first.slice(0, 2)}@example.com`, self),
      "is excluded": () => saferPlay.exclude({ playerId: one.id, months: 6 }),
    };
    const early = acts[first]();
    await waiting(1);
    const late = first === "joins" ? acts["is excluded"]() : acts.joins();
    await waiting(2);
    await held.query(`SELECT pg_advisory_unlock(${key})`, [self.dateOfBirth]);
    held.release();
    const [again] = (await Promise.all(first === "joins" ? [early, late] : [late, early])) as [
      Awaited<ReturnType<typeof join>>,
      unknown,
    ];
    if (first === "is excluded")
      expect(again).toMatchObject({ refusal: { code: "self_excluded" } });
    else
      expect(await codeOf(again.ok ? again.value.user.id : "")).toEqual(new Set(["self_excluded"]));
  },
);

/** So many wait for the birthday that the test holds: they get it in the order in which they came. */
async function waiting(count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await room.world.database.pool.query(
          `SELECT 1 FROM pg_locks
           WHERE locktype = 'advisory' AND NOT granted
             AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
        );
        return rows.length;
      },
      { timeout: 20_000 },
    )
    .toBe(count);
}

test("who may be the same is found without reading everybody", async () => {
  const plan = await transact(room.world.database, async (tx) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(tx);
    const { rows } = await sql<{ "QUERY PLAN": string }>`
      EXPLAIN SELECT player_id FROM players.profile
      WHERE date_of_birth = ANY ('{1990-04-02,1990-02-04}'::date[])
      UNION SELECT player_id FROM players.profile WHERE phone = ${phone}
      UNION SELECT player_id FROM players.known_device WHERE device_hash = ANY ('{}'::bytea[])
    `.execute(tx);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  expect(plan).toContain("profile_by_birthday");
  expect(plan).toContain("profile_by_phone");
  expect(plan).toContain("known_device_by_hash");
  expect(plan).not.toContain("Seq Scan");
});

test("an offer is for whoever wants it and may play, and for nobody else", async () => {
  const wants = { consents: { terms: true, privacy: true, marketing: true } };
  const self = { firstName: "Wanda", lastName: "Brook", dateOfBirth: "1966-10-10" };
  const { id } = await joined("wanda@example.com", { ...self, ...wants, phone: sampleMobile(500) });
  await joined("other.w@example.com", { ...self, ...wants, phone: sampleMobile(500) });
  await joined("quiet@example.com", { dateOfBirth: "1958-01-01" });
  const may = (email: string) => saferPlay.mayBeOffered({ brand: brand.code, email });
  expect(await may("Wanda@example.com")).toBe(true);
  expect(await may("quiet@example.com")).toBe(false);
  expect(await may("nobody@example.com")).toBe(false);
  await saferPlay.exclude({ playerId: id, months: 6 });
  expect(await may("wanda@example.com")).toBe(false);
  expect(await may("other.w@example.com")).toBe(false);
});
