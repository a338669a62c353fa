import { createHmac } from "node:crypto";
import { transact, type Database, type Transact } from "@croupier/database";
import { sql } from "kysely";
import {
  decideAttempt,
  isSuspicious,
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

  async function findLock(tx: Transact, subjects: readonly Subject[], now: Date) {
    const { rows } = await sql<{ locked_until: Date }>`
      SELECT locked_until FROM ${relation}
      WHERE subject = ANY (${subjects.map(hashOf)}::bytea[]) AND locked_until > ${now}
    `.execute(tx);
    return latest(rows.map((row) => row.locked_until));
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
    /** Whether a machine might be guessing. What is quiet does not count: it would show. */
    async suspects(subjects: readonly Subject[], now: Date): Promise<boolean> {
      const spoken = subjects
        .filter(({ quiet }) => quiet !== true)
        .map((subject) => ({ subject, hash: hashOf(subject) }));
      const { rows } = await sql<Row>`
        SELECT subject, counted, window_started_at, lockouts, locked_until
        FROM ${relation} WHERE subject = ANY (${spoken.map(({ hash }) => hash)}::bytea[])
      `.execute(database.db);
      if (rows.some(({ locked_until }) => locked_until !== null && locked_until > now))
        return false;
      return spoken.some(({ subject, hash }) => {
        const row = rows.find((candidate) => candidate.subject.equals(hash));
        return isSuspicious(row && attemptsOf(row), now, subject.limits);
      });
    },

    /**
     * Before a try is made: counts it for what is to be guessed, so that fifty at the same moment
     * are fifty, and looks whether the crowd it comes from is locked. A crowd is not counted here:
     * a busy household signing in at once has done nothing wrong.
     */
    begin: (
      subjects: { readonly guessed: readonly Subject[]; readonly crowd: readonly Subject[] },
      now: Date,
    ): Promise<AttemptVerdict> =>
      transact(database, async (tx) => {
        const crowdLock = await findLock(tx, subjects.crowd, now);
        if (crowdLock !== undefined) return { lockedUntil: crowdLock, mustFail: false };
        const decided = (await lock(tx, subjects.guessed, now)).map((entry) => ({
          ...entry,
          decision: decideAttempt(entry.before, now, entry.subject.limits),
        }));
        const spoken = decided.flatMap(({ subject, decision }) =>
          decision.allowed || subject.quiet === true ? [] : [decision.lockedUntil],
        );
        // Refused tries are not counted further: a lockout ends when it was said to end.
        if (spoken.length === 0) {
          for (const { hash, decision } of decided) {
            if (decision.allowed) await store(tx, hash, decision.after);
          }
        }
        return {
          lockedUntil: latest(spoken),
          mustFail: decided.some(({ subject, decision }) => !decision.allowed && subject.quiet),
        };
      }),

    /** The try failed: now it counts for the crowd as well. */
    async failed(tx: Transact, crowd: readonly Subject[], now: Date): Promise<void> {
      for (const { hash, before, subject } of await lock(tx, crowd, now)) {
        const decision = decideAttempt(before, now, subject.limits);
        if (decision.allowed) await store(tx, hash, decision.after);
      }
    },

    /** The try went well: what was guessed at starts anew. */
    async succeeded(tx: Transact, guessed: readonly Subject[], now: Date): Promise<void> {
      const fresh = { counted: 0, windowStartedAt: now, lockouts: 0, lockedUntil: null };
      for (const { hash } of await lock(tx, guessed, now)) await store(tx, hash, fresh);
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

function latest(moments: readonly Date[]): Date | undefined {
  return moments.toSorted((one, other) => other.getTime() - one.getTime())[0];
}
