import type { Database } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";

export type Consent = {
  /** The name in the visitor's own cookie: 22 letters that lead to nobody. */
  readonly subject: string;
  readonly brand: string;
  readonly playerId: string | null;
  readonly version: number;
  readonly language: string;
  readonly analytics: boolean;
  readonly marketing: boolean;
};

/** What visitors agreed to, and when. Each choice is one more row; the newest of a subject counts. */
export function createConsents({ database, clock }: { database: Database; clock: Clock }) {
  return {
    async record(consent: Consent): Promise<void> {
      await sql`
        INSERT INTO oversight.consent (consent_id, subject, brand, player_id, version, language,
                                       analytics, marketing, recorded_at)
        VALUES (${uuidv7()}, ${consent.subject}, ${consent.brand}, ${consent.playerId},
                ${consent.version}, ${consent.language}, ${consent.analytics},
                ${consent.marketing}, ${clock()})
      `.execute(database.db);
    },
  };
}

export type Consents = ReturnType<typeof createConsents>;
