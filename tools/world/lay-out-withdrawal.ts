import { connect } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset } from "@croupier/kit/money";
import { createLedger } from "@croupier/ledger";
import { hourMs } from "@croupier/kit/time";
import type { World } from "./boot.ts";

/**
 * A withdrawal of ten by bank, with its money set aside out of a wallet that is there: people look at it,
 * one of two has said yes, it is approved and its provider is not called, or people look at it for longer than was
 * promised.
 */
export async function layOutWithdrawal(
  { adminUrl }: Pick<World, "adminUrl">,
  playerId: string,
  stage: "looked at" | "half approved" | "approved" | "late",
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
    const ledger = createLedger({ database, announce: () => {} });
    await ledger.openHouseAccount({ account: "house_late_payouts", asset: getAsset("USD") });
    await database.pool.query(
      `INSERT INTO cashier.withdrawals (player_id, withdrawal_id, method, provider, destination_id,
         destination, site_origin, asset, amount, fee, state, reason, findings, judged_at, may_cancel,
         first_yes_by, requested_at, changed_at, promised_at, due_at, late_credit)
       VALUES ($1, $2, 'CBT', CASE WHEN $4 THEN 'nobody' ELSE 'sandbox' END, gen_random_uuid(),
         'NL •••• 4300', 'http://localhost:3000', 'USD', 1000, 100,
         CASE WHEN $4 THEN 'approved' ELSE 'checks' END, 'new_destination', '{new_destination}', now(), true,
         CASE WHEN $3 THEN gen_random_uuid() END, $5::timestamptz, $5,
         $5 + interval '2 days', $5 + interval '4 hours', $6)`,
      [
        playerId,
        id,
        stage === "half approved",
        stage === "approved",
        new Date(Date.now() - (stage === "late" ? 49 * hourMs : 0)),
        stage === "late" ? 500 : null,
      ],
    );
  } finally {
    await database.close();
  }
  return id;
}
