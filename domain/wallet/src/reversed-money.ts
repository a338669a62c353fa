import type { Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { money, type Asset, type Money } from "@croupier/kit/money";
import { ok, type Refusal, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import type { Ledger, TogetherResult, Transfer } from "@croupier/ledger";
import { accountNames } from "./accounts.ts";
import { fees, payments } from "./deposit-fee.ts";
import { owedAccount, readOwed, repay, type WhenOwed } from "./owed-money.ts";
import { movesInto, type WithdrawalMoves } from "./withdrawal-money.ts";

export type ReversalKind = "refund" | "chargeback";

/** Where the money of a reversal came from: the player's cash, their debt since, and the fee of the house. */
export type ReversedParts = { readonly taken: Money; readonly owed: Money; readonly fee: Money };

/** In the transaction of the money. A no moves nothing, and what was written for it stays. */
export type Reversing<R extends Refusal> = {
  /** Locks what the answer rests on, before anybody looks at what there is. */
  readonly may: (tx: Transact) => Promise<Result<undefined, R>>;
  readonly record: (tx: Transact, parts: ReversedParts) => Promise<Result<undefined, R>>;
  /** Money that waits to leave and nobody has yet, locked: it is given back first where the cash does not suffice. */
  readonly lockSetAside?: (tx: Transact) => Promise<readonly SetAside[]>;
};

type SetAside = {
  readonly amount: Money;
  readonly giveBack: (moves: WithdrawalMoves) => Promise<void>;
};

type Reversal = {
  readonly reversalId: string;
  readonly playerId: string;
  readonly kind: ReversalKind;
};

/** Money that was paid in and goes back: what is there is taken, the rest is owed. Nothing goes below zero. */
export function createReversedMoney({
  ledger,
  clock,
  whenOwed,
}: {
  ledger: Ledger;
  clock: Clock;
  whenOwed: WhenOwed;
}) {
  return {
    /** Once a player, before the first that is taken from them. */
    async openReversals(playerId: string, asset: Asset): Promise<void> {
      await ledger.openHouseAccount({ account: payments, asset });
      await ledger.openHouseAccount({ account: fees, asset });
      await ledger.openAccounts({ playerId, accounts: [owedAccount], asset, isDebt: true });
    },

    take<R extends Refusal>(
      reversal: Reversal & { readonly amount: Money; readonly fee: Money },
      { may, record, lockSetAside }: Reversing<R>,
    ): Promise<TogetherResult<R>> {
      const { playerId, kind, amount, fee } = reversal;
      const { asset } = amount;
      return ledger.postTogether(async (tx) => {
        const permission = await may(tx);
        if (!permission.ok) return permission;
        const setAside = (await lockSetAside?.(tx)) ?? [];
        const { cash } = await readOwed(tx, { playerId, asset });
        const given: Transfer[] = [];
        let there = cash;
        for (const one of setAside) {
          if (there >= amount.minor) break;
          await one.giveBack(movesInto(given, clock));
          there += one.amount.minor;
        }
        const taken = money(there < amount.minor ? there : amount.minor, asset);
        const owed = money(amount.minor - taken.minor, asset);
        const recorded = await record(tx, { taken, owed, fee });
        if (!recorded.ok) return recorded;
        if (owed.minor > 0n) await whenOwed(tx, { playerId, isOwing: true });
        return ok([
          ...given,
          ...transfersOf(reversal, clock(), [
            [kind, accountNames.cashFree, payments, taken],
            [`${kind}_owed`, owedAccount, payments, owed],
            [`${kind}_fee`, fees, payments, fee],
          ]),
        ]);
      });
    },

    /** It was decided in our favour: everything is given back, and what is still owed is paid out of it. */
    giveBack<R extends Refusal>(
      reversal: Reversal,
      asset: Asset,
      read: (tx: Transact) => Promise<Result<ReversedParts, R>>,
    ): Promise<TogetherResult<R>> {
      const { playerId, kind } = reversal;
      return ledger.postTogether(async (tx) => {
        const parts = await read(tx);
        if (!parts.ok) return parts;
        const { taken, owed, fee } = parts.value;
        const back = money(taken.minor + owed.minor, asset);
        const happenedAt = clock();
        const owing = { playerId, asset, arriving: back.minor, happenedAt };
        return ok([
          ...transfersOf({ ...reversal, reversalId: uuidv7() }, happenedAt, [
            [`${kind}_lifted`, payments, accountNames.cashFree, back],
            [`${kind}_fee_lifted`, payments, fees, fee],
          ]),
          ...(await repay(tx, owing, whenOwed)),
        ]);
      });
    },

    /** For the worker: what is owed, out of what has been won since. */
    collect(playerId: string, asset: Asset): Promise<TogetherResult<never>> {
      return ledger.postTogether(async (tx) => {
        const owing = { playerId, asset, arriving: 0n, happenedAt: clock() };
        return ok(await repay(tx, owing, whenOwed));
      });
    },
  };
}

/** The first is named as the reversal is, so that it is found by it. */
function transfersOf(
  { reversalId, playerId, kind }: Reversal,
  happenedAt: Date,
  moves: readonly (readonly [kind: string, from: string, to: string, amount: Money])[],
): Transfer[] {
  return moves
    .filter(([, , , { minor }]) => minor > 0n)
    .map(([name, from, to, amount], index) => ({
      transferId: index === 0 ? reversalId : uuidv7(),
      playerId,
      kind: name,
      from,
      to,
      amount,
      reason: kind,
      happenedAt,
    }));
}

export type ReversedMoney = ReturnType<typeof createReversedMoney>;
