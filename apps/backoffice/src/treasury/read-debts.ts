import type { ListedReversal } from "@croupier/cashier";
import { money, type Money } from "@croupier/kit/money";
import type { AccountBalance } from "@croupier/ledger";

type Shown = Pick<ListedReversal, "playerId" | "owed">;

/** What the players of a list owe now. Whoever never owed is not asked about. */
export async function readDebts(
  readAccounts: (playerId: string) => Promise<AccountBalance[]>,
  shown: readonly Shown[],
): Promise<(one: Shown) => Money> {
  const owing = new Set(
    shown.filter(({ owed }) => owed.minor > 0n).map(({ playerId }) => playerId),
  );
  const accounts = new Map(
    await Promise.all([...owing].map(async (id) => [id, await readAccounts(id)] as const)),
  );
  return ({ playerId, owed: { asset } }) => {
    const debt = accounts
      .get(playerId)
      ?.find(({ account, balance }) => account === "owed" && balance.asset === asset);
    return money(-(debt?.balance.minor ?? 0n), asset);
  };
}
