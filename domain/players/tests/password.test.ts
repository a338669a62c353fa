import { sql, type KyselyPlugin } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createPlayers, type Players } from "../src/face.ts";
import type { Letter, QueueLetter } from "../src/letters.ts";
import {
  brand,
  forgetTries,
  fromHome,
  joinAlice,
  listening,
  noMachine,
  openRoom,
  password,
  type Room,
} from "./room.ts";

let room: Room;
let playerId: string;
const sent: Letter[] = [];
const another = "a heron stands in the reeds";
const over = { ok: false, refusal: { code: "password_reset_over" } };

/** Reads what a letter says, which the outbox of this room does not keep. */
const reading =
  (queueLetter: QueueLetter): QueueLetter =>
  async (tx, letter) => {
    sent.push(letter);
    await queueLetter(tx, letter);
  };

beforeAll(async () => {
  const opened = await openRoom();
  const dependencies = {
    ...opened.dependencies,
    queueLetter: reading(opened.dependencies.queueLetter),
  };
  room = { ...opened, dependencies, players: createPlayers(dependencies) };
  playerId = await joinAlice(room.players);
});
afterAll(() => room.world.drop());
beforeEach(async () => {
  forgetTries(room);
  // Guesses are counted by the database's clock, which no test moves.
  await sql`DELETE FROM players.guess`.execute(room.world.database.db);
  sent.length = 0;
});

const ask = (email: string, { players = room.players, address = "198.51.100.7" } = {}) =>
  players.askForPassword({
    brand,
    email,
    address,
    captcha: noMachine,
    language: "en",
    page: "https://site/login/new",
  });

const reset = (token: string, secret: string, address = "198.51.100.7") =>
  room.players.resetPassword({ brand: brand.code, token, password: secret, address });

async function linkOf(email: string): Promise<string> {
  await ask(email);
  return sent.at(-1)?.facts["link"]?.split("#")[1] ?? "";
}

async function signIn(secret: string): Promise<string> {
  const answer = await room.players.signIn({
    ...fromHome,
    brand: brand.code,
    login: "kingbird",
    password: secret,
    captcha: noMachine,
  });
  if (!answer.ok) return answer.refusal.code;
  return answer.value.step === "in" ? answer.value.token : answer.value.step;
}

const isLive = async (token: string, players: Players = room.players) =>
  (await players.findSession({ token, brand: brand.code, touch: false })) !== undefined;

/** The room's database, and what happens between a statement that reads so and its answer. */
function afterStatement(reads: RegExp, happen: () => Promise<void>) {
  const asked = new WeakSet<object>();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (node.kind === "RawNode" && reads.test(node.sqlFragments.join("?"))) asked.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (asked.has(queryId)) await happen();
      return result;
    },
  };
  const { database } = room.world;
  return { ...database, db: database.db.withPlugin(plugin) };
}

async function putBack(): Promise<void> {
  expect(await reset(await linkOf("alice@example.com"), password)).toMatchObject({ ok: true });
}

describe("F11: asking for a new password", () => {
  test("answers alike and takes the same steps for a known and an unknown address", async () => {
    const stepsOf = async (email: string) => {
      const { database, texts } = listening(room);
      const players = createPlayers({ ...room.dependencies, database });
      const before = sent.length;
      expect(await ask(email, { players })).toEqual({ ok: true });
      const ends = /^(RELEASE|ROLLBACK TO) SAVEPOINT letter$/;
      return {
        steps: texts.map((text) => text.replace(ends, "END OF SAVEPOINT letter")),
        lettersWritten: sent.length - before,
      };
    };
    const known = await stepsOf("alice@example.com");
    expect(known.steps.length).toBeGreaterThan(8);
    expect(known.lettersWritten).toBe(1);
    expect(await stepsOf("nobody@example.com")).toEqual(known);
  });

  test("sends a letter to the owner, and nobody else has one", async () => {
    const before = (await room.letters()).length;
    await ask("nobody@example.com");
    expect(await room.letters()).toHaveLength(before);
    await ask("ALICE@example.com");
    expect((await room.letters()).at(-1)).toEqual({
      template: "password-reset",
      recipient: "alice@example.com",
      language: "en",
    });
  });

  test("fills no mailbox: the fourth in an hour is not sent, and the answer is the same", async () => {
    const before = (await room.letters()).length;
    for (let asked = 0; asked < 6; asked += 1) {
      expect(await ask("alice@example.com", { address: `10.1.0.${asked}` })).toEqual({ ok: true });
    }
    expect((await room.letters()).length - before).toBe(3);
  });

  test("ten questions from one address in an hour are the last, known or not", async () => {
    const address = "203.0.113.77";
    for (let asked = 0; asked < 10; asked += 1) await ask(`who${asked}@example.com`, { address });
    const refused = { ok: false, refusal: { code: "too_many_attempts", retryAfterSeconds: 3600 } };
    expect(await ask("alice@example.com", { address })).toEqual(refused);
    expect(await ask("nobody@example.com", { address })).toEqual(refused);
  });
});

describe("F12: the link of the letter", () => {
  test("opens a new password once; sessions and other links end with the old one", async () => {
    const session = await signIn(password);
    const older = await linkOf("alice@example.com");
    const token = await linkOf("alice@example.com");
    expect(await reset(token, another)).toEqual({ ok: true });
    expect(await isLive(session)).toBe(false);
    expect(await reset(token, password)).toEqual(over);
    expect(await reset(older, password)).toEqual(over);
    expect(await signIn(password)).toBe("wrong_credentials");
    expect(await signIn(another)).toMatch(/^[\w-]{43}$/);
    expect(sent.map(({ template }) => template)).toContain("password-changed");
    await putBack();
  });

  test("opens for one of twenty that come at the same moment", async () => {
    const token = await linkOf("alice@example.com");
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reset(token, password, `10.2.0.${index}`)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test.each<[minutes: number, opens: boolean]>([
    [59, true],
    [60, false],
  ])("after %i minutes opens: %s", async (minutes, opens) => {
    const token = await linkOf("alice@example.com");
    room.clock.forward(minutes * 60_000);
    expect((await reset(token, password)).ok).toBe(opens);
  });

  test("is kept as a hash alone", async () => {
    const token = await linkOf("alice@example.com");
    const { rows } = await sql<{ row: string }>`
      SELECT to_jsonb(r)::text AS row FROM players.password_reset AS r
    `.execute(room.world.database.db);
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toContain(token);
  });

  test("takes no password that others would guess, and stays good for a better one", async () => {
    const token = await linkOf("alice@example.com");
    const common = { ok: false, refusal: { code: "password_too_common" } };
    expect(await reset(token, "password123")).toEqual(common);
    expect(await reset(token, "alice@example.com")).toEqual(common);
    expect(await reset(token, password)).toEqual({ ok: true });
  });

  test("is not found by guessing: ten wrong ones from an address are the last", async () => {
    const address = "203.0.113.78";
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await reset("A".repeat(42) + String(tries), another, address)).toEqual(over);
    }
    const token = await linkOf("alice@example.com");
    expect(await reset(token, another, address)).toMatchObject({
      refusal: { code: "too_many_attempts" },
    });
  });

  test("lifts the lock that wrong guesses at the old password brought", async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      await room.players.signIn({
        ...fromHome,
        brand: brand.code,
        login: "alice@example.com",
        password: "a wrong guess",
        address: `10.3.0.${tries}`,
      });
    }
    await putBack();
    expect(await signIn(password)).toMatch(/^[\w-]{43}$/);
  });

  test("lifts the lock of a browser in which the old password was tried too often", async () => {
    const asked = { ...fromHome, brand: brand.code, login: "kingbird", captcha: noMachine };
    const entered = await room.players.signIn({ ...asked, password });
    if (!entered.ok || entered.value.step !== "in") throw new Error("not in");
    const { deviceToken } = entered.value;
    for (let tries = 0; tries < 10; tries += 1) {
      const address = `10.4.0.${tries}`;
      await room.players.signIn({ ...asked, deviceToken, password: "a wrong guess", address });
    }
    const again = () => room.players.signIn({ ...asked, deviceToken, password });
    expect(await again()).toMatchObject({ refusal: { code: "too_many_attempts" } });
    await putBack();
    expect(await again()).toMatchObject({ ok: true });
  });
});

describe("F1: changing the own password", () => {
  const change = async (
    token: string,
    currentPassword: string,
    newPassword: string,
    players = room.players,
  ) => {
    const session = await room.players.findSession({ token, brand: brand.code, touch: false });
    if (session === undefined) throw new Error("signed out");
    const { present } = fromHome;
    return players.changePassword({ session, currentPassword, newPassword, present });
  };

  test("ends every other session, and this one goes on under a new token", async () => {
    const [here, elsewhere] = [await signIn(password), await signIn(password)];
    const changed = await change(here, password, another);
    if (!changed.ok) throw new Error(changed.refusal.code);
    const { token } = changed.value;
    expect([await isLive(here), await isLive(elsewhere), await isLive(token)]).toEqual([
      false,
      false,
      true,
    ]);
    await putBack();
  });

  test("shuts out whoever is just signing in with the old one", async () => {
    const here = await signIn(password);
    let changed = false;
    // Between the look at the password and the session that it would open.
    const between = afterStatement(/c\.changed_at\s+FROM/, async () => {
      if (!changed) changed = (await change(here, password, another)).ok;
    });
    const players = createPlayers({ ...room.dependencies, database: between });
    const late = { ...fromHome, brand: brand.code, login: "kingbird", password };
    expect(await players.signIn(late)).toEqual({
      ok: false,
      refusal: { code: "wrong_credentials" },
    });
    expect(changed).toBe(true);
    await putBack();
  });

  test("takes the one in use, and says how many guesses are left", async () => {
    const token = await signIn(password);
    expect(await change(token, "a wrong guess", another)).toEqual({
      ok: false,
      refusal: { code: "verification_failed", attemptsLeft: 4 },
    });
    expect(await isLive(token)).toBe(true);
  });

  test("of two at the same moment the second no longer has the right password", async () => {
    const here = await signIn(password);
    const elsewhere = await signIn(password);
    let changed = false;
    // Between the proof of the old password and the new one that it allows.
    const between = afterStatement(/DELETE FROM players\.guess/, async () => {
      if (!changed) changed = (await change(elsewhere, password, another)).ok;
    });
    const players = createPlayers({ ...room.dependencies, database: between });
    expect(await change(here, password, "a third one by the river", players)).toMatchObject({
      ok: false,
      refusal: { code: "verification_failed" },
    });
    expect(changed).toBe(true);
    expect(await signIn(another)).toMatch(/^[\w-]{43}$/);
    await putBack();
  });
});

test("what nobody used is forgotten", async () => {
  await linkOf("alice@example.com");
  room.clock.forward(3 * 3_600_000);
  await room.players.forgetAttemptsBefore(room.clock.now);
  const { rows } = await sql`
    SELECT 1 FROM players.password_reset WHERE player_id = ${playerId}
  `.execute(room.world.database.db);
  expect(rows).toEqual([]);
});
