import type { Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { isZero, type Asset, type Money } from "@croupier/kit/money";
import { ok, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import type { HouseAccount, Ledger, LedgerRefusal, Transfer } from "@croupier/ledger";
import { accountNames } from "./accounts.ts";

/** Where providers keep what is ours, and what players paid for it. */
const payments: HouseAccount = "house_payments";
const fees: HouseAccount = "house_fees";
/** Below zero by what players were credited for withdrawals that were late. */
const latePayouts: HouseAccount = "house_late_payouts";

type Paid = { readonly playerId: string; readonly amount: Money; readonly fee: Money };
type Move = readonly [kind: string, from: string, to: string, amount: Money];

const { cashFree, pendingWithdrawal } = accountNames;

/** Money that leaves: set aside, given back, paid out with the fee beside it, or come back after all. */
export function createWithdrawalMoney({ ledger, clock }: { ledger: Ledger; clock: Clock }) {
  return {
    /** Once a currency, before the first withdrawal in it. */
    async openPayouts(asset: Asset): Promise<void> {
      await ledger.openHouseAccount({ account: payments, asset });
      await ledger.openHouseAccount({ account: fees, asset });
      await ledger.openHouseAccount({ account: latePayouts, asset });
    },

    /** What is written and what is moved are one transaction: where the ledger says no, nothing was. */
    async together<T>(
      work: (tx: Transact, moves: ReturnType<typeof movesInto>) => Promise<T>,
    ): Promise<Result<T, LedgerRefusal>> {
      let done: T | undefined;
      const posted = await ledger.postTogether<never>(async (tx) => {
        const transfers: Transfer[] = [];
        done = await work(tx, movesInto(transfers, clock));
        return ok(transfers);
      });
      // The work was done in the transaction that has ended well.
      return posted.ok ? ok(done as T) : posted;
    },
  };
}

/** Each adds its transfers to what is posted at the end. */
export function movesInto(transfers: Transfer[], clock: Clock) {
  const add = (
    playerId: string,
    [kind, from, to, amount]: Move,
    transferId = uuidv7(),
  ): readonly string[] => {
    if (isZero(amount)) return [];
    transfers.push({
      transferId,
      playerId,
      kind,
      from,
      to,
      amount,
      reason: kind,
      happenedAt: clock(),
    });
    return [transferId];
  };
  return {
    setAside: (asked: {
      readonly transferId: string;
      readonly playerId: string;
      readonly amount: Money;
    }): readonly string[] =>
      add(
        asked.playerId,
        ["withdrawal", cashFree, pendingWithdrawal, asked.amount],
        asked.transferId,
      ),
    creditLate: (asked: {
      readonly transferId: string;
      readonly playerId: string;
      readonly amount: Money;
    }): readonly string[] =>
      add(
        asked.playerId,
        ["withdrawal_late", latePayouts, cashFree, asked.amount],
        asked.transferId,
      ),
    giveBack: ({ playerId, amount }: Omit<Paid, "fee">): readonly string[] =>
      add(playerId, ["withdrawal_back", pendingWithdrawal, cashFree, amount]),
    payOut: ({ playerId, amount, fee }: Paid): readonly string[] => [
      ...add(playerId, ["withdrawal_sent", pendingWithdrawal, payments, amount]),
      ...add(playerId, ["withdrawal_fee", pendingWithdrawal, fees, fee]),
    ],
    takeBack: ({ playerId, amount, fee }: Paid): readonly string[] => [
      ...add(playerId, ["withdrawal_returned", payments, cashFree, amount]),
      ...add(playerId, ["withdrawal_fee_returned", fees, cashFree, fee]),
    ],
  };
}

export type WithdrawalMoves = ReturnType<typeof movesInto>;
