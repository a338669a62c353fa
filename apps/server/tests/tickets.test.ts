import { solveWork, type ProofOfWork } from "@croupier/kit/proof-of-work";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joined, post } from "./people.ts";
import { serve, type Served } from "./serve.ts";

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

const message = {
  subject: "payment",
  message: "Where is my deposit?\nI paid on Monday.",
  reference: { kind: "deposit", id: "0199-a" },
  language: "de",
};

async function write(change: object, { key = "key-00001", cookie = "" } = {}) {
  const body = { ...message, ...change };
  const headers = { "idempotency-key": key, cookie };
  const answer = await post(served, "/services/support/v1/tickets", body, headers);
  const json = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, json, retryAfter: answer.headers.get("retry-after") };
}

/** As a browser does: asked for work, it works and sends it once more. */
async function writeWithWork(change: object, more?: { key?: string }) {
  const first = await write(change, more);
  expect([first.status, first.json["code"]]).toEqual([403, "captcha_required"]);
  const captcha = await solveWork(first.json["captcha"] as ProofOfWork, async () => {});
  return write({ ...change, captcha }, more);
}

async function lettersTo(address: string): Promise<{ template: string; text: string }[]> {
  const { rows } = await served.fresh.database.pool.query(
    `SELECT template, body_text AS text FROM support.outbox
     WHERE recipient = $1 AND template LIKE 'ticket-%'`,
    [address],
  );
  return rows;
}

/** Hours that the sender of a ticket was promised, from when it was sent. */
async function promised(number: number): Promise<{ hours: number; dueAt: Date }> {
  const { rows } = await served.fresh.database.pool.query<{ hours: number; dueAt: Date }>(
    `SELECT (extract(epoch FROM due_at - sent_at) / 3600)::int AS hours, due_at AS "dueAt"
     FROM support.tickets WHERE number = $1`,
    [number],
  );
  const [row] = rows;
  if (row === undefined) throw new Error("there is no such ticket");
  return row;
}

describe("a visitor", () => {
  const email = "fern@visitors.example";

  test("proves to be no machine, is told a number and a moment, and reads both in a letter", async () => {
    const sent = await writeWithWork({ email });
    expect(sent.status).toBe(201);
    const { number, answerBy } = sent.json as { number: number; answerBy: string };
    expect(number).toBeGreaterThan(100_000);
    expect(await promised(number)).toEqual({ hours: 24, dueAt: new Date(answerBy) });
    const letters = await lettersTo(email);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain(`Nummer ${number}`);
    expect(letters[0]?.text).toContain("innerhalb von 24 Stunden");

    // The answer was lost, and the browser sends it again.
    expect((await writeWithWork({ email })).json).toEqual(sent.json);
    expect(await lettersTo(email)).toHaveLength(1);
    const other = await writeWithWork({ email, message: "Something else" });
    expect([other.status, other.json["code"]]).toEqual([422, "idempotency_key_reused"]);
  });

  test.each([
    ["no address", {}, 422, "email_missing"],
    ["an address that is none", { email: "fern" }, 400, "invalid_request"],
    ["a subject of their own", { email, subject: "riches" }, 400, "invalid_request"],
    ["no words", { email, message: " \n " }, 400, "invalid_request"],
    ["too many words", { email, message: "a".repeat(4_001) }, 400, "invalid_request"],
    ["words that turn the line", { email, message: "a\u202eb" }, 400, "invalid_request"],
  ])("with %s is refused", async (_, change, status, code) => {
    const refused = await write(change, { key: "another-key" });
    expect([refused.status, refused.json["code"]]).toEqual([status, code]);
  });

  test("is promised what the operator of the brand says today", async () => {
    const promise = async (hours: number) => {
      await served.fresh.database.pool.query(
        `UPDATE content.brand SET flags = flags || $1, revision = revision + 1`,
        [{ supportAnswerHours: hours }],
      );
      await expect.poll(hoursNow, { timeout: 10_000 }).toBe(hours);
    };
    const hoursNow = async () => {
      const key = `press-${crypto.randomUUID()}`;
      const sent = await writeWithWork({ email: `${key}@visitors.example` }, { key });
      return (await promised(Number(sent.json["number"]))).hours;
    };
    await promise(6);
    await promise(24);
  });
});

describe("a player", () => {
  test("is answered where their profile says, whatever else is sent, and proves nothing", async () => {
    const petra = await joined(served, "petra");
    const sent = await write({ email: "else@visitors.example" }, { cookie: petra.cookie });
    expect(sent.status).toBe(201);
    expect(await lettersTo(petra.email)).toHaveLength(1);
    expect(await lettersTo("else@visitors.example")).toEqual([]);
    const { rows } = await served.fresh.database.pool.query(
      "SELECT player_id, email, reference_kind, reference_id FROM support.tickets WHERE number = $1",
      [sent.json["number"]],
    );
    expect(rows).toEqual([
      { player_id: petra.id, email: null, reference_kind: "deposit", reference_id: "0199-a" },
    ]);
  });

  test("who has written ten times today is asked to wait, and is told how long", async () => {
    const { cookie } = await joined(served, "polly");
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await write({}, { cookie, key: `press-no-${sent}` })).status).toBe(201);
    }
    const refused = await write({}, { cookie, key: "press-no-10" });
    expect([refused.status, refused.json["code"]]).toEqual([429, "too_many_tickets"]);
    expect(Number(refused.retryAfter)).toBeGreaterThan(86_000);
  });
});
