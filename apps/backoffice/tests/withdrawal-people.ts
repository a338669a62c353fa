import { uuidv7 } from "@croupier/kit/ids";
import type { BackofficeWorld } from "./backoffice-world.ts";

/** A withdrawal of ten that people look at, with its money set aside out of a wallet that is there. */
export async function layOutWithdrawal(
  { admin }: Pick<BackofficeWorld, "admin">,
  playerId: string,
  { halfApproved }: { halfApproved: boolean },
): Promise<string> {
  const id = uuidv7();
  await admin.query(
    `SELECT ledger.post_transfers(1, ARRAY[$1::uuid], ARRAY[$2::uuid], ARRAY['withdrawal'],
       ARRAY['cash_free'], ARRAY['pending_withdrawal'], ARRAY['USD/2'], ARRAY[1000::bigint],
       ARRAY['withdrawal'], ARRAY[now()])`,
    [playerId, id],
  );
  await admin.query(
    `INSERT INTO cashier.withdrawals (player_id, withdrawal_id, method, provider, destination_id,
       destination, site_origin, asset, amount, fee, state, reason, findings, may_cancel,
       first_yes_by, requested_at, changed_at, promised_at, due_at)
     VALUES ($1, $2, 'CBT', 'sandbox', gen_random_uuid(), 'NL •••• 4300', 'http://localhost:3000',
       'USD', 1000, 100, 'checks', 'new_destination', '{new_destination}', true,
       CASE WHEN $3 THEN gen_random_uuid() END, now(), now(),
       now() + interval '2 days', now() + interval '4 hours')`,
    [playerId, id, halfApproved],
  );
  return id;
}
