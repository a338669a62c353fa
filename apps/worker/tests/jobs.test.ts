import { createContent } from "@croupier/content";
import { uuidv7 } from "@croupier/kit/ids";
import { createSupport } from "@croupier/support";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tasks } from "../src/tasks.ts";
import type { Worker } from "../src/start-worker.ts";
import { openWorkerWorld, until, type WorkerWorld } from "./worker-world.ts";

let world: WorkerWorld;
let worker: Worker;

beforeAll(async () => {
  world = await openWorkerWorld();
  worker = await world.start();
});
afterAll(() => world.leave());

const read = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${worker.privatePort}${path}`);
  return { status: answer.status, text: await answer.text() };
};

test("a letter leaves when its cause is committed, and never when it is rolled back", async () => {
  const sent = async () => {
    const { text } = await read("/metrics");
    return Number(/^croupier_messages_total\{outcome="sent"\} (\d+)/m.exec(text)?.[1] ?? 0);
  };
  const before = await sent();
  await world.queueLetters(5, { commit: true });
  await world.queueLetters(5, { commit: false });
  const welcomes = "support.outbox WHERE template = 'welcome'";
  await until(async () => (await world.count(`${welcomes} AND state = 'SENT'`)) === 5);
  expect(await world.count(welcomes)).toBe(5);
  expect(await world.count(`${welcomes} AND attempts <> 1`)).toBe(0);
  expect(await sent()).toBe(before + 5);
});

/** Hours of a century. */
const inALongTime = 100 * 365 * 24;

test("tickets past the time their senders were promised are an alarm until they are answered", async () => {
  const open = async (key: string, answerHours: number) => {
    const opened = await support.openTicket({
      brand: { code: "kingfisher", name: "Kingfisher" },
      language: "en",
      subject: "payment",
      message: "Where is my deposit?",
      reference: undefined,
      sender: { playerId: undefined, email: "fern@people.example" },
      key,
      answerHours,
    });
    expect(opened.ok).toBe(true);
  };
  const support = createSupport({
    database: world.database,
    clock: () => new Date("2026-11-01T12:00:00Z"),
  });
  const late = async () =>
    /^croupier_tickets_late (\d+)$/m.exec((await read("/metrics")).text)?.[1];
  expect(await late()).toBe("0");
  await open("key-00001", 24);
  await open("key-00002", inALongTime);
  expect(await late()).toBe("1");
  await world.admin.query("UPDATE support.tickets SET state = 'answered'");
  expect(await late()).toBe("0");
});

test("sessions that ended by time are swept, living ones stay", async () => {
  await world.admin.query(
    `INSERT INTO oversight.staff (staff_id, login, login_folded, name, password_hash, created_at)
     VALUES ($1, 'anna', 'anna', 'Anna', 'x', now())`,
    [staffId],
  );
  await world.admin.query(
    `INSERT INTO oversight.staff_session
       (session_id, staff_id, token_hash, device, started_at, last_active_at)
     VALUES ($1, $3, sha256('old'), 'Firefox', now() - interval '13 hours', now()),
            ($2, $3, sha256('new'), 'Firefox', now(), now())`,
    [uuidv7(), uuidv7(), staffId],
  );
  await world.admin.query(
    `INSERT INTO players.session
       (player_id, session_id, token_hash, device, started_at, last_active_at)
     VALUES ($1, $2, sha256('old'), 'Safari', now() - interval '1 hour', now() - interval '31 minutes'),
            ($1, $3, sha256('new'), 'Safari', now() - interval '1 hour', now())`,
    [uuidv7(), uuidv7(), uuidv7()],
  );
  await world.addJob(tasks.sweepSessions);
  await until(async () => (await world.count("oversight.staff_session")) === 1);
  await until(async () => (await world.count("players.session")) === 1);
  expect(await world.count("players.session WHERE token_hash = sha256('new')")).toBe(1);
  expect(await world.count("oversight.staff_session WHERE token_hash = sha256('new')")).toBe(1);
});

test("what nobody finished in time is forgotten, and what can still be finished stays", async () => {
  const player = uuidv7();
  for (const [mark, ends] of [
    ["old", "now() - interval '49 hours'"],
    ["new", "now() + interval '5 minutes'"],
  ]) {
    const insert = (table: string, columns: string, values: string) =>
      world.admin.query(`INSERT INTO players.${table} (${columns}) VALUES (${values})`);
    const hash = `sha256('${mark}')`;
    const whose = `${hash}, 'kingfisher', '${player}'`;
    const link = uuidv7();
    await insert(
      "partial_session",
      "token_hash, brand, player_id, expires_at",
      `${whose}, ${ends}`,
    );
    await insert("password_reset", "token_hash, brand, player_id, expires_at", `${whose}, ${ends}`);
    await insert("spent_challenge", "challenge_hash, expires_at", `${hash}, ${ends}`);
    await insert(
      "email_link",
      "player_id, link_id, purpose, email, token_hash, sent_at, expires_at",
      `'${player}', '${link}', 'confirm', 'a@people.example', ${hash}, ${ends}, ${ends}`,
    );
    await insert(
      "email_link_directory",
      "token_hash, brand, player_id, link_id",
      `${whose}, '${link}'`,
    );
  }
  const tables = [
    ["partial_session", "token_hash"],
    ["password_reset", "token_hash"],
    ["spent_challenge", "challenge_hash"],
    ["email_link", "token_hash"],
    ["email_link_directory", "token_hash"],
  ] as const;
  const kept = (mark: string) =>
    Promise.all(
      tables.map(([table, column]) =>
        world.count(`players.${table} WHERE ${column} = sha256('${mark}')`),
      ),
    );
  expect(await kept("old")).toEqual([1, 1, 1, 1, 1]);
  await world.addJob(tasks.forgetOldRecords);
  await until(async () => (await kept("old")).every((count) => count === 0));
  expect(await kept("new")).toEqual([1, 1, 1, 1, 1]);
});

test("papers are asked for by letter when their day has come, and pictures of old ones erased", async () => {
  await createContent({ database: world.database }).sowBrands();
  const [asked, kept, file] = [uuidv7(), uuidv7(), uuidv7()];
  await world.admin.query(
    `INSERT INTO players.profile
       (player_id, brand, email, first_name, last_name, date_of_birth, country_code, address_line1,
        city, postal_code, currency, language, joined_at, joined_under)
     SELECT id, 'kingfisher', id || '@people.example', 'Cleo', 'Lindqvist', '1990-04-02', country,
            'Mill Lane 3', 'Sliema', 'SLM 1000', 'EUR', 'de', now() - interval '31 days', '[]'
     FROM (VALUES ($1::uuid, 'MT'), ($2::uuid, 'CW')) AS people (id, country)`,
    [asked, kept],
  );
  await world.admin.query(
    `INSERT INTO players.document_file
       (player_id, file_id, document_type, submission_id, kind, side, mime, byte_count, sealed, scan,
        sent_at)
     VALUES ($1, $2, 'ID_DOCUMENT', $2, 'ID_CARD', 'FRONT', 'image/jpeg', 1, 'k1.a.b.c', 'not_run',
             now() - interval '31 days')`,
    [kept, file],
  );
  await world.addJob(tasks.askForDocuments);
  await until(async () => (await world.count("players.document WHERE status = 'REQUESTED'")) === 1);
  const letters = await world.admin.query<{ recipient: string; body_text: string }>(
    "SELECT recipient, body_text FROM support.outbox WHERE template = 'document-requested'",
  );
  expect(letters.rows.map(({ recipient }) => recipient)).toEqual([`${asked}@people.example`]);
  expect(letters.rows[0]?.body_text).toContain("wer bei Kingfisher spielt");
  await until(async () => (await world.count("support.outbox WHERE state <> 'SENT'")) === 0);
  await world.addJob(tasks.eraseDocumentFiles);
  await until(async () => (await world.count("players.document_file WHERE sealed IS NULL")) === 1);
});

/** How many rules one more audit finds broken. */
async function audit(): Promise<number> {
  const before = await world.count("oversight.ledger_audit");
  await world.addJob(tasks.auditLedger);
  await until(async () => (await world.count("oversight.ledger_audit")) > before);
  const { rows } = await world.admin.query<{ findings: number }>(
    "SELECT jsonb_array_length(findings) AS findings FROM oversight.ledger_audit ORDER BY started_at DESC LIMIT 1",
  );
  return rows[0]?.findings ?? -1;
}

test("an audit of sound books is remembered, and raises nothing", async () => {
  expect(await audit()).toBe(0);
  expect((await read("/metrics")).text).toContain("croupier_ledger_audit_findings 0");
});

test("books that disagree raise the alarm, stand in the audit log and among the errors", async () => {
  const playerId = uuidv7();
  await world.admin.query(
    `INSERT INTO ledger.accounts (player_id, account, asset, balance, version, floored)
     VALUES ($1, 'cash_free', 'EUR/2', 100, 1, true)`,
    [playerId],
  );
  expect(await audit()).toBeGreaterThan(0);
  await until(
    async () =>
      (await world.count("oversight.unhandled_error WHERE message LIKE '%BooksDisagree%'")) > 0,
  );
  expect((await read("/metrics")).text).toMatch(/croupier_ledger_audit_findings [1-9]/);
  await world.admin.query("DELETE FROM ledger.accounts WHERE player_id = $1", [playerId]);
  expect(await audit()).toBe(0);
});

test("a job that throws is counted, recorded with its trace, and tried again", async () => {
  await world.admin.query("ALTER TABLE oversight.staff_session RENAME TO staff_session_away");
  await world.addJob(tasks.sweepSessions);
  await until(
    async () => (await world.count("oversight.unhandled_error WHERE last_trace_id ~ '^job-'")) > 0,
  );
  await world.admin.query("ALTER TABLE oversight.staff_session_away RENAME TO staff_session");
  expect((await read("/metrics")).text).toContain(
    `croupier_job_seconds_count{task="${tasks.sweepSessions}",outcome="failed"}`,
  );
  expect(
    await world.count("graphile_worker._private_jobs WHERE attempts = 1 AND max_attempts > 1"),
  ).toBeGreaterThan(0);
});

test("health and figures answer on the private port, and nothing else does", async () => {
  expect(await read("/health/live")).toEqual({ status: 200, text: '{"status":"live"}' });
  expect(await read("/health/ready")).toEqual({ status: 200, text: '{"status":"ready"}' });
  expect((await read("/metrics")).text).toMatch(/croupier_jobs\{state="waiting"\} \d/);
  expect((await read("/")).status).toBe(404);
});

test("nothing else is answered, and all of it on the port that only this machine reaches", () => {
  expect(worker.routes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "PRIVATE /metrics",
    "PRIVATE /health/live",
    "PRIVATE /health/ready",
  ]);
});

const staffId = uuidv7();
