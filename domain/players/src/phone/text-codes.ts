import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { transact, type Database, type Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { sql } from "kysely";
import { deriveKey, type Keyring } from "../keyring.ts";
import type { QueueLetter } from "../letters.ts";
import type { VerificationRules } from "../step-up/verification-rules.ts";
import type { TooManyCodes } from "../step-up/refusals.ts";
import { decideSending, sendingLimits } from "./decide-sending.ts";
import { maskEmail } from "./mask-email.ts";
import { maskPhone } from "./mask-phone.ts";
import { codeText } from "./code-text.ts";

/** A text message this room asks for; who carries it is wired in the composition root. */
export type TextMessage = {
  readonly purpose: string;
  readonly brandCode: string;
  readonly to: string;
  readonly language: string;
  readonly text: string;
  readonly onceKey: string;
};

/** Written in the transaction of its cause, sent after it. */
export type QueueText = (tx: Transact, message: TextMessage) => Promise<void>;

export type CodeChannel = "SMS" | "EMAIL";

export type SentCode = {
  readonly channel: CodeChannel;
  /** But for its middle. */
  readonly to: string;
  readonly expiresAt: Date;
  readonly resendInSeconds: number;
};

type Sending = {
  readonly playerId: string;
  readonly brand: string;
  readonly language: string;
  readonly firstName: string;
  readonly channel: CodeChannel;
  /** A number, or an address. */
  readonly to: string;
  /** One of the operations, or what else a code is for. */
  readonly purpose: string;
};

type Written = { readonly code: string; readonly onceKey: string };

/** What was typed, and what it would prove. */
type Typed = {
  readonly playerId: string;
  readonly purpose: string;
  readonly channel: CodeChannel;
  readonly typed: string;
};

/**
 * Codes by text message, and by letter to who has no phone: six digits, ten minutes, five tries, once, and
 * for one purpose only.
 */
export function createTextCodes({
  database,
  keyring,
  queueText,
  queueLetter,
  rulesOf,
}: {
  database: Database;
  keyring: Keyring;
  queueText: QueueText;
  queueLetter: QueueLetter;
  rulesOf: (brand: string) => VerificationRules;
}) {
  const key = deriveKey(keyring, keyring.currentId, "text codes");
  // Keyed: of six digits a bare hash would be found in a second.
  const hashOf = (codeId: string, typed: string) =>
    createHmac("sha256", key).update(`${codeId}\0${typed}`).digest();

  /** Those to a number count whoever asks, or many accounts could make one phone ring all night. */
  async function readWait(
    executor: Transact | Database["db"],
    { playerId, to }: { playerId: string; to: string },
  ): Promise<number> {
    const { rows } = await sql<{ now: Date; sent_at: Date | null }>`
      SELECT t.now, c.sent_at
      FROM (SELECT clock_timestamp() AS now) AS t
      LEFT JOIN players.text_code AS c
        ON (c.player_id = ${playerId} OR c.phone = ${to})
       AND c.sent_at > t.now - interval '1 day'
    `.execute(executor);
    const sent = rows.flatMap(({ sent_at: sentAt }) => (sentAt === null ? [] : [sentAt]));
    return decideSending(sent, rows[0]?.now ?? new Date(0));
  }

  async function send(tx: Transact, sending: Sending): Promise<Result<SentCode, TooManyCodes>> {
    const { playerId, channel, to, purpose } = sending;
    // Both locks in one order, so that two who ask at once are counted one after the other.
    for (const name of [`text code to ${to}`, `text code of ${playerId}`].toSorted()) {
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
    }
    const wait = await readWait(tx, sending);
    if (wait > 0) return refuse({ code: "too_many_codes", retryAfterSeconds: wait });
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    const codeId = uuidv7();
    const { rows } = await sql<{ expires_at: Date }>`
      INSERT INTO players.text_code
        (player_id, code_id, purpose, channel, phone, code_hash, expires_at)
      VALUES (${playerId}, ${codeId}, ${purpose}, ${channel}, ${to}, ${hashOf(codeId, code)},
              clock_timestamp() + interval '10 minutes')
      RETURNING expires_at
    `.execute(tx);
    await queue(tx, { ...sending, code, onceKey: `text code ${codeId}` });
    return ok({
      channel,
      to: channel === "SMS" ? maskPhone(to) : maskEmail(to),
      expiresAt: rows[0]?.expires_at ?? new Date(0),
      resendInSeconds: sendingLimits.betweenMs / 1_000,
    });
  }

  return {
    readWait: (whose: { playerId: string; to: string }, tx?: Transact) =>
      readWait(tx ?? database.db, whose),

    send: (sending: Sending): Promise<Result<SentCode, TooManyCodes>> =>
      transact(database, (tx) => send(tx, sending)),

    sendWithin: send,

    /** Only the newest of its purpose counts. Every try is counted, and the right one is the last. */
    use: (typed: Typed) => transact(database, async (tx) => (await take(tx, typed)) !== undefined),

    take,

    /** The newest code of a purpose that may still be typed, and where it went. */
    async findOpen(playerId: string, purpose: string): Promise<{ to: string } | undefined> {
      const { rows } = await sql<{ to: string; open: boolean }>`
        SELECT phone AS "to", used_at IS NULL AND tries < 5 AND expires_at > clock_timestamp() AS open
        FROM players.text_code WHERE player_id = ${playerId} AND purpose = ${purpose}
        ORDER BY code_id DESC LIMIT 1
      `.execute(database.db);
      return rows[0]?.open === true ? rows[0] : undefined;
    },

    async forgetOpen(tx: Transact, playerId: string): Promise<void> {
      await sql`
        UPDATE players.text_code SET used_at = clock_timestamp()
        WHERE player_id = ${playerId} AND used_at IS NULL
      `.execute(tx);
    },

    /** For the worker: what counts for nothing any more. */
    async forgetBefore(moment: Date): Promise<void> {
      await sql`DELETE FROM players.text_code WHERE sent_at < ${moment}`.execute(database.db);
    },
  };

  async function queue(
    tx: Transact,
    { brand, channel, to, language, firstName, code, onceKey }: Sending & Written,
  ): Promise<void> {
    if (channel === "SMS") {
      const text = codeText(language, code);
      await queueText(tx, { purpose: "code", brandCode: brand, to, language, text, onceKey });
      return;
    }
    await queueLetter(tx, {
      template: "operation-code",
      brand: { code: brand, name: rulesOf(brand).brandName },
      to,
      language,
      facts: { firstName, code },
      onceKey,
    });
  }

  /** Answers where it went, or undefined when it is not right. */
  async function take(
    tx: Transact,
    { playerId, purpose, channel, typed }: Typed,
  ): Promise<string | undefined> {
    const { rows } = await sql<{ code_id: string; code_hash: Buffer; phone: string }>`
      UPDATE players.text_code SET tries = tries + 1
      WHERE player_id = ${playerId} AND channel = ${channel} AND tries < 5 AND used_at IS NULL
        AND expires_at > clock_timestamp()
        AND code_id = (
          SELECT code_id FROM players.text_code
          WHERE player_id = ${playerId} AND purpose = ${purpose} ORDER BY code_id DESC LIMIT 1
        )
      RETURNING code_id, code_hash, phone
    `.execute(tx);
    const [row] = rows;
    const plain = typed.replace(/\s/g, "");
    if (row === undefined || !timingSafeEqual(row.code_hash, hashOf(row.code_id, plain))) {
      return undefined;
    }
    await sql`
      UPDATE players.text_code SET used_at = clock_timestamp()
      WHERE player_id = ${playerId} AND code_id = ${row.code_id}
    `.execute(tx);
    return row.phone;
  }
}

export type TextCodes = ReturnType<typeof createTextCodes>;
