import type { Database } from "@croupier/database";
import { assert } from "@croupier/kit/assert";
import type { Clock } from "@croupier/kit/time";
import type { Ledger } from "@croupier/ledger";
import type { Keyring, SaferPlay } from "@croupier/players";
import { seal, unseal } from "@croupier/players/credentials";
import { createProviders, type Vault } from "@croupier/providers";
import { createPlayMoney } from "@croupier/wallet";

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

const purpose = "keys of providers";

function openVault(keyring: Keyring): Vault {
  return {
    seal: (secret, owner) => seal(keyring, secret, { purpose, owner }),
    unseal(sealed, owner) {
      const secret = unseal(keyring, sealed, { purpose, owner });
      assert(secret.length >= 32, "a provider signs with at least 256 bits");
      return secret;
    },
  };
}
