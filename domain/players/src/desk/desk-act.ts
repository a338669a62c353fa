import type { Transact } from "@croupier/database";

/** Who of staff does it. */
export type DeskHand = { readonly staffId: string };

export type DeskAct = DeskHand & {
  readonly action: `players.${string}`;
  /** The player's id. */
  readonly subject: string;
  readonly facts?: Readonly<Record<string, string | number | boolean>>;
  readonly before?: unknown;
  readonly after?: unknown;
};

/** Into the audit trail, in the transaction of the act. */
export type RecordAct = (tx: Transact, act: DeskAct) => Promise<void>;
