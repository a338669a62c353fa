import type { Transact } from "@croupier/database";
import type { Asset } from "@croupier/kit/money";
import type { HouseAccount } from "@croupier/ledger";
import type { Whereabouts } from "../guarded-money.ts";
import type { AnyPlayResult } from "./play-batch.ts";
import type { PlayBalance } from "./play-money.ts";
import type { RefusedByGuard } from "./refusals.ts";

/** What is to be staked, before anything about the round is decided. */
export type StakeAsked<Product extends string> = {
  readonly playerId: string;
  readonly sessionId: string;
  readonly present: Whereabouts;
  readonly product: Product;
  readonly asset: Asset;
  /** Zero where the house pays the stake: the player is asked about all the same. */
  readonly minor: bigint;
};

type Part = { readonly operationId: string; readonly minor: bigint };

/** What a round wants of its player's money now: a stake, its end, or both in one breath. */
export type RoundMove<Product extends string> = {
  readonly roundId: string;
  readonly product: Product;
  readonly house: HouseAccount;
  readonly asset: Asset;
  readonly happenedAt: Date;
  /** It was made within this transaction: no operation of it can be known. */
  readonly begins: boolean;
  readonly stake?: Part | undefined;
  /** Everything that was staked on it is settled, and this is paid; zero says that nothing was won. */
  readonly end?: Part | undefined;
  /** The stake goes back as it was split: what was staked for will not be. */
  readonly back?: { readonly operationId: string; readonly betId: string } | undefined;
  /** What a round without a stake of the player's has won. */
  readonly prize?: Part | undefined;
};

export type Guarded<Asked> = {
  readonly asked: Asked;
  /** What was to be staked when the guards were asked; undefined: they were not. */
  readonly stake: bigint | undefined;
  readonly refusal: RefusedByGuard<string> | undefined;
};

/**
 * A room that decides rounds, within the transaction of their money, each player at most once. What it
 * writes stands exactly if the money does. After a lost race everything is asked again from the start.
 */
export type RoundRoom<Asked, Answer, Product extends string> = {
  /** What each of these stakes. Their guards are asked, and hold their players until the end. */
  stakesOf(
    tx: Transact,
    asked: readonly Asked[],
  ): Promise<readonly (StakeAsked<Product> | undefined)[]>;
  /** Undefined: nothing moves. */
  decide(
    tx: Transact,
    guarded: readonly Guarded<Asked>[],
  ): Promise<readonly (RoundMove<Product> | undefined)[]>;
  /** Writes what came of it. Of a move whose stake was refused nothing has happened. */
  keep(
    tx: Transact,
    moved: readonly (AnyPlayResult | undefined)[],
    purse: RoundPurse<Product>,
  ): Promise<readonly Answer[]>;
};

/** What besides stakes and ends moves with rounds, in their transaction; a no undoes it. */
export type RoundPurse<Product extends string> = {
  /** From one house account to another. */
  shift(asked: {
    readonly kind: string;
    readonly from: HouseAccount;
    readonly to: HouseAccount;
    readonly asset: Asset;
    readonly minor: bigint;
    readonly happenedAt: Date;
  }): Promise<void>;
  /** Of a pot, to whose round it was: what the player has then. */
  payPrize(
    playerId: string,
    prize: Part &
      Pick<RoundMove<Product>, "roundId" | "product" | "house" | "asset" | "happenedAt">,
  ): Promise<PlayBalance>;
};
