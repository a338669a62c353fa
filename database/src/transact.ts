import type { Transaction } from "kysely";
import type { Database } from "./connect.ts";
import type { DB } from "./schema.gen.ts";

export type Transact = Transaction<DB>;

export type TransactOptions = {
  isolation?: "read committed" | "repeatable read" | "serializable";
  attempts?: number;
};

/**
 * Runs `work` in one transaction: all of it or nothing. When PostgreSQL gives up on it because of
 * a concurrent one (serialization failure, deadlock), it is tried again from the start, so `work`
 * must touch nothing but the transaction it is given.
 */
export async function transact<T>(
  database: Database,
  work: (transaction: Transact) => Promise<T>,
  { isolation = "read committed", attempts = 3 }: TransactOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.db.transaction().setIsolationLevel(isolation).execute(work);
    } catch (error) {
      if (attempt >= attempts || !isLostRace(error)) throw error;
    }
  }
}

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK_DETECTED = "40P01";

function isLostRace(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
}
