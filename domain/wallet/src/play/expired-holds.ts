import type { Database } from "@croupier/database";
import { getAsset } from "@croupier/kit/money";
import { isHouseAccount } from "@croupier/ledger";
import { assert } from "@croupier/kit/assert";
import type { PlayAsked } from "./play-asked.ts";

/**
 * The oldest stakes at providers that are still open, as commands that give them back. A round that had a
 * stake since then goes on, and our own games end their rounds themselves: they know which are open.
 */
export async function findForgotten(
  db: Database["db"],
  asked: { products: readonly string[]; openedBefore: Date; max: number; now: Date },
): Promise<(Omit<PlayAsked<string>, "operationId"> & { readonly betId: string })[]> {
  const rows = await db
    .selectFrom("wallet.holds as h")
    .select(["h.player_id", "h.bet_id", "h.round_id", "h.house", "h.asset", "h.product"])
    .where("h.state", "=", "open")
    .where("h.opened_at", "<", asked.openedBefore)
    .where("h.product", "in", asked.products)
    .where("h.house", "like", "house\\_provider\\_%")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("wallet.holds as later")
            .whereRef("later.round_id", "=", "h.round_id")
            .whereRef("later.player_id", "=", "h.player_id")
            .where("later.opened_at", ">=", asked.openedBefore),
        ),
      ),
    )
    .orderBy("h.opened_at")
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
