import { transact, type Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import { createAgreements } from "./agreements/agreements.ts";
import { createClosing, type ProvePassword } from "./closing/closing.ts";
import { createEmail } from "./email/email.ts";
import type { EmailRoom } from "./email/email-room.ts";
import { createErasure } from "./erasure/erasure.ts";
import { recordEvent } from "./events/record-event.ts";
import type { Keyring } from "./keyring.ts";
import type { QueueLetter } from "./letters.ts";
import { createLinkedAccounts, type IsPayoutTarget } from "./linked-accounts/linked-accounts.ts";
import { createProfile } from "./profile/profile.ts";
import type { Sessions } from "./sessions.ts";
import type { StepUp } from "./step-up/step-up.ts";
import type { TellChange } from "./step-up/tell-change.ts";

/** What a player does with the account itself: its details, its address, its sessions, its end. */
export function createOwnAccount(room: {
  database: Database;
  clock: Clock;
  sessions: Sessions;
  keyring: Keyring;
  stepUp: StepUp;
  tellChange: TellChange;
  isPayoutTarget?: IsPayoutTarget;
  queueLetter: QueueLetter;
  letterBrand: EmailRoom["letterBrand"];
  provePassword: ProvePassword;
}) {
  const { sessions, isPayoutTarget = async () => false } = room;
  return {
    agreements: createAgreements(room),
    email: createEmail(room),
    closeAccount: createClosing(room),
    linkedAccounts: createLinkedAccounts({ ...room, isPayoutTarget }),
    erasure: createErasure(room),
    profile: createProfile(room),
    ownSessions: {
      list: sessions.listOf,
      endOne: sessions.endOne,
      /** Here as well: whoever else holds a session must not be the one who stays. */
      async endAll(playerId: string): Promise<void> {
        await transact(room.database, (tx) =>
          recordEvent(tx, { playerId, kind: "sessions_ended", by: "player" }),
        );
        await sessions.endAllOf(playerId);
      },
    },
  };
}
