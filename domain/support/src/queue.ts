import type { Database, Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import type { LetterTemplate } from "./letters/catalogue.ts";
import { renderLetter, type LetterFacts } from "./render-letter.ts";

export type LetterRequest = {
  readonly template: LetterTemplate;
  readonly brand: { readonly code: string; readonly name: string };
  readonly to: string;
  readonly language: string;
  readonly facts: LetterFacts;
  /** What somebody wrote, in paragraphs and lines of their own: it takes the place of `{passage}`. */
  readonly passage?: string;
  /** One cause, one letter: a second with the same key is not queued. */
  readonly onceKey: string;
  /** It asks its reader to play: when it is sent, they must be somebody who may be asked. */
  readonly isOffer?: true;
};

export type SmsRequest = {
  readonly purpose: string;
  readonly brandCode: string;
  readonly to: string;
  readonly language: string;
  readonly text: string;
  readonly onceKey: string;
};

/** Writes into the outbox, in the transaction of the cause. */
export function createQueue({ database, clock }: { database: Database; clock: Clock }) {
  return {
    async queueLetter(tx: Transact, letter: LetterRequest): Promise<void> {
      const rendered = renderLetter({ ...letter, brandName: letter.brand.name });
      const now = clock();
      await sql`
        INSERT INTO support.outbox (message_id, channel, brand, recipient, template, language,
          subject, body_text, body_html, once_key, created_at, next_attempt_at, is_offer)
        VALUES (${uuidv7()}, 'EMAIL', ${letter.brand.code}, ${letter.to}, ${letter.template},
          ${rendered.language}, ${rendered.subject}, ${rendered.text}, ${rendered.html},
          ${letter.onceKey}, ${now}, ${now}, ${letter.isOffer === true})
        ON CONFLICT (once_key) DO NOTHING
      `.execute(tx);
    },

    /** For the worker: of messages that went, or never will, nothing is kept for longer. */
    async forgetMessagesBefore(moment: Date): Promise<void> {
      await sql`
        DELETE FROM support.outbox WHERE state <> 'WAITING' AND created_at < ${moment}
      `.execute(database.db);
    },

    /** Whoever was forgotten has had the last letter: it says no longer whom it reached. */
    async scrubFarewells(): Promise<void> {
      await sql`
        UPDATE support.outbox
        SET recipient = '-', subject = '-', body_text = '-', body_html = NULL
        WHERE template = 'account-erased' AND state <> 'WAITING' AND recipient <> '-'
      `.execute(database.db);
    },

    async queueSms(tx: Transact, sms: SmsRequest): Promise<void> {
      const now = clock();
      await sql`
        INSERT INTO support.outbox (message_id, channel, brand, recipient, template, language,
          body_text, once_key, created_at, next_attempt_at)
        VALUES (${uuidv7()}, 'SMS', ${sms.brandCode}, ${sms.to}, ${sms.purpose}, ${sms.language},
          ${sms.text}, ${sms.onceKey}, ${now}, ${now})
        ON CONFLICT (once_key) DO NOTHING
      `.execute(tx);
    },
  };
}
