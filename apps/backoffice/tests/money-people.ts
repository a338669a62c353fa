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
