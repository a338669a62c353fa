import { connect } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import type { World } from "./boot.ts";

/**
 * A withdrawal of ten by bank, with its money set aside out of a wallet that is there: people look at it,
 * one of two has said yes, or it is approved and its provider is not called.
 */
export async function layOutWithdrawal(
  { adminUrl }: Pick<World, "adminUrl">,
  playerId: string,
  stage: "looked at" | "half approved" | "approved",
): Promise<string> {
  const id = uuidv7();
  const database = connect({ url: adminUrl, max: 1, name: "test world" });
  try {
    await database.pool.query(
      `SELECT ledger.post_transfers(1, ARRAY[$1::uuid], ARRAY[$2::uuid], ARRAY['withdrawal'],
         ARRAY['cash_free'], ARRAY['pending_withdrawal'], ARRAY['USD/2'], ARRAY[1000::bigint],
         ARRAY['withdrawal'], ARRAY[now()])`,
      [playerId, id],
    );
    await database.pool.query(
      `INSERT INTO cashier.withdrawals (player_id, withdrawal_id, method, provider, destination_id,
         destination, site_origin, asset, amount, fee, state, reason, findings, judged_at, may_cancel,
         first_yes_by, requested_at, changed_at, promised_at, due_at)
       VALUES ($1, $2, 'CBT', CASE WHEN $4 THEN 'nobody' ELSE 'sandbox' END, gen_random_uuid(),
         'NL •••• 4300', 'http://localhost:3000', 'USD', 1000, 100,
         CASE WHEN $4 THEN 'approved' ELSE 'checks' END, 'new_destination', '{new_destination}', now(), true,
         CASE WHEN $3 THEN gen_random_uuid() END, now(), now(),
         now() + interval '2 days', now() + interval '4 hours')`,
      [playerId, id, stage === "half approved", stage === "approved"],
    );
  } finally {
    await database.close();
  }
  return id;
}
