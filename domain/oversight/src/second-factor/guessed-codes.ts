import { transact, type Database, type Transact } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { dayMs, hourMs, minuteMs, type Clock } from "@croupier/kit/time";
import {
  retryAfterSeconds,
  type AttemptCounter,
  type AttemptLimits,
  type TooManyAttempts,
} from "@croupier/players/credentials";
import type { AuditTrail } from "../audit-trail.ts";

/** Ten tries a quarter of an hour: of a million codes three are right at any moment. */
const limits: AttemptLimits = {
  max: 10,
  windowMs: 15 * minuteMs,
  lockoutMs: 15 * minuteMs,
  lockoutMsMax: hourMs,
  forgetMs: dayMs,
};

/** A code is a guess until it is right, so it is counted before it is looked at. */
export function createGuessedCodes({
  database,
  clock,
  attempts,
  audit,
}: {
  database: Database;
  clock: Clock;
  attempts: AttemptCounter;
  audit: AuditTrail;
}) {
  return {
    /** `work` answers undefined for a code that is wrong; what it wrote until then is taken back. */
    async guess<Value>(
      staffId: string,
      work: (tx: Transact) => Promise<Value | undefined>,
    ): Promise<Result<Value, TooManyAttempts | { readonly code: "wrong_code" }>> {
      const now = clock();
      const guessed = [{ purpose: "staff code", name: staffId, limits }];
      const { lockedUntil } = await attempts.begin({ guessed, crowd: [] }, now);
      if (lockedUntil !== undefined) {
        const wait = retryAfterSeconds(lockedUntil, now);
        return refuse({ code: "too_many_attempts", retryAfterSeconds: wait });
      }
      const value = await transact(database, async (tx) => {
        const done = await work(tx);
        if (done === undefined) await audit.record(tx, { staffId, action: "staff.code-refused" });
        else await attempts.succeeded(tx, guessed, now);
        return done;
      });
      return value === undefined ? refuse({ code: "wrong_code" }) : ok(value);
    },
  };
}

export type GuessedCodes = ReturnType<typeof createGuessedCodes>;
