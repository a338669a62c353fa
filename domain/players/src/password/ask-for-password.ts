import { transact, type Database } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import { resetSubjects, type TryLimits } from "../attempt-subjects.ts";
import type { AttemptCounter } from "../attempts.ts";
import type { CaptchaRefusal, PassCaptcha } from "../captcha/captcha.ts";
import { recordEvent } from "../events/record-event.ts";
import type { QueueLetter } from "../letters.ts";
import { findEmailOwner } from "../player-reader.ts";
import type { TooManyAttempts } from "../refusals.ts";
import { retryAfterSeconds } from "../retry-after.ts";
import { makeLink } from "./reset-links.ts";

export type AskForPassword = {
  readonly brand: { readonly code: string; readonly name: string };
  readonly email: string;
  readonly address: string;
  /** The answer to what a refusal before asked. */
  readonly captcha?: string | undefined;
  /** Of the letter to somebody who has no account, which nobody gets. */
  readonly language: string;
  /** The page that takes the link: an address of ours, never of the request's. */
  readonly page: string;
};

export function createAskForPassword(room: {
  database: Database;
  clock: Clock;
  attempts: AttemptCounter;
  limits: TryLimits;
  queueLetter: QueueLetter;
  passCaptcha: PassCaptcha;
}) {
  /** The same answer, and the same work, whether or not somebody has this address. */
  return async function askForPassword(
    asked: AskForPassword,
  ): Promise<Result<undefined, TooManyAttempts | CaptchaRefusal>> {
    const now = room.clock();
    const { brand } = asked;
    const subjects = resetSubjects({ ...asked, brand: brand.code }, room.limits);
    if (await room.attempts.suspects(subjects.crowd, now)) {
      const purpose = { action: "password_reset", brand: brand.code } as const;
      const passed = await room.passCaptcha(purpose, asked.captcha);
      if (!passed.ok) return passed;
    }
    const counted = await room.attempts.begin(subjects, now);
    if (counted.lockedUntil !== undefined) {
      const wait = retryAfterSeconds(counted.lockedUntil, now);
      return refuse({ code: "too_many_attempts", retryAfterSeconds: wait });
    }
    await transact(room.database, async (tx) => {
      // Every question counts for whoever asks; that it led to a letter must not show.
      await room.attempts.failed(tx, subjects.crowd, now);
      const owner = await findEmailOwner(tx, brand.code, asked.email);
      const playerId = owner?.playerId ?? uuidv7();
      await sql`SAVEPOINT letter`.execute(tx);
      const token = await makeLink(tx, { playerId, brand: brand.code, now });
      await recordEvent(tx, { playerId, kind: "password_reset_asked", by: "player" });
      await room.queueLetter(tx, {
        template: "password-reset",
        brand,
        to: owner?.email ?? asked.email,
        language: owner?.language ?? asked.language,
        // Behind the `#` it reaches no server, no log and no other site.
        facts: { firstName: owner?.firstName ?? "-", link: `${asked.page}#${token}` },
        onceKey: `password-reset ${uuidv7()}`,
      });
      // Too many letters to one mailbox in an hour: the others are not sent, and nobody is told.
      const stands = owner !== undefined && !counted.mustFail;
      await (stands
        ? sql`RELEASE SAVEPOINT letter`.execute(tx)
        : sql`ROLLBACK TO SAVEPOINT letter`.execute(tx));
    });
    return ok();
  };
}
