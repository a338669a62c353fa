import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Keyring } from "./keyring.ts";
import { hashPassword, needsRehash, verifyPassword } from "./password-hash.ts";
import type { Overloaded } from "./refusals.ts";

export type HashingLimits = { readonly atOnce: number; readonly waitingMax: number };

/** Two at once leave the thread pool free for files and DNS; a second's worth may wait. */
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
  limits?: HashingLimits;
}) {
  let running = 0;
  const waiting: (() => void)[] = [];
  // Made ahead, or the first unknown name would take twice as long as a known one.
  const dummy = hashPassword(keyring, "a password that nobody has");
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
    hash: (password: string) => inTurn(() => hashPassword(keyring, password)),

    /** Without a hash (nobody bears that name) the same work is done, and the answer is no. */
    verify: (password: string, phc: string | undefined) =>
      inTurn(async () => {
        const matches = await verifyPassword(keyring, password, phc ?? (await dummy));
        return matches && phc !== undefined;
      }),

    needsRehash: (phc: string) => needsRehash(keyring, phc),
  };
}

export type Hashing = ReturnType<typeof createHashing>;
