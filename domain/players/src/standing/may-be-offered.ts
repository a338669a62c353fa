import type { Database } from "@croupier/database";
import { findEmailOwner } from "../player-reader.ts";
import type { StandingRoom } from "./create-standing.ts";

/**
 * Asked when an offer is about to be sent: it may have waited for hours, and its reader has excluded
 * themselves meanwhile. An address of nobody gets none either.
 */
export function createMayBeOffered({
  database,
  standing,
}: {
  readonly database: Database;
  readonly standing: Pick<StandingRoom, "of">;
}) {
  return async function mayBeOffered(to: { brand: string; email: string }): Promise<boolean> {
    const owner = await database.db
      .transaction()
      .execute((tx) => findEmailOwner(tx, to.brand, to.email));
    if (owner === undefined) return false;
    return (await standing.of({ playerId: owner.playerId }))?.marketing.ok === true;
  };
}
