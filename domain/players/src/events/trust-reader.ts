import type { Database, Transact } from "@croupier/database";
import { sql } from "kysely";
import type { EventKind } from "./event-kinds.ts";

/** What whoever has taken over an account does before they ask for its money. */
const changes: readonly EventKind[] = [
  "password_changed",
  "password_reset",
  "passkey_added",
  "two_factor_disabled",
  "recovery_code_used",
  "pin_set",
  "phone_changed",
  "email_changed",
  "second_factor_reset",
  "bank_account_added",
];

export type Trust = {
  /** The document that says who it is was seen, and is valid. */
  readonly verified: boolean;
  /** When something that guards the money was changed last, or a new browser signed in. */
  readonly changedAt: Date | null;
};

/** What speaks for a player whose money wants to leave. */
export async function readTrust(db: Database["db"] | Transact, playerId: string): Promise<Trust> {
  const { rows } = await sql<Trust>`
    SELECT
      EXISTS (SELECT FROM players.document AS d
              WHERE d.player_id = ${playerId} AND d.document_type = 'ID_DOCUMENT'
                AND d.status = 'VERIFIED'
                AND (d.valid_until IS NULL OR d.valid_until > clock_timestamp())) AS verified,
      (SELECT max(e.happened_at) FROM players.event AS e
       WHERE e.player_id = ${playerId}
         AND (e.kind = ANY (${[...changes]}::text[])
           OR (e.kind = 'signed_in' AND e.facts ->> 'newDevice' = 'true'))) AS "changedAt"
  `.execute(db);
  return rows[0] ?? { verified: false, changedAt: null };
}
