import { ok, refuse, type Result } from "@croupier/kit/result";
import { createHashThreads } from "./hash-threads/hash-threads.ts";
import type { Keyring } from "./keyring.ts";
import { hashPassword, needsRehash, verifyPassword, type HashCost } from "./password-hash.ts";
import type { Overloaded } from "./refusals.ts";

export type HashingLimits = {
  readonly atOnce: number;
  readonly waitingMax: number;
  /** How far the threads stand back; absent: as is right where people play meanwhile. */
  readonly nice?: number;
  /** What a hash costs; absent: what it has to. Only where nothing real is kept may it be less. */
  readonly cost?: HashCost;
};

/** Two at once keep the memory small, 19 MiB each; a second's worth may wait. */
export const hashingLimits: HashingLimits = { atOnce: 2, waitingMax: 48 };

/**
 * Hashing is slow on purpose, so whoever sends many passwords could starve everybody else. Two run
 * at once, a bounded number wait, the rest are told to come back.
 */
export function createHashing({
  keyring,
  limits = hashingLimits,
}: {
  keyring: Keyring;
  limits?: HashingLimits | undefined;
}) {
  let running = 0;
  const waiting: (() => void)[] = [];
  const { nice, cost } = limits;
  const argon2id = nice === undefined ? undefined : createHashThreads({ nice });
  // Made ahead, or the first unknown name would take twice as long as a known one.
  const dummy = hashPassword(keyring, "a password that nobody has", argon2id, cost);
  dummy.catch(() => {});

  async function inTurn<T>(work: () => Promise<T>): Promise<Result<T, Overloaded>> {
    if (running >= limits.atOnce) {
      if (waiting.length >= limits.waitingMax) {
        return refuse({ code: "overloaded", retryAfterSeconds: 2 });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return ok(await work());
    } finally {
      // The place is handed on, not given back, so nobody slips in between.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return {
    hash: (password: string) => inTurn(() => hashPassword(keyring, password, argon2id, cost)),

    /** Without a hash (nobody bears that name) the same work is done, and the answer is no. */
    verify: (password: string, phc: string | undefined) =>
      inTurn(async () => {
        const matches = await verifyPassword(keyring, password, phc ?? (await dummy), argon2id);
        return matches && phc !== undefined;
      }),

    needsRehash: (phc: string) => needsRehash(keyring, phc, cost),
  };
}

export type Hashing = ReturnType<typeof createHashing>;
