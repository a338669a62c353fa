import { transact, type Database, type Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { sql } from "kysely";
import { foldEmail } from "../fold.ts";
import { findEmailOwner, type EmailOwner } from "../player-reader.ts";
import type { StepUpRequired } from "../step-up/refusals.ts";
import type { TooManyLetters } from "./confirmation.ts";
import { decideLetter } from "./decide-letter.ts";
import { linkLivesMs, type LinkPurpose } from "./email-links.ts";
import { findAddressee, linkOf, type Addressee, type EmailRoom } from "./email-room.ts";

export type PendingChange = {
  readonly changeId: string;
  readonly newEmail: string;
  readonly expiresAt: Date;
  readonly oldConfirmed: boolean;
  readonly newConfirmed: boolean;
};

export type AskChangeRefusal =
  | { readonly code: "email_unchanged" }
  | TooManyLetters
  | StepUpRequired;

export type AskChange = {
  readonly playerId: string;
  readonly sessionId: string;
  readonly email: string;
};

/** Another address, once both mailboxes have said yes. */
export function createEmailChange(room: EmailRoom) {
  async function letter(
    tx: Transact,
    to: Addressee,
    change: { changeId: string; purpose: LinkPurpose; email: string; newEmail: string },
  ): Promise<{ link: string; brand: ReturnType<EmailRoom["letterBrand"]> }> {
    const brand = room.letterBrand(to.brand);
    const token = await room.links.mint(tx, { ...to, ...change });
    return { link: linkOf(brand, token), brand };
  }

  /** Either way one letter goes to the new address; only a free one gets a link. */
  async function writeToNew(tx: Transact, to: Addressee, changeId: string, newEmail: string) {
    const taken: EmailOwner | undefined = await findEmailOwner(tx, to.brand, newEmail);
    const asked = { changeId, purpose: "change_new" as const, email: newEmail, newEmail };
    const { link, brand } = await letter(tx, to, asked);
    const day = room.clock().toISOString().slice(0, 10);
    await room.queueLetter(
      tx,
      taken === undefined
        ? {
            template: "change-email-new",
            brand,
            to: newEmail,
            language: to.language,
            facts: { firstName: to.firstName, link },
            onceKey: `change-email-new ${changeId}`,
          }
        : {
            template: "someone-tried-your-address",
            brand,
            to: taken.email,
            language: taken.language,
            facts: { firstName: taken.firstName },
            // Once a day at most: the form must not become a way to flood somebody's mailbox.
            onceKey: `someone-tried-your-address ${taken.playerId} ${day}`,
          },
    );
  }

  async function writeToOld(tx: Transact, to: Addressee, changeId: string, newEmail: string) {
    const asked = { changeId, purpose: "change_old" as const, email: to.email, newEmail };
    const { link, brand } = await letter(tx, to, asked);
    await room.queueLetter(tx, {
      template: "change-email-old",
      brand,
      to: to.email,
      language: to.language,
      facts: { firstName: to.firstName, newEmail, link },
      onceKey: `change-email-old ${changeId}`,
    });
  }

  return {
    /** Asked for anew, the one before is over. */
    ask: ({
      playerId,
      sessionId,
      email,
    }: AskChange): Promise<Result<undefined, AskChangeRefusal>> =>
      transact(room.database, async (tx): Promise<Result<undefined, AskChangeRefusal>> => {
        const to = await findAddressee(tx, playerId);
        if (to === undefined || foldEmail(email) === foldEmail(to.email)) {
          return refuse({ code: "email_unchanged" });
        }
        const decided = decideLetter(
          await room.links.sentAt(tx, playerId, "change_old"),
          room.clock(),
        );
        if (!decided.allowed) {
          const { retryAfterSeconds } = decided;
          return refuse({ code: "too_many_letters", retryAfterSeconds });
        }
        const step = { playerId, sessionId, operation: "updateProfile" as const };
        const spent = await room.stepUp.spend(tx, step);
        if (!spent.ok) return spent;
        const now = room.clock();
        await endOpen(tx, playerId, "withdrawn", now);
        const changeId = uuidv7();
        await sql`
          INSERT INTO players.email_change (player_id, change_id, new_email, asked_at, expires_at)
          VALUES (${playerId}, ${changeId}, ${email}, ${now},
                  ${new Date(now.getTime() + linkLivesMs)})
        `.execute(tx);
        await writeToNew(tx, to, changeId, email);
        await writeToOld(tx, to, changeId, email);
        return ok();
      }),

    withdraw: (playerId: string): Promise<void> =>
      transact(room.database, (tx) => endOpen(tx, playerId, "withdrawn", room.clock())),

    /** The one that waits, if one does. */
    pending: (playerId: string): Promise<PendingChange | undefined> =>
      findPendingChange(room.database.db, playerId, room.clock()),
  };
}

export async function findPendingChange(
  executor: Transact | Database["db"],
  playerId: string,
  now: Date,
): Promise<PendingChange | undefined> {
  const { rows } = await sql<PendingChange>`
    SELECT change_id AS "changeId", new_email AS "newEmail", expires_at AS "expiresAt",
           old_confirmed_at IS NOT NULL AS "oldConfirmed",
           new_confirmed_at IS NOT NULL AS "newConfirmed"
    FROM players.email_change
    WHERE player_id = ${playerId} AND ended_at IS NULL AND expires_at > ${now}
    ORDER BY change_id DESC LIMIT 1
  `.execute(executor);
  return rows[0];
}

export async function endOpen(
  tx: Transact,
  playerId: string,
  outcome: "done" | "withdrawn" | "taken",
  now: Date,
): Promise<void> {
  await sql`
    UPDATE players.email_change SET ended_at = ${now}, outcome = ${outcome}
    WHERE player_id = ${playerId} AND ended_at IS NULL
  `.execute(tx);
}
