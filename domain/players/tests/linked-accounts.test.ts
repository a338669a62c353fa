import { transact } from "@croupier/database";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sealingOf } from "../src/linked-accounts/linked-account-store.ts";
import { createLinkedAccounts } from "../src/linked-accounts/linked-accounts.ts";
import { unseal } from "../src/seal.ts";
import { actBehind } from "./behind-a-lock.ts";
import { openVerification, type Own, type VerificationRoom } from "./verification-room.ts";

const iban = { kind: "IBAN", number: "NL91 ABNA 0417 1643 00", holder: "A. Martina" } as const;
const american = {
  kind: "US_BANK",
  number: "000123456789",
  routingNumber: "021000021",
  holder: "Alice Martina",
} as const;
const home = { countryCode: "CW" };

let room: VerificationRoom;
beforeAll(async () => {
  room = await openVerification();
});
afterAll(() => room.world.drop());

async function add(own: Own, account: object = iban, present: object = home) {
  return room.players.linkedAccounts.add({ own, present, account: { ...iban, ...account } });
}

async function added(own: Own, account: object = iban, present: object = home) {
  await room.stepUpFor(own, "withdraw");
  const result = await add(own, account, present);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

const list = ({ playerId }: Own) => room.players.linkedAccounts.list(playerId);
const portOf = (own: Own, id: string) =>
  transact(room.world.database, (tx) =>
    room.players.linkedAccounts.linkedAccountOf(tx, { playerId: own.playerId, id }),
  );

async function eventsOf({ playerId }: Own) {
  const { rows } = await sql<{ kind: string; facts: object }>`
    SELECT kind, facts FROM players.event
    WHERE player_id = ${playerId} AND kind LIKE 'bank_account%' ORDER BY event_id
  `.execute(room.world.database.db);
  return rows;
}

test("[S3.1] an account is linked after a proof, stands in the User entity by its last four, and a letter tells", async () => {
  const own = await room.join();
  expect(await add(own)).toMatchObject({ ok: false, refusal: { code: "step_up_required" } });
  const linked = await added(own);
  expect(linked).toMatchObject({
    name: "NL •••• 4300",
    kind: "IBAN",
    countryCode: "NL",
    lastFour: "4300",
  });
  const user = await room.players.findUser(own.playerId);
  expect(user?.personaLinkedAccounts).toEqual([{ id: linked.id, name: "NL •••• 4300" }]);
  expect(await eventsOf(own)).toMatchObject([{ kind: "bank_account_added" }]);
  expect((await room.letters()).at(-1)).toMatchObject({ template: "bank-account-added" });
  // The proof opened one thing.
  expect(await add(own, american)).toMatchObject({ refusal: { code: "step_up_required" } });
});

test("it waits as long as the stricter law of home and place wants, and can be used then", async () => {
  const own = await room.join();
  const here = await added(own);
  const abroad = await added(own, american, { countryCode: "GB" });
  const hours = (one: typeof here) =>
    (Date.parse(one.usableFrom) - Date.parse(one.addedAt)) / 3_600_000;
  expect([hours(here), hours(abroad)]).toEqual([24, 72]);
  expect(await portOf(own, here.id)).toMatchObject({ isUsable: false });
  const before = room.clock.now;
  room.clock.now = new Date(here.usableFrom);
  expect(await portOf(own, here.id)).toMatchObject({ isUsable: true, name: "NL •••• 4300" });
  expect((await list(own)).map(({ isUsable }) => isUsable)).toEqual([true, false]);
  room.clock.now = before;
});

test("the number itself is there for the call that sends money, to its owner's account and to no removed one", async () => {
  const own = await room.join();
  const [here, there] = [await added(own), await added(own, american)];
  const open = ({ playerId }: Own, id: string) =>
    room.players.linkedAccounts.openForPayout({ playerId, id });
  expect(await open(own, here.id)).toEqual({
    kind: "IBAN",
    number: "NL91ABNA0417164300",
    countryCode: "NL",
    holder: "A. Martina",
  });
  expect(await open(own, there.id)).toMatchObject({
    number: "000123456789",
    routingNumber: "021000021",
    holder: "Alice Martina",
  });
  expect(await open(await room.join(), here.id)).toBeUndefined();
  await room.players.linkedAccounts.remove({ playerId: own.playerId, id: here.id });
  expect(await open(own, here.id)).toBeUndefined();
});

test("what does not check is refused before anybody is asked for a proof", async () => {
  const own = await room.join();
  const refusals = [];
  for (const account of [
    { number: "NL91 ABNA 0417 1643 01" },
    { ...american, routingNumber: "021000022" },
    { ...american, number: "12" },
    { holder: "Bob Smith" },
  ]) {
    const result = await add(own, account);
    refusals.push(result.ok ? "linked" : result.refusal.code);
  }
  expect(refusals).toEqual([
    "account_number_invalid",
    "routing_number_invalid",
    "account_number_invalid",
    "account_holder_differs",
  ]);
  expect(await list(own)).toEqual([]);
  // Somebody else's account was tried: staff see that, and nothing of the number but its end.
  expect(await eventsOf(own)).toEqual([
    { kind: "bank_account_refused", facts: { lastFour: "4300", country: "NL" } },
  ]);
});

test("an account is linked once, and five are the most", async () => {
  const own = await room.join();
  await added(own);
  await room.stepUpFor(own, "withdraw");
  expect(await add(own, { number: "nl91abna0417164300" })).toMatchObject({
    refusal: { code: "account_linked_already" },
  });
  for (const last of ["1", "2", "3", "4"]) {
    await added(own, { ...american, number: `00012345678${last}` });
  }
  await room.stepUpFor(own, "withdraw");
  expect(await add(own, american)).toMatchObject({ refusal: { code: "too_many_linked_accounts" } });
});

test("number and holder are at rest sealed, for this player and this account", async () => {
  const own = await room.join();
  const { id } = await added(own);
  const { rows } = await sql<{ row: string; sealed: string }>`
    SELECT to_jsonb(a)::text AS row, sealed FROM players.linked_account AS a
    WHERE player_id = ${own.playerId}
  `.execute(room.world.database.db);
  const [kept] = rows;
  expect(kept?.row).not.toMatch(/0417164300|Martina/);
  const { keyring } = room.dependencies;
  const sealing = sealingOf({ playerId: own.playerId, id });
  const opened: unknown = JSON.parse(unseal(keyring, kept?.sealed ?? "", sealing).toString());
  expect(opened).toMatchObject({ number: "NL91ABNA0417164300", holder: "A. Martina" });
  const another = { ...sealing, owner: `${sealing.owner.slice(0, -1)}x` };
  expect(() => unseal(keyring, kept?.sealed ?? "", another)).toThrow();
});

test("nobody removes, uses or sees an account of another player", async () => {
  const [own, other] = [await room.join(), await room.join()];
  const { id } = await added(own);
  const { remove } = room.players.linkedAccounts;
  expect(await remove({ playerId: other.playerId, id })).toMatchObject({
    refusal: { code: "not_found" },
  });
  expect(await portOf(other, id)).toBeUndefined();
  expect(await list(other)).toEqual([]);
  expect(await remove({ playerId: own.playerId, id })).toEqual({ ok: true, value: undefined });
  expect(await portOf(own, id)).toBeUndefined();
  expect(await remove({ playerId: own.playerId, id })).toMatchObject({
    refusal: { code: "not_found" },
  });
  expect((await eventsOf(own)).map(({ kind }) => kind)).toEqual([
    "bank_account_added",
    "bank_account_removed",
  ]);
  // Whoever takes it away may change their mind.
  await added(own);
});

test("an account that money is on its way to stays, whoever was there first", async () => {
  const own = await room.join();
  const { id } = await added(own);
  const onTheirWay = new Set<string>();
  const { remove } = createLinkedAccounts({
    ...room.dependencies,
    stepUp: room.players.stepUp,
    tellChange: async () => {},
    isPayoutTarget: async (_, { accountId }) => onTheirWay.has(accountId),
  });
  const which = { playerId: own.playerId, id };
  // A withdrawal that has read the account and is not written yet: the removal waits for it.
  const removed = await actBehind(
    room.world,
    own.playerId,
    async (tx) => {
      await room.players.linkedAccounts.linkedAccountOf(tx, which);
      onTheirWay.add(id);
    },
    () => remove(which),
  );
  expect(removed).toMatchObject({ refusal: { code: "linked_account_in_use" } });
  onTheirWay.clear();
  expect(await remove(which)).toMatchObject({ ok: true });
});
