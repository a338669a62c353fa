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
    asked: { readonly transferId: string; readonly playerId: string; readonly amount: Money },
  ): Promise<Result<undefined, R>>;
  /** Of several players at once, each of whom stands there once; answers in their order. */
  mayPlay(
    tx: Transact,
    bets: readonly {
      readonly playerId: string;
      readonly sessionId: string;
      readonly product: Product;
      readonly stake: Money;
    }[],
  ): Promise<readonly Result<undefined, R>[]>;
};

/** One id a command, made where the click happened: asking twice moves once. */
type Command = { readonly transferId: string; readonly playerId: string };

/** Money that comes in: a law has a say in it, and none of it can be moved past the port. */
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
  };
}

export type GuardedMoney = ReturnType<typeof createGuardedMoney>;
