import type { Database } from "@croupier/database";
import { getAsset } from "@croupier/kit/money";
import { isHouseAccount } from "@croupier/ledger";
import { assert } from "@croupier/kit/assert";
import type { PlayAsked } from "./play-asked.ts";

/** The oldest stakes that are still open, as commands that give them back. */
export async function findForgotten(
  db: Database["db"],
  asked: { products: readonly string[]; openedBefore: Date; max: number; now: Date },
): Promise<(Omit<PlayAsked<string>, "operationId"> & { readonly betId: string })[]> {
  const rows = await db
    .selectFrom("wallet.holds")
    .select(["player_id", "bet_id", "round_id", "house", "asset", "product"])
    .where("state", "=", "open")
    .where("opened_at", "<", asked.openedBefore)
    .where("product", "in", asked.products)
    .orderBy("opened_at")
    .limit(asked.max)
    .execute();
  return rows.map((row) => {
    assert(isHouseAccount(row.house), "a hold is at a house");
    const [name = ""] = row.asset.split("/");
    return {
      kind: "expire",
      playerId: row.player_id,
      roundId: row.round_id,
      betId: row.bet_id,
      house: row.house,
      asset: getAsset(name),
      product: row.product,
      minor: 0n,
      detail: "forgotten",
      happenedAt: asked.now,
    };
  });
}
