import type { Database } from "@croupier/database";
import type { Asset } from "@croupier/kit/money";
import { formatDecimal } from "@croupier/kit/money";
import { readBalancesAt } from "@croupier/ledger";
import { decideBalances } from "./decide-balances.ts";
import { factsOf } from "./balance-facts.ts";

export type BalancePoint = { readonly at: Date; readonly amount: string };

/** What a player had in all, moment by moment: the same `total` as among the balances. */
export async function readBalanceHistory(
  db: Database["db"],
  asked: { playerId: string; currency: Asset; moments: readonly Date[] },
): Promise<BalancePoint[]> {
  const { playerId, currency, moments } = asked;
  const held = await readBalancesAt(db, { playerId, asset: currency, moments });
  return moments.map((at, index) => {
    const { total } = decideBalances(factsOf(held[index] ?? [], currency));
    return { at, amount: formatDecimal(total) };
  });
}
