import { createHash } from "node:crypto";
import type { Database, Transact } from "@croupier/database";
import { refuse, type Result } from "@croupier/kit/result";
import { sql } from "kysely";

/** One press: its key, and everything it says, so that another request under the key is known. */
export type Command = {
  readonly playerId: string;
  readonly key: string;
  readonly asked: readonly string[];
};

type Claimed =
  /** Ours to answer. The id is the one of the first try, where that died on its way. */
  | { readonly kind: "begin"; readonly subjectId: string; readonly isNew: boolean }
  | { readonly kind: "answered"; readonly answer: unknown };

export type CommandRefusal = {
  readonly code: "idempotency_key_reused" | "request_in_flight";
};

/** After this a try that left no answer is taken to be dead, and the next one goes on with it. */
const deadAfterMs = 60_000;

/** Whoever comes first with a key answers it; a twin meets the lock of the row and then the answer. */
export async function claimCommand(
  tx: Transact,
  command: Command,
  { subjectId, now }: { readonly subjectId: string; readonly now: Date },
): Promise<Result<Claimed, CommandRefusal>> {
  const { playerId, key } = command;
  const hash = hashOf(command);
  const inserted = await sql`
    INSERT INTO cashier.commands (player_id, idempotency_key, asked_hash, subject_id, begun_at)
    VALUES (${playerId}, ${key}, ${hash}, ${subjectId}, ${now})
    ON CONFLICT DO NOTHING RETURNING 1
  `.execute(tx);
  if (inserted.rows.length > 0) {
    return { ok: true, value: { kind: "begin", subjectId, isNew: true } };
  }
  const { rows } = await sql<{
    asked_hash: Buffer;
    subject_id: string;
    begun_at: Date;
    answer: unknown;
  }>`
    SELECT asked_hash, subject_id, begun_at, answer FROM cashier.commands
    WHERE player_id = ${playerId} AND idempotency_key = ${key} FOR UPDATE
  `.execute(tx);
  const [row] = rows;
  if (row === undefined) return refuse({ code: "request_in_flight" });
  if (!hash.equals(row.asked_hash)) return refuse({ code: "idempotency_key_reused" });
  if (row.answer !== null) return { ok: true, value: { kind: "answered", answer: row.answer } };
  if (now.getTime() - row.begun_at.getTime() < deadAfterMs) {
    return refuse({ code: "request_in_flight" });
  }
  await sql`
    UPDATE cashier.commands SET begun_at = ${now}
    WHERE player_id = ${playerId} AND idempotency_key = ${key}
  `.execute(tx);
  return { ok: true, value: { kind: "begin", subjectId: row.subject_id, isNew: false } };
}

export async function answerCommand(
  db: Database["db"] | Transact,
  { playerId, key }: Command,
  answer: object,
): Promise<void> {
  await sql`
    UPDATE cashier.commands SET answer = ${JSON.stringify(answer)}::jsonb
    WHERE player_id = ${playerId} AND idempotency_key = ${key}
  `.execute(db);
}

/** Whoever was told no may ask again under the same key, once what was missing is there. */
export async function releaseCommand(tx: Transact, { playerId, key }: Command): Promise<void> {
  await sql`
    UPDATE cashier.commands SET begun_at = 'epoch'
    WHERE player_id = ${playerId} AND idempotency_key = ${key} AND answer IS NULL
  `.execute(tx);
}

function hashOf({ asked }: Command): Buffer {
  return createHash("sha256").update(JSON.stringify(asked)).digest();
}
