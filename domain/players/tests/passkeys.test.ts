import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { brand, fromHome, password } from "./room.ts";
import { createSoftwareKey, type SoftwareKey } from "./software-key.ts";
import { openVerification, type Own, type VerificationRoom } from "./verification-room.ts";

const site = { origin: "https://kingfisher.example", name: "Kingfisher" };
const evil = "https://kingfisher.example.evil.example";
const refused = { ok: false, refusal: { code: "passkey_refused" } };

let room: VerificationRoom;
beforeAll(async () => {
  room = await openVerification();
});
// What was refused to one address counts against it for a while.
beforeEach(() => room.clock.forward(3_600_000));
afterAll(() => room.world.drop());

async function begin(own: Own) {
  const begun = await room.players.passkeys.begin({ ...own, site });
  if (!begun.ok) throw new Error(begun.refusal.code);
  return begun.value;
}

const proveIt = (own: Own) => room.prove(own, "changeStatus2FA");
const stepUpRequired = { ok: false, refusal: { code: "step_up_required" } };

function add(own: Own, answer: ReturnType<SoftwareKey["make"]>) {
  return room.players.passkeys.add({ own, brand: brand.code, site, name: "Telephone", answer });
}

/** Somebody with a passkey, who is signed in. */
async function holder() {
  const own = await room.join();
  const key = createSoftwareKey();
  await proveIt(own);
  const added = await add(own, key.make(await begin(own), site.origin));
  if (!added.ok) throw new Error(added.refusal.code);
  return { own, key, passkeyId: added.value.id };
}

function enter(answer: ReturnType<SoftwareKey["open"]>, code = brand.code) {
  return room.players.signInWithPasskey({ ...fromHome, brand: code, site, answer });
}

const ask = () => room.players.beginPasskeySignIn(site);

describe("adding a passkey", () => {
  test("asks who it is first, then takes the key, and a letter tells of it by its name", async () => {
    const own = await room.join();
    const key = createSoftwareKey();
    expect(await room.players.passkeys.begin({ ...own, site })).toMatchObject(stepUpRequired);
    await proveIt(own);
    const answer = key.make(await begin(own), site.origin);
    expect(await add(own, answer)).toMatchObject({ ok: true, value: { name: "Telephone" } });
    // The proof opened one thing.
    expect(await room.players.passkeys.begin({ ...own, site })).toMatchObject(stepUpRequired);
    expect(await room.players.passkeys.list(own.playerId)).toMatchObject([
      { name: "Telephone", synced: false, lastUsedAt: null },
    ]);
    expect((await room.letters()).at(-1)).toMatchObject({ template: "passkey-added" });
  });

  test("takes no answer twice, whatever became of the first key", async () => {
    const own = await room.join();
    await proveIt(own);
    const answer = createSoftwareKey().make(await begin(own), site.origin);
    const first = await add(own, answer);
    if (!first.ok) throw new Error(first.refusal.code);
    await proveIt(own);
    await room.players.passkeys.remove({ ...own, passkeyId: first.value.id });
    await proveIt(own);
    expect(await add(own, answer)).toEqual(refused);
  });

  test.each<[string, (own: Own, key: SoftwareKey) => Promise<ReturnType<SoftwareKey["make"]>>]>([
    ["from another site", async (own, key) => key.make(await begin(own), evil)],
    [
      "over plain http",
      async (own, key) => key.make(await begin(own), site.origin.replace("https", "http")),
    ],
    [
      "to the question of another session",
      async (_own, key) => {
        const elsewhere = await room.join();
        await proveIt(elsewhere);
        return key.make(await begin(elsewhere), site.origin);
      },
    ],
    [
      "to a question for signing in",
      async (_own, key) => key.make(await room.players.beginPasskeySignIn(site), site.origin),
    ],
    [
      "to a question nobody asked",
      async (_own, key) =>
        key.make({ challenge: Buffer.alloc(56).toString("base64url") }, site.origin),
    ],
    [
      "without the lock of the device",
      async (own, key) => key.make(await begin(own), site.origin, 1),
    ],
    ["of a sign-in", async (own, key) => key.open(await begin(own), site.origin)],
  ])("refuses an answer %s", async (_case, answered) => {
    const own = await room.join();
    await proveIt(own);
    expect(await add(own, await answered(own, createSoftwareKey()))).toEqual(refused);
    expect(await room.players.passkeys.list(own.playerId)).toEqual([]);
  });

  test("refuses an answer that took longer than five minutes", async () => {
    const own = await room.join();
    await proveIt(own);
    const answer = createSoftwareKey().make(await begin(own), site.origin);
    room.clock.forward(5 * 60_000);
    expect(await add(own, answer)).toEqual(refused);
  });

  test("refuses a key that somebody else has", async () => {
    const { key } = await holder();
    const own = await room.join();
    await proveIt(own);
    expect(await add(own, key.make(await begin(own), site.origin))).toEqual(refused);
  });
});

describe("signing in with a passkey", () => {
  test("takes no second step, and is remembered", async () => {
    const { own, key } = await holder();
    const entered = await enter(key.open(await ask(), site.origin));
    expect(entered).toMatchObject({ ok: true, value: { session: { playerId: own.playerId } } });
    const [listed] = await room.players.passkeys.list(own.playerId);
    expect(listed?.lastUsedAt).toEqual(room.clock.now);
  });

  test("takes no answer twice", async () => {
    const { key } = await holder();
    const answer = key.open(await ask(), site.origin);
    expect((await enter(answer)).ok).toBe(true);
    expect(await enter(answer)).toEqual(refused);
  });

  test("one of two that send the same answer at once is in", async () => {
    const { key } = await holder();
    const answer = key.open(await ask(), site.origin);
    const both = await Promise.all([enter(answer), enter(answer)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test.each<[string, (key: SoftwareKey, own: Own) => Promise<ReturnType<SoftwareKey["open"]>>]>([
    ["from another site", async (key) => key.open(await ask(), evil)],
    [
      "to a question of the account",
      async (key, own) => {
        await proveIt(own);
        return key.open(await begin(own), site.origin);
      },
    ],
    [
      "to a question nobody asked",
      async (key) => key.open({ challenge: Buffer.alloc(56).toString("base64url") }, site.origin),
    ],
    ["without the lock of the device", async (key) => key.open(await ask(), site.origin, 1)],
    [
      "of a copy of the key, which counts behind",
      async (key) => {
        key.turnBack(1);
        return key.open(await ask(), site.origin);
      },
    ],
    [
      "signed by another key under this one's name",
      async (key) => {
        const question = await ask();
        const { response } = createSoftwareKey().open(question, site.origin);
        return { ...key.open(question, site.origin), response };
      },
    ],
    ["of a key nobody has", async () => createSoftwareKey().open(await ask(), site.origin)],
  ])("refuses an answer %s", async (_case, answered) => {
    const { own, key } = await holder();
    expect(await enter(await answered(key, own))).toEqual(refused);
  });

  test("refuses the key of another brand, and one that was taken away", async () => {
    const { own, key, passkeyId } = await holder();
    expect(await enter(key.open(await ask(), site.origin), "marlin")).toEqual(refused);
    await proveIt(own);
    expect(await room.players.passkeys.remove({ ...own, passkeyId })).toMatchObject({ ok: true });
    expect(await enter(key.open(await ask(), site.origin))).toEqual(refused);
    expect((await room.letters()).at(-1)).toMatchObject({ template: "passkey-removed" });
  });

  test("whoever is blocked stays outside, whoever closed the account still comes in", async () => {
    const blocked = await holder();
    const closed = await holder();
    await sql`
      UPDATE players.profile SET status = 'blocked' WHERE player_id = ${blocked.own.playerId}
    `.execute(room.world.database.db);
    room.clock.forward(1_000);
    await room.players.closeAccount({ ...closed.own, password, reason: undefined });
    expect(await enter(blocked.key.open(await ask(), site.origin))).toMatchObject({
      refusal: { code: "account_blocked" },
    });
    expect((await enter(closed.key.open(await ask(), site.origin))).ok).toBe(true);
  });
});

describe("the own passkeys", () => {
  test("are named and taken away by their owner alone, and only after a proof", async () => {
    const { own, passkeyId } = await holder();
    const other = await room.join();
    const notFound = { refusal: { code: "not_found" } };
    const { passkeys } = room.players;
    expect(
      await passkeys.rename({ playerId: other.playerId, passkeyId, name: "Mine" }),
    ).toMatchObject(notFound);
    await proveIt(other);
    expect(await passkeys.remove({ ...other, passkeyId })).toMatchObject(notFound);
    expect(await passkeys.remove({ ...own, passkeyId })).toMatchObject(stepUpRequired);
    await passkeys.rename({ playerId: own.playerId, passkeyId, name: "Tablet" });
    expect(await passkeys.list(own.playerId)).toMatchObject([{ name: "Tablet" }]);
  });
});
