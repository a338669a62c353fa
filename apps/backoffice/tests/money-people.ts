import { uuidv7 } from "@croupier/kit/ids";
import { getAsset } from "@croupier/kit/money";
import { createLedger } from "@croupier/ledger";
import { createWallet } from "@croupier/wallet";
import type { BackofficeWorld } from "./backoffice-world.ts";

/** The site's half of a player's money: a wallet with a thousand in it. */
export async function fillWallet(
  { database }: Pick<BackofficeWorld, "database">,
  playerId: string,
): Promise<void> {
  const wallet = createWallet({
    ledger: createLedger({ database, announce: () => {} }),
    database,
  });
  const currency = getAsset("USD");
  await wallet.openWallet(playerId, currency);
  const filled = await wallet.grantDemo(playerId, currency, { mode: "demo" });
  if (!filled.ok) throw new Error(filled.refusal.code);
}

/** A deposit somebody has begun and the provider has said a word about. */
export async function beginDeposit(
  { admin }: Pick<BackofficeWorld, "admin">,
  playerId: string,
  { state = "pending", amount = 2_500n }: { state?: string; amount?: bigint } = {},
): Promise<string> {
  const id = uuidv7();
  await admin.query(
    `INSERT INTO cashier.deposits (player_id, deposit_id, method, provider, provider_reference, asset,
       amount, fee, state, requested_at, changed_at, expires_at)
     VALUES ($1, $2, 'card', 'sandbox', 'at-theirs', 'USD', $3, 50, $4, now(), now(),
       now() + interval '30 minutes')`,
    [playerId, id, amount, state],
  );
  await admin.query(
    `INSERT INTO cashier.deposit_events (player_id, deposit_id, event_id, said, told_by, state_before,
       state_after, recorded_at)
     VALUES ($1, $2, 'notice:1', 'begun', 'provider', 'redirected', 'pending', now())`,
    [playerId, id],
  );
  await admin.query(
    `INSERT INTO cashier.provider_calls (call_id, provider, direction, call, reference, outcome,
       took_ms, recorded_at)
     VALUES ($1, 'sandbox', 'asked', 'begin', $2, 'opened', 12, now())`,
    [uuidv7(), id],
  );
  return id;
}

/** A day on which the provider knew of a payment that we did not. */
export async function writeSettlement(
  { admin }: Pick<BackofficeWorld, "admin">,
  day: string,
): Promise<void> {
  await admin.query(
    `INSERT INTO cashier.settlement_reports (provider, day, ours, theirs, differences, compared_at)
     VALUES ('sandbox', $1, 3, 4, 1, now())`,
    [day],
  );
  await admin.query(
    `INSERT INTO cashier.settlement_differences (provider, day, reference, kind, ours, theirs)
     VALUES ('sandbox', $1, 'at-theirs', 'missing_here', NULL, '25.00 USD, paid')`,
    [day],
  );
}

/** Opening an account moves nothing and stands in no trail: it is there before anybody looks. */
export async function openAdjustments({
  database,
}: Pick<BackofficeWorld, "database">): Promise<void> {
  const ledger = createLedger({ database, announce: () => {} });
  await ledger.openHouseAccount({ account: "house_adjustments", asset: getAsset("USD") });
}

/** A colleague asked to put the money of the second player right; the first one's may be as well. */
export async function layOutAdjustment(
  world: BackofficeWorld,
  { player, staffId }: { player: { id: string }; staffId: string },
): Promise<string> {
  const { rows } = await world.admin.query<{ id: string }>(
    "SELECT player_id AS id FROM players.profile WHERE first_name = 'Gareth'",
  );
  const playerId = rows[0]?.id ?? "";
  await fillWallet(world, playerId);
  await fillWallet(world, player.id);
  await openAdjustments(world);
  const asked = await world.backoffice.services.adjustments.ask({
    playerId,
    staffId,
    direction: "credit",
    amount: "1",
    reason: "goodwill",
    words: "Fuzzed",
  });
  return asked.ok ? asked.value.id : "";
}
