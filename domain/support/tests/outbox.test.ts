import { transact } from "@croupier/database";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createSupport, simulatedSms, type Mail, type MailCarrier } from "../src/face.ts";

let world: FreshDatabase;
const clock = { now: new Date("2026-11-20T12:00:00Z") };
const sent: Mail[] = [];
let breakDown: string | undefined;
const carrier: MailCarrier = {
  name: "test carrier",
  async send(mail) {
    if (breakDown !== undefined) throw new Error(breakDown);
    sent.push(mail);
  },
};

beforeAll(async () => {
  world = await freshDatabase();
});
afterAll(() => world.drop());
beforeEach(async () => {
  breakDown = undefined;
  await room().deliver();
  sent.length = 0;
});

const room = () =>
  createSupport({
    database: world.database,
    clock: () => clock.now,
    carriers: { mail: carrier, sms: simulatedSms },
  });

const letter = (onceKey: string) => ({
  template: "welcome" as const,
  brand: { code: "kingfisher", name: "Kingfisher" },
  to: "alice@example.com",
  language: "de",
  facts: { firstName: "Alice" },
  onceKey,
});

const queue = (onceKey: string) =>
  transact(world.database, (tx) => room().queueLetter(tx, letter(onceKey)));

test("a letter goes out once, also when four workers look at the same moment", async () => {
  for (let letters = 0; letters < 20; letters += 1) await queue(`once ${letters}`);
  const delivered = await Promise.all(Array.from({ length: 4 }, () => room().deliver()));
  expect(delivered.reduce((sum, one) => sum + one.sent, 0)).toBe(20);
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(20);
  expect(sent).toHaveLength(20);
  expect(sent[0]).toMatchObject({ to: "alice@example.com", subject: "Willkommen bei Kingfisher" });
  const { items } = await room().listOutbox({ limit: 1 });
  expect(items).toMatchObject([{ state: "SENT", sentBy: "test carrier", channel: "EMAIL" }]);
});

test("a worker neither waits for nor repeats what another has in hand", async () => {
  await queue("in hand");
  await transact(world.database, async (tx) => {
    await sql`SELECT 1 FROM support.outbox WHERE once_key = 'in hand' FOR UPDATE`.execute(tx);
    expect(await room().deliver()).toEqual({ sent: 0, failed: 0 });
  });
  expect(await room().deliver()).toEqual({ sent: 1, failed: 0 });
});

test("one cause makes one letter", async () => {
  await queue("the same cause");
  await queue("the same cause");
  expect(await room().deliver()).toEqual({ sent: 1, failed: 0 });
});

test("what was rolled back is never sent", async () => {
  const failing = transact(world.database, async (tx) => {
    await room().queueLetter(tx, letter("never happened"));
    throw new Error("the cause failed");
  });
  await expect(failing).rejects.toThrow("the cause failed");
  expect(await room().deliver()).toEqual({ sent: 0, failed: 0 });
});

test("a letter that no carrier takes is tried again later, and at last given up", async () => {
  await queue("broken");
  breakDown = "mailbox unavailable";
  expect(await room().deliver()).toEqual({ sent: 0, failed: 1 });
  expect(await room().deliver()).toEqual({ sent: 0, failed: 0 });
  for (let attempt = 2; attempt <= 8; attempt += 1) {
    clock.now = new Date(clock.now.getTime() + 13 * 3_600_000);
    expect(await room().deliver()).toEqual({ sent: 0, failed: 1 });
  }
  const { items } = await room().listOutbox({ limit: 1 });
  const message = await room().findMessage(items[0]!.id);
  expect(message).toMatchObject({ state: "FAILED", attempts: 8, failure: "mailbox unavailable" });
  clock.now = new Date(clock.now.getTime() + 13 * 3_600_000);
  expect(await room().deliver()).toEqual({ sent: 0, failed: 0 });
});

const bodyOf = async (onceKey: string) => {
  const { rows } = await sql<{ text: string; html: string | null }>`
    SELECT body_text AS text, body_html AS html FROM support.outbox WHERE once_key = ${onceKey}
  `.execute(world.database.db);
  return rows[0];
};

test("what a message says is gone once it is sent or given up, and not before", async () => {
  await queue("with a link");
  breakDown = "mailbox unavailable";
  await room().deliver();
  expect((await bodyOf("with a link"))?.text).toContain("Alice");
  breakDown = undefined;
  clock.now = new Date(clock.now.getTime() + 13 * 3_600_000);
  await room().deliver();
  expect(sent.at(-1)?.text).toContain("Alice");
  expect(await bodyOf("with a link")).toEqual({ text: "", html: null });

  await queue("given up");
  breakDown = "mailbox unavailable";
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    clock.now = new Date(clock.now.getTime() + 13 * 3_600_000);
    await room().deliver();
  }
  expect(await bodyOf("given up")).toEqual({ text: "", html: null });
});

test("in a demo the outbox is where a message is read, so it stays", async () => {
  const demo = createSupport({ database: world.database, clock: () => clock.now });
  await queue("of a demo");
  await demo.deliver();
  expect((await bodyOf("of a demo"))?.text).toContain("Alice");
});

test("after their time messages are forgotten, but for those that wait", async () => {
  await queue("forgotten");
  await room().deliver();
  await queue("still waiting");
  const later = new Date(clock.now.getTime() + 1);
  await room().forgetMessagesBefore(clock.now);
  expect(await bodyOf("forgotten")).toBeDefined();
  await room().forgetMessagesBefore(later);
  expect(await bodyOf("forgotten")).toBeUndefined();
  expect(await bodyOf("still waiting")).toBeDefined();
});

test("the outbox lists newest first, by channel, a page at a time", async () => {
  for (const key of ["page 1", "page 2", "page 3"]) await queue(key);
  await transact(world.database, (tx) =>
    room().queueSms(tx, {
      purpose: "test",
      brandCode: "kingfisher",
      to: "+59991234567",
      language: "en",
      text: "A text",
      onceKey: "sms",
    }),
  );
  expect(await room().countWaiting()).toBe(4);
  expect((await room().listOutbox({ limit: 1 })).items[0]).toMatchObject({ channel: "SMS" });
  const first = await room().listOutbox({ limit: 2, channel: "EMAIL" });
  expect(first.items).toHaveLength(2);
  const second = await room().listOutbox({
    limit: 200,
    channel: "EMAIL",
    before: first.next ?? undefined,
  });
  expect(second.next).toBeNull();
  const ids = [...first.items, ...second.items].map((item) => item.id);
  expect(ids).toEqual([...new Set(ids)].toSorted().toReversed());
});

test("an offer is asked about when it is sent: to whom it must not be made, it never goes", async () => {
  const asked: unknown[] = [];
  const offering = createSupport({
    database: world.database,
    clock: () => clock.now,
    carriers: { mail: carrier, sms: simulatedSms },
    async mayBeOffered(to) {
      asked.push(to);
      return to.email === "alice@example.com";
    },
  });
  const letterTo = (to: string, onceKey: string) => ({ ...letter(onceKey), to });
  await transact(world.database, async (tx) => {
    const isOffer = true as const;
    await offering.queueLetter(tx, { ...letterTo("alice@example.com", "offer one"), isOffer });
    await offering.queueLetter(tx, { ...letterTo("away@example.com", "offer two"), isOffer });
    await offering.queueLetter(tx, letterTo("away@example.com", "no offer"));
  });
  expect(await offering.deliver()).toEqual({ sent: 2, failed: 0 });
  expect(sent.map(({ to }) => to).toSorted()).toEqual(["alice@example.com", "away@example.com"]);
  expect(asked).toHaveLength(2);
  const { items } = await offering.listOutbox({ limit: 3 });
  const states = items.map(({ recipient, state }) => `${recipient} ${state}`).toSorted();
  expect(states).toEqual([
    "alice@example.com SENT",
    "away@example.com SENT",
    "away@example.com WITHHELD",
  ]);
  expect(await offering.deliver()).toEqual({ sent: 0, failed: 0 });
});

test("where nobody can be asked whether an offer may be made, none is", async () => {
  await transact(world.database, (tx) =>
    room().queueLetter(tx, { ...letter("careless offer"), isOffer: true }),
  );
  expect(await room().deliver()).toEqual({ sent: 0, failed: 0 });
});
