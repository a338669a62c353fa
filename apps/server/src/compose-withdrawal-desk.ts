import { createWithdrawalDesk, type WithdrawalDesk } from "@croupier/cashier";
import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import type { Ledger } from "@croupier/ledger";
import { readMaskedNames, type Players, type QueueLetter } from "@croupier/players";
import { createWithdrawalMoney } from "@croupier/wallet";
import { composeWithdrawalFacts } from "./compose-withdrawals.ts";
import { createWithdrawalLetters } from "./withdrawal-letters.ts";

/** Withdrawals as staff look at them: the same money, and the same facts as the rules have. */
export function composeWithdrawalDesk(
  needs: {
    readonly database: Database;
    readonly clock: Clock;
    readonly ledger: Ledger;
    readonly players: Pick<Players, "profile">;
    readonly queueLetter: QueueLetter;
    readonly brandNameOf: (brand: string) => Promise<string>;
  } & Pick<Parameters<typeof createWithdrawalDesk>[0], "record" | "staffNames">,
): WithdrawalDesk {
  const { database, clock, ledger } = needs;
  return createWithdrawalDesk({
    ...needs,
    ...composeWithdrawalFacts(needs),
    money: createWithdrawalMoney({ ledger, clock }),
    tellPlayer: createWithdrawalLetters(needs),
    describePlayers: (ids) => readMaskedNames(database, ids),
  });
}
