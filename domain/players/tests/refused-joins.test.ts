import type { Registration } from "@croupier/contracts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPlayers } from "../src/face.ts";
import {
  brand,
  fromHome,
  listening,
  openRoom,
  password,
  registrationOf,
  type Room,
} from "./room.ts";

let room: Room;
beforeAll(async () => {
  room = await openRoom();
  const joined = await join({ email: "Alice@example.com", nickname: "kingbird" });
  expect(joined.ok).toBe(true);
});
afterAll(() => room.world.drop());

const notPossible = { ok: false, refusal: { code: "registration_not_possible" } };

let house = 0;
/** Each from another household and under another name: only the test about tries runs into them. */
function join(change: Partial<Registration> = {}, address = `10.0.${house + 1}.1`) {
  house += 1;
  const registration = registrationOf({
    email: `p${house}@example.com`,
    nickname: `p${house}`,
    ...change,
  });
  return room.players.register({ ...fromHome, address, brand, registration });
}

const countPlayers = async () => {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::integer AS n FROM players.profile
  `.execute(room.world.database.db);
  return rows[0]?.n;
};

test("a taken e-mail and a taken nickname are refused alike, and nothing is written of either", async () => {
  const before = await countPlayers();
  expect(await join({ email: "alice@EXAMPLE.com", nickname: "wagtail" })).toEqual(notPossible);
  expect(await join({ email: "wagtail@example.com", nickname: "King_Bird" })).toEqual(notPossible);
  expect(await join({ email: "alice@example.com", nickname: "kingbird" })).toEqual(notPossible);
  expect(await countPlayers()).toBe(before);
  // A refused join leaves no claim behind on the name that was free.
  expect(await join({ email: "wagtail@example.com", nickname: "wagtail" })).toMatchObject({
    ok: true,
  });
});

test("the owner of the address is told, in the owner's language, at most once a day", async () => {
  const told = {
    template: "someone-tried-to-join",
    recipient: "Magda@example.com",
    language: "de",
  };
  const owner = { email: told.recipient, nickname: "magpie", language: told.language };
  expect(await join(owner)).toMatchObject({ ok: true });
  const before = (await room.letters()).length;
  const letters = async () =>
    (await room.letters()).slice(before).filter(({ template }) => template === told.template);
  await join({ email: "magda@example.com", language: "es" });
  await join({ email: "magda@example.com" });
  await join({ nickname: "magpie" });
  expect(await letters()).toEqual([told]);
  room.clock.forward(24 * 3_600_000);
  await join({ email: "magda@example.com" });
  expect(await letters()).toEqual([told, told]);
});

test("both refusals take the same steps in the database", async () => {
  const steps = async (change: Partial<Registration>) => {
    const { database, texts } = listening(room);
    const players = createPlayers({ ...room.dependencies, database });
    const registration = registrationOf({ email: "new@example.com", nickname: "new", ...change });
    const address = `10.1.${(house += 1)}.1`;
    expect(await players.register({ ...fromHome, address, brand, registration })).toEqual(
      notPossible,
    );
    return texts;
  };
  const [byEmail, byNickname] = [
    await steps({ email: "alice@example.com" }),
    await steps({ nickname: "kingbird" }),
  ];
  expect(byEmail.at(-1)).toBe("RELEASE SAVEPOINT letter");
  expect(byNickname.at(-1)).toBe("ROLLBACK TO SAVEPOINT letter");
  expect(byEmail.length).toBeGreaterThan(8);
  expect(byEmail.slice(0, -1)).toEqual(byNickname.slice(0, -1));
});

test("of twenty who want one name at the same moment one gets it", async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      join({ email: `race${index}@example.com`, nickname: "heron" }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter((answer) => !answer.ok)).toEqual(
    Array.from({ length: 19 }, () => notPossible),
  );
});

test("another brand is another house: the same e-mail joins there", async () => {
  const marlin = { ...brand, code: "marlin", name: "Marlin" };
  const registration = registrationOf({ email: "alice@example.com", nickname: "kingbird" });
  const address = "10.2.0.1";
  const joined = await room.players.register({ ...fromHome, address, brand: marlin, registration });
  expect(joined).toMatchObject({ ok: true });
});

test("who asks for taken names again and again has to wait, and learns nothing more", async () => {
  const address = "203.0.113.50";
  for (let tries = 0; tries < 10; tries += 1) {
    expect(await join({ email: "alice@example.com" }, address)).toEqual(notPossible);
  }
  expect(await join({ email: "alice@example.com" }, address)).toEqual({
    ok: false,
    refusal: { code: "too_many_attempts", retryAfterSeconds: 3_600 },
  });
  expect(await join({ email: "free@example.com" }, address)).toMatchObject({ ok: false });
  expect(await join({ email: "free@example.com" }, "203.0.113.51")).toMatchObject({ ok: true });
});

test("a crowd that joins from one address is not held back", async () => {
  const joined = await Promise.all(
    Array.from({ length: 15 }, (_, index) =>
      join({ email: `crowd${index}@example.com`, nickname: `crowd${index}` }, "203.0.113.60"),
    ),
  );
  expect(joined.every(({ ok }) => ok)).toBe(true);
});

test("neither password nor token is anywhere in the tables", async () => {
  const joined = await join();
  if (!joined.ok) throw new Error(joined.refusal.code);
  const { rows } = await sql<{ everything: string }>`
    SELECT coalesce(string_agg(t::text, ' '), '') AS everything FROM (
      SELECT to_jsonb(c) FROM players.credential AS c
      UNION ALL SELECT to_jsonb(s) FROM players.session AS s
      UNION ALL SELECT to_jsonb(d) FROM players.session_directory AS d
      UNION ALL SELECT to_jsonb(p) FROM players.profile AS p
      UNION ALL SELECT to_jsonb(o) FROM support.outbox AS o
    ) AS t
  `.execute(room.world.database.db);
  const everything = rows[0]?.everything ?? "";
  expect(everything).toContain("argon2id");
  expect(everything).not.toContain(password);
  expect(everything).not.toContain(joined.value.token);
  const { db } = room.world.database;
  const shortest = await sql<{ bytes: number }>`
    SELECT min(octet_length(token_hash)) AS bytes FROM players.session
  `.execute(db);
  expect(shortest.rows).toEqual([{ bytes: 32 }]);
});

test("a consent cannot be edited or removed by the app", async () => {
  const { db } = room.world.database;
  await expect(sql`UPDATE players.consent SET given = true`.execute(db)).rejects.toThrow(/denied/);
  await expect(sql`DELETE FROM players.consent`.execute(db)).rejects.toThrow(/denied/);
});
