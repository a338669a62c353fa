import type { Database, Transact } from "@croupier/database";
import type { Asset, Money } from "@croupier/kit/money";
import type { Refusal, Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import type { PaymentProvider } from "./provider.ts";
import type { ReversedMoneyPort } from "./reversals/reversed-money-port.ts";
import type { Whereabouts } from "./transfers/transfer-room.ts";
import type { WithdrawalRoom } from "./withdrawals/withdrawal-room.ts";

export type Payer = {
  readonly countryCode: string;
  readonly currency: Asset;
  readonly language: string;
};

/** What deposits are made of; who puts the house together hands it over. */
export type DepositRoom<R extends Refusal> = {
  readonly database: Database;
  readonly clock: Clock;
  readonly providers: readonly PaymentProvider[];
  readonly findPayer: (playerId: string) => Promise<Payer>;
  /**
   * Whether it could come in now, under the player's lock. Asked again when the money is there, which
   * nobody's address brings: the law of where the player lives counts then.
   */
  readonly mayDeposit: (
    tx: Transact,
    asked: {
      readonly playerId: string;
      readonly present?: Whereabouts | undefined;
      readonly amount: Money;
    },
  ) => Promise<Result<undefined, R>>;
  /** The money, behind the guard of deposits: asking twice with one id moves once. */
  readonly money: {
    openPayments(asset: Asset): Promise<void>;
    deposit(command: {
      readonly transferId: string;
      readonly playerId: string;
      readonly amount: Money;
      readonly fee: Money;
    }): Promise<Result<unknown>>;
  };
  /** Money that goes back: what is there is taken, the rest is owed. */
  readonly reversed: ReversedMoneyPort;
  /** By letter, of a withdrawal that ended because a deposit was taken back. */
  readonly tellWithdrawal: WithdrawalRoom<never>["tellPlayer"];
  readonly reportError: (error: unknown) => void;
};
