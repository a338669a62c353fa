import type { Registration } from "@croupier/contracts";
import { sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createErasing, createErasureDesk } from "../src/face.ts";
import { brand, fromHome, openRoom, registrationOf, type Room } from "./room.ts";

const staffId = "0199f0a0-0000-7000-8000-00000000f00d";
const money = { isOpen: false, isUnderWay: false, lastMovedAt: null as Date | null };

let room: Room;
let admin: pg.Pool;
let desk: ReturnType<typeof createErasureDesk>;
let erasing: ReturnType<typeof createErasing>;
let recorded: object[];
beforeEach(async () => {
  room = await openRoom();
  recorded = [];
  admin = new pg.Pool({ connectionString: room.world.adminUrl, max: 1 });
  const shared = {
    database: room.world.database,
    money: { readMoneyKept: async () => money, hasMoneyUnderWay: async () => money.isUnderWay },
    queueLetter: room.dependencies.queueLetter,
    brandNameOf: async () => brand.name,
  };
  desk = createErasureDesk({
    ...shared,
    clock: room.dependencies.clock,
    record: async (_tx, act) => void recorded.push(act),
    endSessionsOf: room.players.endSessionsOf,
  });
  erasing = createErasing(shared);
});
afterEach(async () => {
  await admin.end();
  await room.world.drop();
});

type Ruled = { table_name: string; act: string; set_to: Record<string, string>; kept: string[] };

/** Whatever can be found of somebody is found by one of these. */
const traces = /zebrafinch|quagga|Okapi|\+59995110011|Marsupial 77|1991-03-07/i;

const traceable = (name: string) =>
  registrationOf({
    email: `${name}.zebrafinch@people.example`,
    nickname: `${name}quagga`,
    firstName: "Okapi",
    lastName: "Zebrafinch",
    dateOfBirth: "1991-03-07",
    phone: "+59995110011",
    address: {
      countryCode: "CW",
      subdivision: null,
      line1: "Marsupial 77",
      city: "Okapi Town",
      postalCode: "QUAGGA",
    },
  });

async function join(registration: Registration): Promise<string> {
  await admin.query("DELETE FROM players.attempt");
  const joined = await room.players.register({ ...fromHome, brand, registration });
  if (!joined.ok) throw new Error(joined.refusal.code);
  // Whatever happens next happens later.
  room.clock.forward(1_000);
  return joined.value.user.id;
}

/** Everything a player can leave behind, where a registration has not left it already. */
async function leaveTraces(id: string): Promise<void> {
  const hash = "sha256(random()::text::bytea)";
  const statements = [
    `INSERT INTO players.preference (player_id, theme, currency_display, changed_at) VALUES ($1, 'dark', 'code', now())`,
    `INSERT INTO players.confirmed_email VALUES ($1, 'okapi.zebrafinch@people.example', now())`,
    `INSERT INTO players.validated_phone (player_id, phone) VALUES ($1, '+59995110011')`,
    `INSERT INTO players.phone_directory VALUES ('kingfisher', '+59995110011', $1)`,
    `INSERT INTO players.passkey VALUES ($1, gen_random_uuid(), 'quagga-credential', 'x', 0, '{}', 'Okapi phone', false, now())`,
    `INSERT INTO players.passkey_directory VALUES ('kingfisher', 'quagga-credential', $1, gen_random_uuid())`,
    `INSERT INTO players.two_factor (player_id, secret, began_in) VALUES ($1, 'quagga', gen_random_uuid())`,
    `INSERT INTO players.recovery_code VALUES ($1, ${hash})`,
    `INSERT INTO players.partial_session VALUES (${hash}, 'kingfisher', $1, now())`,
    `INSERT INTO players.password_reset VALUES (${hash}, 'kingfisher', $1, now())`,
    `INSERT INTO players.known_device VALUES ($1, ${hash}, now(), now())`,
    `INSERT INTO players.email_change (player_id, change_id, new_email, asked_at, expires_at) VALUES ($1, gen_random_uuid(), 'new.zebrafinch@people.example', now(), now())`,
    `INSERT INTO players.text_code (player_id, code_id, purpose, phone, code_hash, expires_at) VALUES ($1, gen_random_uuid(), 'withdraw', '+59995110011', ${hash}, now())`,
    `INSERT INTO players.past_session VALUES ($1, gen_random_uuid(), 'Okapi browser', now(), now())`,
    `INSERT INTO players.event (player_id, event_id, kind, facts, done_by) VALUES ($1, gen_random_uuid(), 'blocked', '{"reason": "told Okapi Zebrafinch"}', 'house')`,
    `INSERT INTO players.note (player_id, note_id, staff_id, words) VALUES ($1, gen_random_uuid(), gen_random_uuid(), 'Okapi rang')`,
    `INSERT INTO players.reset_request (player_id, request_id, asked_by, reason) VALUES ($1, gen_random_uuid(), gen_random_uuid(), 'Okapi lost it')`,
    `INSERT INTO players.document (player_id, document_type, brand, status, since, reason, note) VALUES ($1, 'ID_DOCUMENT', 'kingfisher', 'INVALID', now(), 'not Okapi', 'Okapi?')`,
    `INSERT INTO players.document_act (player_id, act_id, document_type, act, status, reason, note, happened_at) VALUES ($1, gen_random_uuid(), 'ID_DOCUMENT', 'refuse', 'INVALID', 'not Okapi', 'Okapi?', now())`,
    `INSERT INTO players.document_file (player_id, file_id, document_type, submission_id, kind, side, mime, byte_count, sealed, scan, sent_at) VALUES ($1, gen_random_uuid(), 'ID_DOCUMENT', gen_random_uuid(), 'PASSPORT', 'FRONT', 'image/png', 9, 'quagga sealed', 'clean', now())`,
    `INSERT INTO players.register_check (player_id, check_id, register, listed, reference) VALUES ($1, gen_random_uuid(), 'built-in', false, 'quagga-1')`,
    `INSERT INTO players.same_person VALUES ($1, gen_random_uuid(), gen_random_uuid(), 'alike', '{"Zebrafinch"}')`,
    `INSERT INTO players.same_person_answer VALUES ($1, gen_random_uuid(), gen_random_uuid(), 'Okapi is another')`,
    `INSERT INTO players.legal_hold VALUES ($1, gen_random_uuid(), 'Okapi went to court', gen_random_uuid(), now(), gen_random_uuid(), now())`,
    `INSERT INTO rewards.referral_code VALUES ($1, 'kingfisher', 'P' || upper(substr(md5(random()::text), 1, 8)), now())`,
    `INSERT INTO rewards.referral_code_directory SELECT 'kingfisher', code, player_id FROM rewards.referral_code WHERE player_id = $1`,
    `INSERT INTO oversight.consent VALUES (gen_random_uuid(), 'AbCdEfGhIjKlMnOpQrSt_-', 'kingfisher', $1, 1, 'en', true, true, now())`,
    `INSERT INTO support.tickets (ticket_id, brand, language, subject, message, player_id, idempotency_key, sent_at, due_at, changed_at) VALUES (gen_random_uuid(), 'kingfisher', 'en', 'payment', 'Okapi asks', $1, 'quagga-key', now(), now(), now())`,
    `INSERT INTO support.ticket_answers SELECT gen_random_uuid(), ticket_id, player_id, 'Dear Okapi', gen_random_uuid(), now() FROM support.tickets WHERE player_id = $1`,
    `INSERT INTO support.outbox (message_id, channel, brand, recipient, template, language, body_text, created_at, next_attempt_at) VALUES (gen_random_uuid(), 'SMS', 'kingfisher', '+59995110011', 'withdraw', 'en', 'Okapi, your code', now(), now())`,
  ];
  for (const statement of statements)
    await admin.query(statement, statement.includes("$1") ? [id] : []);
}

async function requestOf(id: string): Promise<{ id: string; state: string; reasons: string[] }> {
  const { rows } = await sql<{ id: string; state: string; reasons: string[] }>`
    SELECT request_id AS id, state, hold_reasons AS reasons FROM players.erasure_request
    WHERE player_id = ${id} ORDER BY request_id DESC LIMIT 1
  `.execute(room.world.database.db);
  const [row] = rows;
  if (row === undefined) throw new Error("nobody asked");
  return row;
}

async function everyTable(): Promise<string[]> {
  const { rows } = await admin.query<{ name: string }>(`
    SELECT quote_ident(n.nspname) || '.' || quote_ident(c.relname) AS name
    FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND n.nspname !~ '^(pg_|information_|croupier_)'`);
  return rows.map(({ name }) => name);
}

/** The tables, and the rows in them, in which somebody can still be found. */
async function tracesLeft(): Promise<string[]> {
  const found: string[] = [];
  for (const name of await everyTable()) {
    const { rows } = await admin.query<{ row: string }>(
      `SELECT to_jsonb(t)::text AS row FROM ${name} AS t`,
    );
    for (const { row } of rows) if (traces.test(row)) found.push(`${name}: ${row}`);
  }
  return found;
}

const run = () => erasing.eraseDue(new AbortController().signal);
const answer = (requestId: string, holdUntil: Date | null = null) =>
  desk.grant({ requestId, staffId, holdUntil, reason: "asked in writing" });

describe("the rules of forgetting", () => {
  test("know every table of a player, and every column of what stays", async () => {
    const { rows: rules } = await admin.query<Ruled>("SELECT * FROM players.erasure_rule");
    const { rows: tables } = await admin.query<{ name: string; columns: string[] }>(`
      SELECT n.nspname || '.' || c.relname AS name, array_agg(a.attname::text) AS columns
      FROM pg_class AS c
      JOIN pg_namespace AS n ON n.oid = c.relnamespace
      JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname !~ '^(pg_|information_)'
        AND EXISTS (
          SELECT FROM pg_attribute AS p WHERE p.attrelid = c.oid AND p.attname = 'player_id'
        )
      GROUP BY 1`);
    expect(rules.map(({ table_name }) => table_name).toSorted()).toEqual(
      tables.map(({ name }) => name).toSorted(),
    );
    for (const rule of rules.filter(({ act }) => act === "keep")) {
      const columns = tables.find(({ name }) => name === rule.table_name)?.columns ?? [];
      const decided = [...rule.kept, ...Object.keys(rule.set_to)];
      expect([rule.table_name, decided.toSorted()]).toEqual([rule.table_name, columns.toSorted()]);
    }
  });
});

describe("a player who asked to be forgotten", () => {
  test("is not while nobody has answered, whoever calls", async () => {
    const id = await join(registrationOf());
    await room.players.erasure.ask(id);
    expect(await run()).toBe(0);
    await expect(
      sql`SELECT players.erase_player(${id}, true)`.execute(room.world.database.db),
    ).rejects.toThrow("nobody decided that this player is erased now");
    expect((await requestOf(id)).state).toBe("REQUESTED");
  });

  test("is found nowhere any more once it is done: in no table, in no column", async () => {
    const id = await join(traceable("gone"));
    await leaveTraces(id);
    await room.players.erasure.ask(id);
    const { id: requestId } = await requestOf(id);
    expect((await tracesLeft()).length).toBeGreaterThan(25);

    expect(await answer(requestId)).toMatchObject({ ok: true });
    expect(recorded).toHaveLength(1);
    expect(await requestOf(id)).toMatchObject({ state: "HELD", reasons: [] });
    expect(await run()).toBe(1);
    expect((await requestOf(id)).state).toBe("ERASED");
    // The last letter still has to go out; the worker takes its words away when it has.
    await admin.query(
      "UPDATE support.outbox SET recipient = '-', body_text = '-' WHERE template = 'account-erased'",
    );
    expect(await tracesLeft()).toEqual([]);

    const { rows } = await admin.query(
      "SELECT status, country_code FROM players.profile WHERE player_id = $1",
      [id],
    );
    expect(rows).toEqual([{ status: "closed", country_code: "CW" }]);
    // Once more is nothing, and what was done cannot be answered again.
    expect(await run()).toBe(0);
    expect(await answer(requestId)).toEqual({ ok: false, refusal: { code: "already_answered" } });
  });

  test("is told, by one letter when it is held and by the last one when it is done", async () => {
    const id = await join(traceable("told"));
    await room.players.erasure.ask(id);
    const { id: requestId } = await requestOf(id);
    await answer(requestId, new Date("2099-01-01T00:00:00Z"));
    expect(await requestOf(id)).toMatchObject({ state: "HELD", reasons: ["STAFF"] });
    expect(await run()).toBe(0);
    const { rows } = await admin.query(
      "SELECT template FROM support.outbox WHERE recipient LIKE 'told.%' ORDER BY message_id",
    );
    expect(rows.map(({ template }) => template)).toEqual([
      "welcome",
      "erasure-asked",
      "erasure-held",
    ]);
    const open = await room.players.findUser(id);
    expect(open?.email).toBe("told.zebrafinch@people.example");
    const left = await desk.listWaiting();
    expect(left.find(({ playerId }) => playerId === id)).toMatchObject({
      state: "HELD",
      firstName: "O•••",
      reasons: ["STAFF"],
    });
  });

  test("is kept while money of theirs is here or on its way, or a dispute needs them, and forgotten after", async () => {
    const id = await join(traceable("kept"));
    await room.players.erasure.ask(id);
    const { id: requestId } = await requestOf(id);
    money.isOpen = true;
    await answer(requestId);
    expect(await requestOf(id)).toMatchObject({ state: "HELD", reasons: ["OPEN_BALANCE"] });
    expect(await run()).toBe(0);

    const dueNow = () =>
      admin.query("UPDATE players.erasure_request SET held_until = now() WHERE request_id = $1", [
        requestId,
      ]);
    money.isOpen = false;
    money.isUnderWay = true;
    await dueNow();
    expect(await run()).toBe(0);
    expect((await requestOf(id)).reasons).toEqual(["MONEY_UNDER_WAY"]);
    money.isUnderWay = false;
    await admin.query(
      "INSERT INTO players.legal_hold VALUES ($1, gen_random_uuid(), 'a court asks', $2, now())",
      [id, staffId],
    );
    await dueNow();
    expect(await run()).toBe(0);
    expect((await requestOf(id)).reasons).toEqual(["LEGAL_HOLD"]);
    await expect(
      sql`SELECT players.erase_player(${id}, true)`.execute(room.world.database.db),
    ).rejects.toThrow("nobody decided");

    await admin.query(
      "UPDATE players.legal_hold SET lifted_at = now(), lifted_by = $2 WHERE player_id = $1",
      [id, staffId],
    );
    await dueNow();
    expect(await run()).toBe(1);
    expect((await requestOf(id)).state).toBe("ERASED");
  });

  test("is kept for the years of the law after money last moved", async () => {
    const id = await join(traceable("moved"));
    await room.players.erasure.ask(id);
    const { id: requestId } = await requestOf(id);
    money.lastMovedAt = new Date();
    await answer(requestId);
    money.lastMovedAt = null;
    const { rows } = await admin.query<{ years: number }>(
      "SELECT round(extract(epoch FROM held_until - now()) / 31536000)::int AS years FROM players.erasure_request WHERE request_id = $1",
      [requestId],
    );
    expect(rows).toEqual([{ years: 5 }]);
    expect((await requestOf(id)).reasons).toEqual(["RETENTION"]);
  });
});
