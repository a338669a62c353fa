import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import type { Ledger } from "@croupier/ledger";
import type { Keyring, SaferPlay } from "@croupier/players";
import { createProviders } from "@croupier/providers";
import { createPlayMoney } from "@croupier/wallet";
import { openVault } from "./provider-vault.ts";

type Needs = {
  readonly config: { readonly keyring: Keyring };
  readonly database: Database;
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly announce: (playerIds: readonly string[]) => void;
  readonly standing: SaferPlay["standing"];
};

/** The money of games, and those who make them elsewhere: a bet asks the player's standing, a win nobody. */
export function composeProviders(needs: Needs) {
  const { config, database, clock, ledger, announce, standing: guards } = needs;
  const money = createPlayMoney({ database, ledger, guards, announce, clock });
  const vault = openVault(config.keyring);
  return {
    providers: createProviders({ database, money, vault, clock }),
    drainMoney: async () => {
      await Promise.all([money.drain(), ledger.drain()]);
    },
  };
}
