import { transact } from "@croupier/database";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { createBreaker } from "@croupier/kit/breaker";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSmtpCarrier, createSupport, simulatedSms, type Support } from "../src/face.ts";
import { startMailServer, type MailServer } from "./mail-server.ts";

const minute = 60_000;
const clock = { now: new Date("2026-11-21T12:00:00Z") };

let world: FreshDatabase;
let mail: MailServer;
let support: Support;
let letters = 0;
beforeAll(async () => {
  world = await freshDatabase();
});
afterAll(() => world.drop());
beforeEach(async () => {
  mail = await startMailServer();
  const from = "Kingfisher <post@kingfisher.example>";
  const timeouts = { connectionMs: 2_000, greetingMs: 2_000, silenceMs: 200 };
  support = createSupport({
    database: world.database,
    clock: () => clock.now,
    carriers: {
      mail: createSmtpCarrier({
        url: mail.url,
        from,
        timeouts,
        breaker: createBreaker(() => clock.now),
      }),
      sms: simulatedSms,
    },
    sendersOf: async (brand) => ({
      mail: brand === "heron" ? "Heron <hello@heron.example>" : undefined,
      sms: undefined,
    }),
  });
});
afterEach(() => mail.stop());

async function queue(brand = { code: "kingfisher", name: "Kingfisher" }): Promise<string> {
  const onceKey = `letter ${(letters += 1)}`;
  await transact(world.database, (tx) =>
    support.queueLetter(tx, {
      template: "password-changed",
      brand,
      to: "hanna@people.example",
      language: "de",
      facts: { firstName: "Hanna" },
      onceKey,
    }),
  );
  return onceKey;
}

async function outbox(onceKey: string) {
  const { rows } = await world.database.pool.query<{
    state: string;
    attempts: number;
    sent_by: string | null;
    last_error: string | null;
    waits_minutes: number;
  }>(
    `SELECT state, attempts, sent_by, last_error,
            round(extract(epoch FROM next_attempt_at - $2::timestamptz) / 60)::int AS waits_minutes
     FROM support.outbox WHERE once_key = $1`,
    [onceKey, clock.now],
  );
  return rows[0];
}

const messageIds = () => mail.taken.map((message) => /^Message-ID: (.*)$/im.exec(message)?.[1]);

describe("a letter of the outbox, by a real mail server", () => {
  test("arrives once with its words, however often the worker looks", async () => {
    const letter = await queue();
    expect(await support.deliver()).toEqual({ sent: 1, failed: 0 });
    expect(await support.deliver()).toEqual({ sent: 0, failed: 0 });
    expect(mail.taken).toHaveLength(1);
    expect(mail.heard()).toContain("RCPT TO:<hanna@people.example>");
    expect(mail.taken[0]).toContain("From: Kingfisher <post@kingfisher.example>");
    expect(mail.taken[0]).toContain("multipart/alternative");
    expect(await outbox(letter)).toMatchObject({
      state: "SENT",
      attempts: 1,
      sent_by: new URL(mail.url).host,
    });
  });

  test("a brand that has a sender of its own writes as itself", async () => {
    await queue({ code: "heron", name: "Heron" });
    expect(await support.deliver()).toEqual({ sent: 1, failed: 0 });
    expect(mail.taken[0]).toContain("From: Heron <hello@heron.example>");
    expect(mail.taken[0]).toMatch(/^Message-ID: <[\w-]+@heron\.example>/im);
  });

  test("two workers at once send it once", async () => {
    await queue();
    const done = await Promise.all([support.deliver(), support.deliver()]);
    expect(done.reduce((sum, { sent }) => sum + sent, 0)).toBe(1);
    expect(mail.taken).toHaveLength(1);
  });

  test.each(["451 try again later", "550 no such mailbox"] as const)(
    "%s leaves it waiting, longer each time, and it arrives when the server takes it",
    async (no) => {
      const letter = await queue();
      mail.receive(no);
      expect(await support.deliver()).toEqual({ sent: 0, failed: 1 });
      expect(await outbox(letter)).toMatchObject({
        state: "WAITING",
        attempts: 1,
        waits_minutes: 1,
        last_error: expect.stringContaining(no),
      });
      // Not before its time.
      expect(await support.deliver()).toEqual({ sent: 0, failed: 0 });
      clock.now = new Date(clock.now.getTime() + minute);
      expect(await support.deliver()).toEqual({ sent: 0, failed: 1 });
      expect(await outbox(letter)).toMatchObject({ attempts: 2, waits_minutes: 4 });
      mail.receive("250 fine");
      clock.now = new Date(clock.now.getTime() + 4 * minute);
      expect(await support.deliver()).toEqual({ sent: 1, failed: 0 });
      expect(await outbox(letter)).toMatchObject({ state: "SENT", attempts: 3, last_error: null });
      expect(mail.taken).toHaveLength(1);
    },
  );

  test("a server that says nothing holds no worker up, and the letter waits", async () => {
    const letter = await queue();
    mail.receive("silence");
    expect(await support.deliver()).toEqual({ sent: 0, failed: 1 });
    expect(await outbox(letter)).toMatchObject({
      state: "WAITING",
      last_error: expect.stringMatching(/timeout/i),
    });
    mail.receive("250 fine");
    clock.now = new Date(clock.now.getTime() + minute);
    expect(await support.deliver()).toEqual({ sent: 1, failed: 0 });
  });

  test("a server that is down uses up no letter: what nobody was asked to carry was not tried", async () => {
    const letters = await Promise.all(Array.from({ length: 6 }, () => queue()));
    mail.receive("silence");
    expect(await support.deliver()).toEqual({ sent: 0, failed: 3 });
    const tried = await Promise.all(letters.map(outbox));
    expect(tried.map((letter) => letter?.attempts).sort()).toEqual([0, 0, 0, 1, 1, 1]);
    expect(tried.filter((letter) => letter?.waits_minutes === 0)).toHaveLength(3);
    mail.receive("250 fine");
    clock.now = new Date(clock.now.getTime() + minute);
    expect(await support.deliver()).toEqual({ sent: 6, failed: 0 });
  });

  test("a no to some letters keeps no other back", async () => {
    await Promise.all(Array.from({ length: 4 }, queue));
    mail.receive("550 no such mailbox");
    expect(await support.deliver()).toEqual({ sent: 0, failed: 4 });
    mail.receive("250 fine");
    await queue();
    expect(await support.deliver()).toEqual({ sent: 1, failed: 0 });
    clock.now = new Date(clock.now.getTime() + minute);
    expect(await support.deliver()).toEqual({ sent: 4, failed: 0 });
  });

  test("a line that breaks before the server has answered sends it again, known as the same one", async () => {
    await queue();
    mail.breakAfterMessage(1);
    expect(await support.deliver()).toEqual({ sent: 0, failed: 1 });
    clock.now = new Date(clock.now.getTime() + minute);
    expect(await support.deliver()).toEqual({ sent: 1, failed: 0 });
    const [first, second] = messageIds();
    expect(first).toMatch(/^<[0-9a-f-]{36}@kingfisher\.example>/);
    expect(second).toBe(first);
  });

  test("one that nobody takes is given up after a day, for somebody to look", async () => {
    const letter = await queue();
    mail.receive("550 no such mailbox");
    const states: (string | undefined)[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await support.deliver();
      states.push((await outbox(letter))?.state);
      clock.now = new Date(clock.now.getTime() + 12 * 60 * minute);
    }
    expect(states).toEqual([...Array<string>(7).fill("WAITING"), "FAILED"]);
    expect(await support.deliver()).toEqual({ sent: 0, failed: 0 });
  });

  test("the last letter to who was forgotten loses its words once it has gone, and not before", async () => {
    const farewell = `account-erased ${(letters += 1)}`;
    await transact(world.database, (tx) =>
      support.queueLetter(tx, {
        template: "account-erased",
        brand: { code: "kingfisher", name: "Kingfisher" },
        to: "hilda@people.example",
        language: "en",
        facts: { firstName: "Hilda" },
        onceKey: farewell,
      }),
    );
    const find = async () => {
      const { rows } = await world.database.pool.query(
        "SELECT * FROM support.outbox WHERE once_key = $1",
        [farewell],
      );
      return JSON.stringify(rows);
    };
    await support.scrubFarewells();
    expect(await find()).toContain("hilda@people.example");
    await support.deliver();
    expect(mail.taken.join()).toContain("Hilda");
    await support.scrubFarewells();
    expect(await find()).not.toMatch(/hilda/i);
  });
});
