import type { Database, Transact } from "@croupier/database";
import type { Asset } from "@croupier/kit/money";
import { readMovedBetween, type LimitedKind } from "@croupier/ledger";

/** What a player's money did between edges of time, one entry for each pair of neighbours. */
export async function readMoneyHistory(
  db: Database["db"] | Transact,
  asked: { playerId: string; currency: Asset; edges: readonly Date[] },
) {
  const { playerId, edges } = asked;
  const moved = await readMovedBetween(db, { playerId, asset: asked.currency, edges });
  return edges.slice(1).map((_, part) => {
    const of = (kind: LimitedKind) =>
      moved.find((one) => one.kind === kind && one.part === part)?.minor ?? 0n;
    return { deposited: of("deposit"), staked: of("stake") - of("void"), won: of("win") };
  });
}
