import type { WithdrawalOffer, WithdrawalReason } from "@croupier/contracts";
import type { Database, Transact } from "@croupier/database";
import type { Asset, Money } from "@croupier/kit/money";
import type { Refusal, Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import type { WithdrawalLetter } from "./letter-of.ts";
import type { PayoutAccount, PayoutProvider } from "./payout-provider.ts";

/** The movements of a withdrawal: all of them are posted at the end of its transaction, or none. */
export type WithdrawalMoves = {
  /** Out of the free cash, aside. */
  setAside(asked: {
    readonly transferId: string;
    readonly playerId: string;
    readonly amount: Money;
  }): void;
  /** Paid by the house, where a withdrawal is late. */
  creditLate(asked: {
    readonly transferId: string;
    readonly playerId: string;
    readonly amount: Money;
  }): void;
  /** These three answer by which ids the books know what was moved. */
  giveBack(asked: { readonly playerId: string; readonly amount: Money }): readonly string[];
  payOut(asked: PaidOut): readonly string[];
  /** What was paid out has come back, with the fee. */
  takeBack(asked: PaidOut): readonly string[];
};

type PaidOut = { readonly playerId: string; readonly amount: Money; readonly fee: Money };

/** A no of the ledger undoes all that was written. Work may run more than once. */
export type WithdrawalMoney = {
  openPayouts(asset: Asset): Promise<void>;
  together<T>(work: (tx: Transact, moves: WithdrawalMoves) => Promise<T>): Promise<Result<T>>;
};

export type Withdrawer = {
  readonly currency: Asset;
  /** Of what was paid in, so much has to be staked before it may leave: 100 is all of it. */
  readonly turnoverPercent: number;
  /** Whether the law lets a player take back what nobody has approved. */
  readonly mayCancel: boolean;
  /** How long an account that is added now waits. */
  readonly accountWaitHours: number;
};

export type Withdrawable = { readonly withdrawable: Money; readonly turnoverLeft: Money };

/** A place where money can go, as much of it as may be shown. */
export type Destination = {
  readonly id: string;
  readonly label: string;
  readonly usableFrom: Date;
};

/** What the rules look at besides what is kept here. */
export type PlayerTrust = {
  readonly verified: boolean;
  readonly changedAt: Date | null;
  readonly deposited: bigint;
  readonly wagered: bigint;
};

export type Own = { readonly playerId: string; readonly sessionId: string };

/** What withdrawals are made of; who puts the house together hands it over. */
export type WithdrawalRoom<R extends Refusal> = {
  readonly database: Database;
  readonly clock: Clock;
  readonly providers: readonly PayoutProvider[];
  readonly money: WithdrawalMoney;
  readonly findWithdrawer: (playerId: string) => Promise<Withdrawer>;
  readonly readWithdrawable: (
    db: Database["db"] | Transact,
    asked: { readonly playerId: string } & Pick<Withdrawer, "currency" | "turnoverPercent">,
  ) => Promise<Withdrawable>;
  readonly listDestinations: (playerId: string) => Promise<readonly Destination[]>;
  /** In the transaction of the money: it stays until that ends. */
  readonly findDestination: (
    tx: Transact,
    which: { readonly playerId: string; readonly id: string },
  ) => Promise<Destination | undefined>;
  /** The whole account, for the call that names it to a provider; undefined: it is not there any more. */
  readonly openDestination: (which: {
    readonly playerId: string;
    readonly id: string;
  }) => Promise<PayoutAccount | undefined>;
  /** A letter about a stage, in the transaction that reached it. */
  readonly tellPlayer: (tx: Transact, playerId: string, letter: WithdrawalLetter) => Promise<void>;
  /** Standing, then papers, under the player's lock; what they ask for on the way is committed. */
  readonly mayWithdraw: (
    tx: Transact,
    asked: { readonly playerId: string },
  ) => Promise<Result<undefined, R>>;
  /** Reasons for which it would refuse, for a screen: nothing is locked or asked for. */
  readonly readNeeds: (playerId: string) => Promise<Pick<WithdrawalOffer, "needs" | "documents">>;
  /** The same once more when it is let go and when it is handed over: the reason that keeps it, or none. */
  readonly readBar: (
    tx: Transact,
    asked: { readonly playerId: string },
  ) => Promise<WithdrawalReason | undefined>;
  /** Under the player's lock: may the house give them money now? Whoever is kept from play is given none. */
  readonly mayBeGiven: (tx: Transact, asked: { readonly playerId: string }) => Promise<boolean>;
  /** Uses up the proof for this operation. */
  readonly prove: (tx: Transact, own: Own) => Promise<Result<undefined, R>>;
  readonly readTrust: (
    db: Database["db"] | Transact,
    asked: { readonly playerId: string; readonly currency: Asset; readonly now: Date },
  ) => Promise<PlayerTrust>;
  readonly reportError: (error: unknown) => void;
};
