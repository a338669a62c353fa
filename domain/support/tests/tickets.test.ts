import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createSupport, createTicketDesk, type NewTicket } from "../src/face.ts";

const hourMs = 3_600_000;
const anna = { id: "0199f0a0-0000-7000-8000-00000000000a" };
const bert = { id: "0199f0a0-0000-7000-8000-00000000000b" };
const player = "0199f0a0-0000-7000-8000-0000000000aa";
const nobody = "0199f0a0-0000-7000-8000-0000000000ff";

let world: FreshDatabase;
let now: Date;
let acts: { action: string; after: unknown }[];
let address: string | undefined;

beforeEach(async () => {
  world = await freshDatabase();
  now = new Date("2026-11-20T12:00:00Z");
  acts = [];
  address = "petra@people.example";
});
afterEach(() => world.drop());

const support = () => createSupport({ database: world.database, clock: () => now });
const desk = () =>
  createTicketDesk({
    database: world.database,
    clock: () => now,
    queueLetter: support().queueLetter,
    findAddress: async () => address,
    findBrand: async () => ({
      name: "Kingfisher",
      origin: "https://kingfisher.example",
      answerHours: 12,
    }),
    record: async (_, { action, after }) => void acts.push({ action, after }),
  });

const wish = (more: Partial<NewTicket> = {}): NewTicket => ({
  brand: { code: "kingfisher", name: "Kingfisher" },
  language: "en",
  subject: "payment",
  message: "Where is my deposit?\nI paid on Monday.",
  reference: { kind: "deposit", id: "0199-a" },
  sender: { playerId: undefined, email: "Fern@people.example" },
  key: "key-00001",
  answerHours: 24,
  ...more,
});
const open = async (more: Partial<NewTicket> = {}) => {
  const opened = await support().openTicket(wish(more));
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.value;
};
const listed = (question: object = {}) => desk().list({ limit: 50, ...question });
const only = async () => {
  const [ticket, other] = await listed();
  if (ticket === undefined || other !== undefined) throw new Error("not one ticket");
  return ticket;
};

async function letters(): Promise<{ to: string; subject: string; text: string }[]> {
  const { rows } = await world.database.pool.query(
    `SELECT recipient AS "to", subject, body_text AS text FROM support.outbox ORDER BY message_id`,
  );
  return rows;
}

describe("what somebody writes to us", () => {
  test("is kept with the moment it is due at, and confirmed without a word of what was typed", async () => {
    const { number, answerBy } = await open();
    expect(answerBy).toEqual(new Date(now.getTime() + 24 * hourMs));
    expect(await only()).toMatchObject({
      number,
      state: "open",
      subject: "payment",
      message: "Where is my deposit?\nI paid on Monday.",
      reference: { kind: "deposit", id: "0199-a" },
      playerId: null,
      email: "Fern@people.example",
      dueAt: answerBy,
      takenBy: null,
    });
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter?.to).toBe("Fern@people.example");
    expect(letter?.subject).toBe(`We have your message (ticket ${number})`);
    expect(letter?.text).toContain("within 24 hours");
    expect(letter?.text).not.toContain("deposit");
  });

  test("twice at once, and again after it was lost, is one ticket and one letter", async () => {
    const [one, other] = await Promise.all([open(), open()]);
    expect(other).toEqual(one);
    now = new Date(now.getTime() + hourMs);
    expect(await open({ answerHours: 48 })).toEqual(one);
    expect(await letters()).toHaveLength(1);
    expect((await only()).number).toBe(one?.number);
  });

  test("under the key of another message is refused, and a key is its sender's own", async () => {
    const { number } = await open();
    expect(await support().openTicket(wish({ message: "Something else" }))).toEqual({
      ok: false,
      refusal: { code: "idempotency_key_reused" },
    });
    const sender = { playerId: undefined, email: "finn@people.example" };
    expect((await open({ sender })).number).not.toBe(number);
  });

  test("more than ten times a day is refused, spelled however, and what was sent may be sent again", async () => {
    for (let sent = 0; sent < 10; sent += 1) await open({ key: `press-${sent}` });
    now = new Date(now.getTime() + hourMs);
    const sender = { playerId: undefined, email: "fern@PEOPLE.example" };
    expect(await support().openTicket(wish({ key: "press-10", sender }))).toEqual({
      ok: false,
      refusal: { code: "too_many_tickets", retryAfterSeconds: 23 * 3_600 },
    });
    await open({ key: "press-3" });
    now = new Date(now.getTime() + 23 * hourMs);
    await open({ key: "press-10" });
  });

  test("to one mailbox counts together, whatever is written behind a plus", async () => {
    const to = (email: string) => ({ sender: { playerId: undefined, email } });
    for (let sent = 0; sent < 10; sent += 1) {
      await open({ key: `press-${sent}`, ...to(`fern+${sent}@people.example`) });
    }
    const more = wish({ key: "press-10", ...to("fern+more@people.example") });
    expect(await support().openTicket(more)).toMatchObject({
      refusal: { code: "too_many_tickets" },
    });
    await open({ key: "press-10", ...to("fern@others.example") });
  });
});

describe("staff", () => {
  test("find the open ones by when they are due, the late ones alone, and one by its number", async () => {
    const slow = await open({ key: "slow-one", answerHours: 48 });
    const late = await open({ key: "late-one", answerHours: 2, subject: "complaint" });
    const done = await open({
      key: "done-one",
      sender: { playerId: player, email: "petra@people.example" },
    });
    const [closing] = await listed({ number: done.number });
    await desk().setState(closing?.id ?? "", { state: "closed", by: anna });
    now = new Date(now.getTime() + 3 * hourMs);
    const numbers = async (question = {}) => (await listed(question)).map(({ number }) => number);
    expect(await numbers()).toEqual([late.number, slow.number, done.number]);
    expect(await numbers({ isOverdue: true })).toEqual([late.number]);
    expect(await numbers({ state: "closed" })).toEqual([done.number]);
    expect(await numbers({ subject: "complaint" })).toEqual([late.number]);
    expect(await numbers({ playerId: player })).toEqual([done.number]);
    expect(await numbers({ playerId: "no id at all" })).toEqual([]);
  });

  test("answer once: the answer is kept, sent with its lines, and says how to write again", async () => {
    const { number } = await open();
    const { id } = await only();
    const text = "Dear Fern,\n\nit is here now.";
    const both = await Promise.all([
      desk().answer(id, { text, by: anna }),
      desk().answer(id, { text: "Me too", by: bert }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: "ticket_not_open" } });
    const found = await desk().find(id);
    expect(found?.ticket).toMatchObject({ state: "answered" });
    expect(found?.answers).toHaveLength(1);
    const [, letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter?.to).toBe("Fern@people.example");
    expect(letter?.text).toContain(`\n\n${found?.answers[0]?.text}\n\n`);
    expect(letter?.text).toContain(`https://kingfisher.example/contact?ticket=${number}`);
    expect(acts).toEqual([
      { action: "tickets.answered", after: { state: "answered", isLate: false } },
    ]);
  });

  test("answer a player where their profile says, and nobody who is forgotten", async () => {
    await open({ sender: { playerId: player, email: "old@people.example" } });
    const { id, email } = await only();
    expect(email).toBeNull();
    address = undefined;
    expect(await desk().answer(id, { text: "Hello", by: anna })).toMatchObject({ ok: false });
    expect((await desk().find(id))?.answers).toEqual([]);
    address = "new@people.example";
    expect(await desk().answer(id, { text: "Hello", by: anna })).toMatchObject({ ok: true });
    expect((await letters()).map(({ to }) => to)).toEqual([
      "old@people.example",
      "new@people.example",
    ]);
  });

  test("open an answered one again, and it is due anew", async () => {
    await open();
    const { id } = await only();
    await desk().answer(id, { text: "It is there.", by: anna });
    now = new Date(now.getTime() + 30 * hourMs);
    expect(await desk().setState(id, { state: "open", by: anna })).toMatchObject({
      value: { state: "open", dueAt: new Date(now.getTime() + 12 * hourMs) },
    });
  });

  test("take it, give it back, close it and open it again, due as promised; a repeat leaves no trace", async () => {
    await open();
    const { id, dueAt } = await only();
    expect(await desk().take(id, { taken: true, by: anna })).toMatchObject({
      value: { takenBy: anna.id },
    });
    await desk().take(id, { taken: true, by: anna });
    await desk().take(id, { taken: false, by: bert });
    await desk().setState(id, { state: "closed", by: anna });
    await desk().setState(id, { state: "closed", by: anna });
    now = new Date(now.getTime() + 30 * hourMs);
    // Nobody was answered, so the sender still waits for what they were promised first.
    expect(await desk().setState(id, { state: "open", by: anna })).toMatchObject({
      value: { state: "open", dueAt },
    });
    expect(await listed({ isOverdue: true })).toHaveLength(1);
    expect(acts.map(({ action }) => action)).toEqual([
      "tickets.taken",
      "tickets.released",
      "tickets.closed",
      "tickets.reopened",
    ]);
    expect(await desk().take(nobody, { taken: true, by: anna })).toMatchObject({
      refusal: { code: "not_found" },
    });
  });
});

test("what visitors wrote is dropped once it is done and old; what waits and what players wrote stays", async () => {
  await open({ key: "waits-one" });
  await open({ key: "closed-one" });
  await open({ key: "of-player", sender: { playerId: player, email: "petra@people.example" } });
  for (const { id, email } of await listed()) {
    if (email === null) await desk().setState(id, { state: "closed", by: anna });
  }
  const [, closed] = await listed({ state: "open" });
  await desk().answer(closed?.id ?? "", { text: "Done", by: anna });
  now = new Date(now.getTime() + 800 * 24 * hourMs);
  await support().forgetTicketsDoneBefore(now);
  expect((await listed()).map(({ state }) => state)).toEqual(["open", "closed"]);
  const { rows } = await world.database.pool.query("SELECT answer FROM support.ticket_answers");
  expect(rows).toEqual([]);
});
