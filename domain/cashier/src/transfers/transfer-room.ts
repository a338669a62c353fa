import type { Database, Transact } from "@croupier/database";
import type { Asset, Money } from "@croupier/kit/money";
import type { Refusal, Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";

/** One of the two steps: into suspense, and out of it to the recipient or back. */
export type TransferStep = {
  readonly step: "send" | "deliver" | "return";
  readonly transferId: string;
  readonly playerId: string;
  readonly amount: Money;
};

/** What is written and what is moved are one transaction; a no of the ledger undoes both. */
export type TransferMoney = {
  openSuspense(asset: Asset): Promise<void>;
  move<R extends Refusal>(
    decide: (tx: Transact) => Promise<Result<TransferStep | undefined, R>>,
  ): Promise<Result<unknown, R | Refusal>>;
};

/** Where somebody is now; the law of that place has a say besides the one of home. */
export type Whereabouts = {
  readonly countryCode?: string | undefined;
  readonly subdivision?: string | undefined;
};

export type Sender = {
  readonly playerId: string;
  readonly sessionId: string;
  readonly present: Whereabouts;
};

export type Member = {
  readonly brand: string;
  readonly currency: Asset;
  /** What they answer to: the nickname and the address, spelled as the directories do. */
  readonly names: readonly string[];
};

/** What transfers are made of; who puts the house together hands it over. */
export type TransferRoom<R extends Refusal> = {
  readonly database: Database;
  readonly clock: Clock;
  readonly money: TransferMoney;
  readonly findMember: (playerId: string) => Promise<Member>;
  /** How the directories spell what somebody typed; nobody is looked up. */
  readonly foldName: (typed: string) => string;
  /** What of it stands on a screen. */
  readonly maskName: (typed: string) => string;
  /** What other players may read of these. */
  readonly readShownNames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Whether the law of home and place lets money go between players. */
  readonly isOffered: (asked: {
    readonly playerId: string;
    readonly present: Whereabouts;
  }) => Promise<boolean>;
  /** Standing, law and papers, under the player's lock; what they ask for on the way is committed. */
  readonly maySend: (
    tx: Transact,
    asked: { readonly playerId: string; readonly present: Whereabouts },
  ) => Promise<Result<undefined, R>>;
  /** Whether nothing has come up against the sender since, while the taker's lock is held. */
  readonly maySendOn: (tx: Transact, asked: { readonly playerId: string }) => Promise<boolean>;
  readonly mayReceive: (
    tx: Transact,
    asked: {
      readonly playerId: string;
      readonly present?: Whereabouts;
      readonly amount: Money;
    },
  ) => Promise<Result<undefined, R>>;
  readonly readWithdrawable: (
    db: Database["db"] | Transact,
    asked: { readonly playerId: string; readonly currency: Asset },
  ) => Promise<Money>;
  /** Uses up the proof for a withdrawal. */
  readonly prove: (tx: Transact, sender: Sender) => Promise<Result<undefined, R>>;
};

/** What the worker needs besides, who finds out for whom the money is. */
export type TidyRoom<R extends Refusal> = Pick<
  TransferRoom<R>,
  "database" | "clock" | "money" | "mayReceive"
> & {
  /** By what is folded, of this brand. */
  readonly findRecipient: (
    db: Database["db"] | Transact,
    asked: { readonly brand: string; readonly folded: string },
  ) => Promise<{ readonly playerId: string; readonly currency: Asset } | undefined>;
  /** A letter, in the transaction that finds them. */
  readonly tellRecipient: (
    tx: Transact,
    told: {
      readonly recipientId: string;
      readonly senderId: string;
      readonly transferId: string;
      readonly amount: Money;
      readonly expiresAt: Date;
    },
  ) => Promise<void>;
  readonly reportError: (error: unknown) => void;
};
