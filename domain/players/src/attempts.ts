import { createHmac } from "node:crypto";
import { transact, type Database, type Transact } from "@croupier/database";
import { sql } from "kysely";
import {
  decideAttempt,
  decideRefund,
  type AttemptLimits,
  type Attempts,
} from "./decide-attempt.ts";
import { deriveKey, type Keyring } from "./keyring.ts";

/** Something tries are counted for. `quiet`: its lockout must not be seen from outside. */
export type Subject = {
  readonly purpose: string;
  readonly name: string;
  readonly limits: AttemptLimits;
  readonly quiet?: true;
};

export type AttemptVerdict = {
  /** The longest lockout among the subjects that may be spoken of. */
  readonly lockedUntil: Date | undefined;
  /** A quiet subject is locked: do the work, and let it fail. */
  readonly mustFail: boolean;
};

type Row = {
  subject: Buffer;
  counted: number;
  window_started_at: Date;
  lockouts: number;
  locked_until: Date | null;
};

/** The table is named by its owner: players and staff each count in their own schema. */
export function createAttempts({
  database,
  keyring,
  table,
}: {
  database: Database;
  keyring: Keyring;
  table: "players.attempt" | "oversight.attempt";
}) {
  const relation = sql.table(table);
  const key = deriveKey(keyring, keyring.currentId, "attempt subjects");
  const hashOf = ({ purpose, name }: Subject) =>
    createHmac("sha256", key).update(`${purpose}\0${name}`).digest();

  /** Locks the rows in one order, so that two sign-ins that share an address cannot deadlock. */
  async function lock(tx: Transact, subjects: readonly Subject[], now: Date) {
    const keyed = subjects
      .map((subject) => ({ subject, hash: hashOf(subject) }))
      .toSorted((one, other) => Buffer.compare(one.hash, other.hash));
    const hashes = keyed.map(({ hash }) => hash);
    const purposes = keyed.map(({ subject }) => subject.purpose);
    await sql`
      INSERT INTO ${relation} (subject, purpose, counted, window_started_at)
      SELECT subject, purpose, 0, ${now}
      FROM unnest(${hashes}::bytea[], ${purposes}::text[]) AS fresh (subject, purpose)
      ON CONFLICT (subject) DO NOTHING
    `.execute(tx);
    const { rows } = await sql<Row>`
      SELECT subject, counted, window_started_at, lockouts, locked_until
      FROM ${relation} WHERE subject = ANY (${hashes}::bytea[]) ORDER BY subject FOR UPDATE
    `.execute(tx);
    return keyed.flatMap(({ subject, hash }) => {
      const row = rows.find((candidate) => candidate.subject.equals(hash));
      return row === undefined ? [] : [{ subject, hash, before: attemptsOf(row) }];
    });
  }

  async function store(tx: Transact, hash: Buffer, after: Attempts) {
    await sql`
      UPDATE ${relation}
      SET counted = ${after.counted}, window_started_at = ${after.windowStartedAt},
          lockouts = ${after.lockouts}, locked_until = ${after.lockedUntil}
      WHERE subject = ${hash}
    `.execute(tx);
  }

  return {
    /** Counts one try for every subject before it is made. */
    count: (subjects: readonly Subject[], now: Date): Promise<AttemptVerdict> =>
      transact(database, async (tx) => {
        const locked = (await lock(tx, subjects, now)).map((entry) => ({
          ...entry,
          decision: decideAttempt(entry.before, now, entry.subject.limits),
        }));
        const spoken = locked.flatMap(({ subject, decision }) =>
          decision.allowed || subject.quiet === true ? [] : [decision.lockedUntil],
        );
        // Refused tries are not counted further: a lockout ends when it was said to end.
        if (spoken.length === 0) {
          for (const { hash, decision } of locked) {
            if (decision.allowed) await store(tx, hash, decision.after);
          }
        }
        return {
          lockedUntil: spoken.toSorted((one, other) => other.getTime() - one.getTime())[0],
          mustFail: locked.some(({ subject, decision }) => !decision.allowed && subject.quiet),
        };
      }),

    /** The try went well: what counts a person starts anew, what counts a crowd loses this one. */
    async succeeded(
      tx: Transact,
      { clear, refund, now }: { clear: readonly Subject[]; refund: readonly Subject[]; now: Date },
    ): Promise<void> {
      for (const { hash, before, subject } of await lock(tx, [...clear, ...refund], now)) {
        const fresh = { counted: 0, windowStartedAt: now, lockouts: 0, lockedUntil: null };
        await store(
          tx,
          hash,
          clear.includes(subject) ? fresh : decideRefund(before, subject.limits),
        );
      }
    },

    /** For the worker: rows that no longer decide anything. */
    async forgetBefore(moment: Date): Promise<number> {
      const { numAffectedRows } = await sql`
        DELETE FROM ${relation}
        WHERE window_started_at < ${moment} AND (locked_until IS NULL OR locked_until < ${moment})
      `.execute(database.db);
      return Number(numAffectedRows ?? 0n);
    },
  };
}

export type AttemptCounter = ReturnType<typeof createAttempts>;

function attemptsOf(row: Row): Attempts {
  return {
    counted: row.counted,
    windowStartedAt: row.window_started_at,
    lockouts: row.lockouts,
    lockedUntil: row.locked_until,
  };
}
