import { createWithdrawalDesk, type WithdrawalDesk } from "@croupier/cashier";
import type { Database } from "@croupier/database";
import type { Ledger } from "@croupier/ledger";
import { findPlayers, readMaskedNames, type QueueLetter } from "@croupier/players";
import { createWithdrawalMoney, readMoneyUsed } from "@croupier/wallet";
import { composeWithdrawalFacts, createReadBar } from "./compose-withdrawals.ts";
import { createWithdrawalLetters } from "./withdrawal-letters.ts";

/** Whoever types less than a name is shown those most alike. */
const namedMax = 200;

/** Withdrawals as staff look at them: the same money, and the same facts as the rules have. */
export function composeWithdrawalDesk(
  needs: {
    readonly database: Database;
    readonly ledger: Ledger;
    readonly queueLetter: QueueLetter;
    readonly brandNameOf: (brand: string) => Promise<string>;
  } & Parameters<typeof composeWithdrawalFacts>[0] &
    Parameters<typeof createReadBar>[0] &
    Pick<Parameters<typeof createWithdrawalDesk>[0], "record" | "staffNames">,
): WithdrawalDesk {
  const { database, clock, ledger } = needs;
  return createWithdrawalDesk({
    ...needs,
    ...composeWithdrawalFacts(needs),
    readBar: createReadBar(needs),
    money: createWithdrawalMoney({ ledger, clock }),
    tellPlayer: createWithdrawalLetters(needs),
    describePlayers: (ids) => readMaskedNames(database, ids),
    async findPlayerIds(words) {
      const found = await findPlayers(database.db, { words, limit: namedMax });
      return found.map(({ id }) => id);
    },
    async readLately(db, { playerId, currency, sinceMs }) {
      const asked = { players: [{ playerId, currency }], spansMs: [sinceMs], now: clock() };
      const [used] = await readMoneyUsed(db, asked);
      return { deposited: used?.deposit[0]?.minor ?? 0n, net: used?.net[0]?.minor ?? 0n };
    },
  });
}
