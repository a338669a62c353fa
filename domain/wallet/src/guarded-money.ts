import type { Transact } from "@croupier/database";
import type { Asset, Money } from "@croupier/kit/money";
import type { Refusal, Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import type { CheckedResult, Ledger } from "@croupier/ledger";
import { accountNames } from "./accounts.ts";

/** Ports of who knows the player: asked in the transaction of the money, under the player's lock. */
export type MoneyGuards<Product extends string, R extends Refusal> = {
  mayDeposit(
    tx: Transact,
    asked: { readonly playerId: string; readonly amount: Money },
  ): Promise<Result<undefined, R>>;
  mayPlay(
    tx: Transact,
    asked: {
      readonly playerId: string;
      readonly sessionId: string;
      readonly product: Product;
      readonly stake: Money;
    },
  ): Promise<Result<undefined, R>>;
};

/** One id a command, made where the click happened: asking twice moves once. */
type Command = { readonly transferId: string; readonly playerId: string };

/** The movements that a law has a say in. None of them can be made past the ports. */
export function createGuardedMoney<Product extends string, R extends Refusal>({
  ledger,
  guards,
  clock,
}: {
  ledger: Ledger;
  guards: MoneyGuards<Product, R>;
  clock: Clock;
}) {
  const from = "house_payments";

  return {
    /** Once a currency, before the first deposit in it. */
    openPayments: (asset: Asset) => ledger.openHouseAccount({ account: from, asset }),

    deposit: (command: Command & { readonly amount: Money }): Promise<CheckedResult<R>> =>
      ledger.postChecked(
        {
          ...command,
          kind: "deposit",
          from,
          to: accountNames.cashFree,
          reason: "deposit",
          happenedAt: clock(),
        },
        (tx) => guards.mayDeposit(tx, command),
      ),

    /** What is staked is held until the round or the bet ends. */
    placeStake({
      transferId,
      stake,
      ...asked
    }: Command & {
      readonly sessionId: string;
      readonly product: Product;
      readonly stake: Money;
    }): Promise<CheckedResult<R>> {
      return ledger.postChecked(
        {
          transferId,
          playerId: asked.playerId,
          kind: "stake",
          from: accountNames.cashFree,
          to: accountNames.held,
          amount: stake,
          reason: `${asked.product}_stake`,
          happenedAt: clock(),
        },
        (tx) => guards.mayPlay(tx, { ...asked, stake }),
      );
    },
  };
}

export type GuardedMoney = ReturnType<typeof createGuardedMoney>;
