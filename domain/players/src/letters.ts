import type { Transact } from "@croupier/database";

/** A letter this room asks for; who carries it is wired in the composition root. */
export type Letter = {
  readonly template:
    | "welcome"
    | "someone-tried-to-join"
    | "new-device"
    | "security-changed"
    | "operation-code"
    | "passkey-added"
    | "passkey-removed"
    | "bank-account-added"
    | "transfer-waiting"
    | "withdrawal-sent"
    | "withdrawal-arrived"
    | "withdrawal-rejected"
    | "withdrawal-cancelled"
    | "withdrawal-came-back"
    | "withdrawal-late"
    | "withdrawal-late-credited"
    | "password-reset"
    | "password-changed"
    | "confirm-email"
    | "change-email-new"
    | "change-email-old"
    | "email-changed"
    | "someone-tried-your-address"
    | "account-closed"
    | "erasure-asked"
    | "erasure-held"
    | "erasure-waits"
    | "account-erased"
    | "document-requested"
    | "document-verified"
    | "document-invalid"
    | "document-blocked";
  readonly brand: { readonly code: string; readonly name: string };
  readonly to: string;
  readonly language: string;
  readonly facts: { readonly firstName: string } & Readonly<Record<string, string>>;
  /** One cause, one letter: a second with the same key is not queued. */
  readonly onceKey: string;
};

/** Written in the transaction of its cause, sent after it. */
export type QueueLetter = (tx: Transact, letter: Letter) => Promise<void>;
