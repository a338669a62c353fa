import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import type { Ledger } from "@croupier/ledger";
import type { Players } from "@croupier/players";
import { createWallet, type Wallet } from "@croupier/wallet";
import { composeWithdrawalFacts } from "./compose-withdrawals.ts";

/** A player and staff read the same balances: under the rule of turnover of where the player lives. */
export function composeWallet(needs: {
  readonly database: Database;
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly players: Pick<Players, "profile">;
}): Wallet {
  const { findWithdrawer } = composeWithdrawalFacts(needs);
  return createWallet({
    ...needs,
    readTurnoverPercent: async (playerId) => (await findWithdrawer(playerId)).turnoverPercent,
  });
}
