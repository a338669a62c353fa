import type { Transact } from "@croupier/database";
import type { Asset, Money } from "@croupier/kit/money";
import { ok, type Refusal, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { isPosted, type Ledger, type TogetherResult } from "@croupier/ledger";
import { accountNames } from "./accounts.ts";
import { fees, feeTransfers, payments } from "./deposit-fee.ts";
import { repay, type WhenOwed } from "./owed-money.ts";

/** Where somebody is now, for whoever knows its law. */
export type Whereabouts = {
  readonly countryCode?: string | undefined;
  readonly subdivision?: string | undefined;
};

/** Ports of who knows the player: asked in the transaction of the money, under the player's lock. */
export type MoneyGuards<Product extends string, R extends Refusal> = {
  mayDeposit(
    tx: Transact,
    asked: {
      readonly transferId: string;
      readonly playerId: string;
      readonly amount: Money;
      readonly fee?: Money;
    },
  ): Promise<Result<undefined, R>>;
  /** Of several players at once, each of whom stands there once; answers in their order. */
  mayPlay(
    tx: Transact,
    bets: readonly {
      readonly playerId: string;
      readonly sessionId: string;
      /** By the address of the very press; absent where a machine asks that is not the player's. */
      readonly present?: Whereabouts | undefined;
      readonly product: Product;
      readonly stake: Money;
      /** How soon its round may be over, where nobody here can slow it down. */
      readonly roundMs?: number | undefined;
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
  whenOwed = async () => {},
}: {
  ledger: Ledger;
  guards: MoneyGuards<Product, R>;
  clock: Clock;
  whenOwed?: WhenOwed;
}) {
  return {
    /** Once a currency, before the first deposit in it. */
    async openPayments(asset: Asset): Promise<void> {
      await ledger.openHouseAccount({ account: payments, asset });
      await ledger.openHouseAccount({ account: fees, asset });
    },

    /** What is paid in, the fee beside it, and out of it what the player owes. */
    deposit(
      command: Command & { readonly amount: Money; readonly fee?: Money },
    ): Promise<TogetherResult<R>> {
      const { transferId, playerId, amount, fee } = command;
      const happenedAt = clock();
      return ledger.postTogether(async (tx) => {
        const permission = await guards.mayDeposit(tx, command);
        // Asked under the guard's lock: a twin of this command has been answered by now.
        const isRepeat = await isPosted(tx, command);
        if (!permission.ok && !isRepeat) return permission;
        const { asset, minor } = amount;
        const owing = { playerId, asset, arriving: minor, happenedAt };
        return ok([
          {
            transferId,
            playerId,
            kind: "deposit",
            from: payments,
            to: accountNames.cashFree,
            amount,
            reason: "deposit",
            happenedAt,
          },
          ...(fee === undefined
            ? []
            : feeTransfers({ depositId: transferId, playerId, fee, happenedAt })),
          // What has come in before does not arrive once more.
          ...(isRepeat ? [] : await repay(tx, owing, whenOwed)),
        ]);
      });
    },
  };
}

export type GuardedMoney = ReturnType<typeof createGuardedMoney>;
