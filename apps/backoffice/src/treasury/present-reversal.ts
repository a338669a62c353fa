import type { ListedReversal } from "@croupier/cashier";
import type { StaffReversal } from "@croupier/contracts";
import { formatDecimal, type Money } from "@croupier/kit/money";
import type { NamedPlayer } from "@croupier/players";

export function presentReversal(
  { taken, owed, fee, recordedAt, changedAt, ...rest }: ListedReversal,
  { player, stillOwed }: { readonly player: NamedPlayer; readonly stillOwed: Money },
): StaffReversal {
  return {
    ...rest,
    ...player,
    currency: taken.asset,
    taken: formatDecimal(taken),
    owed: formatDecimal(owed),
    fee: formatDecimal(fee),
    stillOwed: formatDecimal(stillOwed),
    recordedAt: recordedAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}
