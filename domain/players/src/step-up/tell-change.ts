import type { Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { sql } from "kysely";
import type { EventKind } from "../events/event-kinds.ts";
import { recordEvent } from "../events/record-event.ts";
import type { QueueLetter } from "../letters.ts";
import type { VerificationRules } from "./verification-rules.ts";

type Reader = { brand: string; email: string; language: string; firstName: string };

/**
 * Another PIN, device or phone: it is kept among what happened to the player, and a letter says so at the
 * address nobody can have changed with it. Whoever took the account over cannot keep that from its owner.
 */
export function createTellChange({
  queueLetter,
  rulesOf,
}: {
  queueLetter: QueueLetter;
  rulesOf: (brand: string) => VerificationRules;
}) {
  return async function tellChange(tx: Transact, playerId: string, kind: EventKind): Promise<void> {
    await recordEvent(tx, { playerId, kind, by: "player" });
    const { rows } = await sql<Reader>`
      SELECT brand, email, language, first_name AS "firstName"
      FROM players.profile WHERE player_id = ${playerId}
    `.execute(tx);
    const [reader] = rows;
    if (reader === undefined) return;
    await queueLetter(tx, {
      template: "security-changed",
      brand: { code: reader.brand, name: rulesOf(reader.brand).brandName },
      to: reader.email,
      language: reader.language,
      facts: { firstName: reader.firstName },
      onceKey: `security-changed ${uuidv7()}`,
    });
  };
}

export type TellChange = ReturnType<typeof createTellChange>;
