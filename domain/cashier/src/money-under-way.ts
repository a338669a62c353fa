import type { Database, Transact } from "@croupier/database";
import { sql } from "kysely";
import { depositStates, isSettled } from "./deposit-state.ts";
import { nextActor, withdrawalStates } from "./withdrawals/withdrawal-state.ts";

const openDeposits = depositStates.filter((state) => !isSettled(state));
const openWithdrawals = withdrawalStates.filter((state) => nextActor(state) !== null);

/**
 * Whether anything is on its way to a player or from them, or could come back to them: whoever is still
 * waited for cannot be forgotten. What waits for them to take it is its sender's.
 */
export async function hasMoneyUnderWay(
  db: Database["db"] | Transact,
  playerId: string,
): Promise<boolean> {
  const { rows } = await sql<{ underWay: boolean }>`
    SELECT EXISTS (
             SELECT FROM cashier.deposits
             WHERE player_id = ${playerId} AND (state = ANY (${openDeposits})
               OR state IN ('failed', 'cancelled') AND check_wanted_at IS NOT NULL)
           ) OR EXISTS (
             SELECT FROM cashier.withdrawals
             WHERE player_id = ${playerId} AND state = ANY (${openWithdrawals})
           ) OR EXISTS (
             SELECT FROM cashier.player_transfers WHERE player_id = ${playerId} AND state = 'sent'
           ) AS "underWay"
  `.execute(db);
  return rows[0]?.underWay === true;
}
