import { readReturnedDeposits } from "@croupier/cashier";
import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import type { Ledger } from "@croupier/ledger";
import { readResidences } from "@croupier/players";
import { policyFor } from "@croupier/policy";
import { createWallet, type Wallet } from "@croupier/wallet";

/** A player and staff read the same balances: under the rule of turnover of where the player lives. */
export function composeWallet(needs: {
  readonly database: Database;
  readonly clock: Clock;
  readonly ledger: Ledger;
}): Wallet {
  return createWallet({
    ...needs,
    readReturned: readReturnedDeposits,
    async readTurnoverPercents(tx, playerIds) {
      const residences = await readResidences(tx, playerIds);
      const now = needs.clock();
      return residences.map(
        (residence) => policyFor({ residence, present: residence, now }).turnoverPercent,
      );
    },
  });
}
