import type { Asset, Money } from "@croupier/kit/money";
import type { Result } from "@croupier/kit/result";
import type { HouseAccount } from "@croupier/ledger";
import type { PlayRefusalCode, RefusedByGuard } from "./refusals.ts";

/**
 * The money of games: what our own games and providers outside may ask of a player's wallet. Each
 * command has an operation id, made by who asks and kept until it is answered: a repeat answers the
 * first verdict, whether it was a yes or a no. Throws LedgerOutage when the outcome stayed unknown:
 * ask again with the same id.
 */
export type PlayMoney<Product extends string, GuardCode extends string> = {
  /** Once a house account and currency, before the first bet against it. */
  openHouse(account: { readonly house: HouseAccount; readonly asset: Asset }): Promise<void>;
  /** Holds a stake until its round ends. The player's guards are asked in the same transaction. */
  bet(bet: Bet<Product>): Promise<PlayResult<RefusedByGuard<GuardCode>>>;
  /** Settles what is open of the round (or of one bet) and pays. Zero says that nothing was won. */
  win(win: Win<Product>): Promise<PlayResult>;
  /** Gives a stake back as it was split. One that arrives before its bet is kept and refuses it. */
  rollback(rollback: Rollback<Product>): Promise<PlayResult>;
  /** Settles what is still open of a round. */
  endRound(end: EndRound<Product>): Promise<PlayResult>;
  /** Pays what no stake stands behind: free rounds, jackpots, promotions of a provider. */
  payPrize(prize: Prize<Product>): Promise<PlayResult>;
  /**
   * Gives back the oldest stakes whose round nobody ended. Called by a clock, for products whose rounds
   * somebody must have ended by then.
   */
  expireHolds(asked: {
    readonly products: readonly Product[];
    readonly openedBefore: Date;
    readonly max: number;
  }): Promise<Expired>;
  /** What the player has to play with now. */
  readBalance(playerId: string, asset: Asset): Promise<PlayBalance>;
  /** Resolves when every command that was taken is answered: the last step before closing. */
  drain(): Promise<void>;
};

export type PlayCommand<Product extends string> = {
  /** Any UUID that is the same on every repeat; `playId` makes one of what a provider says. */
  readonly operationId: string;
  readonly playerId: string;
  /** Of one provider or game: `playId` makes one of the provider's own round reference. */
  readonly roundId: string;
  readonly product: Product;
  /** Whose game: stakes are settled into it and wins are paid from it. */
  readonly house: HouseAccount;
  readonly asset: Asset;
  readonly happenedAt: Date;
};

/** Which of the player's money a stake takes first. Both kinds of cash are spent free before locked. */
export type Spend = "cash_first" | "bonus_first" | "cash_only";

export type Bet<Product extends string> = PlayCommand<Product> & {
  readonly sessionId: string;
  /** Minor units of the asset. */
  readonly minor: bigint;
  readonly spend: Spend;
  /** How soon its round may be over: the law of the player's place may want it longer. */
  readonly roundMs?: number | undefined;
};

export type Win<Product extends string> = PlayCommand<Product> & {
  readonly minor: bigint;
  /** The operation id of the one bet that won; without it, all of the round's. */
  readonly betId?: string | undefined;
};

/** It names no amount: what the bet took is what goes back. */
export type Rollback<Product extends string> = PlayCommand<Product> & {
  readonly betId: string;
};

export type EndRound<Product extends string> = PlayCommand<Product>;

export type Prize<Product extends string> = PlayCommand<Product> & {
  readonly minor: bigint;
  readonly prize: "freeround" | "jackpot" | "promotion";
};

/** What was found forgotten, and how much of it went back: the rest waits for somebody to look. */
export type Expired = { readonly found: number; readonly given: number };

export type PlayResult<More extends { readonly code: string } = never> = Result<
  PlayDone,
  { readonly code: PlayRefusalCode } | More
>;

/** The first answer, with the balance of now. */
export type PlayDone = {
  readonly operationId: string;
  readonly recordedAt: Date;
  readonly isRepeat: boolean;
  /** What this command moved from or to the player's own accounts. */
  readonly moved: Split;
  readonly balance: PlayBalance;
};

export type Split = {
  readonly cashFree: Money;
  readonly cashLocked: Money;
  readonly bonusPlayable: Money;
};

export type PlayBalance = Split & {
  /** Stakes of rounds that are open; in none of the balances a player sees. */
  readonly held: Money;
  /** What can be staked: both kinds of cash and the playable bonus. */
  readonly playable: Money;
};
