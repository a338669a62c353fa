import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import { createLedger } from "@croupier/ledger";
import type { Oversight } from "@croupier/oversight";
import { createAdjustments } from "@croupier/wallet";
import type { Services } from "./services.ts";

/** The rooms of money, as staff use them: the only money moved from here is what two of them put right. */
export function composeTreasury(needs: {
  database: Database;
  clock: Clock;
  oversight: Oversight;
  announceBalances: (playerIds: readonly string[]) => void;
}): Pick<Services, "adjustments"> {
  const { database, clock, oversight } = needs;
  const ledger = createLedger({ database, announce: needs.announceBalances });
  return {
    adjustments: createAdjustments({ database, ledger, clock, record: oversight.recordAct }),
  };
}
