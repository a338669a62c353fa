import type { Transact } from "@croupier/database";
import type { Asset, Money } from "@croupier/kit/money";
import { ok, type Refusal, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import type { Ledger, TogetherResult } from "@croupier/ledger";
import { accountNames } from "./accounts.ts";

const suspense = "house_suspense";
const { cashFree } = accountNames;

const steps = {
  send: ["transfer_sent", cashFree, suspense],
  deliver: ["transfer_received", suspense, cashFree],
  return: ["transfer_back", suspense, cashFree],
} as const;

type Step = {
  readonly step: keyof typeof steps;
  readonly transferId: string;
  readonly playerId: string;
  readonly amount: Money;
};

/**
 * Money between players, by way of the house: each step is one player's, so that two who send to each
 * other at the same moment never wait for one another.
 */
export function createTransferMoney({ ledger, clock }: { ledger: Ledger; clock: Clock }) {
  return {
    /** Once a currency, before the first transfer in it. */
    openSuspense: (asset: Asset) => ledger.openHouseAccount({ account: suspense, asset }),

    /** What is written and what is moved are one transaction: where the ledger says no, nothing was. */
    move: <R extends Refusal>(
      decide: (tx: Transact) => Promise<Result<Step | undefined, R>>,
    ): Promise<TogetherResult<R>> =>
      ledger.postTogether<R>(async (tx) => {
        const decided = await decide(tx);
        if (!decided.ok) return decided;
        if (decided.value === undefined) return ok([]);
        const { step, ...moved } = decided.value;
        const [kind, from, to] = steps[step];
        return ok([{ ...moved, kind, from, to, reason: kind, happenedAt: clock() }]);
      }),
  };
}
