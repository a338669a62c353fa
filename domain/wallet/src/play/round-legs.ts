import type { Database } from "@croupier/database";
import { findLegs, type Booked } from "@croupier/ledger";
import { sql } from "kysely";

/** What the books moved for these operations of a player, in their order; what was refused moved nothing. */
export async function readRoundLegs(
  { db }: Pick<Database, "db">,
  asked: { readonly playerId: string; readonly operationIds: readonly string[] },
): Promise<readonly Booked[]> {
  const { playerId, operationIds } = asked;
  const { rows } = await sql<{ transferId: string }>`
    SELECT transfer_id AS "transferId" FROM wallet.operations
    WHERE player_id = ${playerId} AND operation_id = ANY (${operationIds}::uuid[])
      AND verdict = 'done'
  `.execute(db);
  return findLegs(db, { playerId, transferIds: rows.map(({ transferId }) => transferId) });
}
