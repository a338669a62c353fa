import { wallet } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function walletBalances(services: Services) {
  return method<typeof wallet.balances, PlayerSubject>(wallet.balances, async ({ subject }) => {
    const balances = await services.wallet.readBalances(subject.playerId);
    // The wallet opens in the moment after registration; until then there is nothing to see.
    if (!balances.ok) return { ok: false, refusal: { code: "not_found" } };
    return { status: 200, body: balances.value };
  });
}
