import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import type { Keyring } from "@croupier/players";
import { createProviders } from "@croupier/providers";
import { createWalletReader } from "@croupier/wallet";
import type { ComposedPlayMoney } from "./compose-play-money.ts";
import { openVault } from "./provider-vault.ts";

type Needs = {
  readonly config: { readonly keyring: Keyring };
  readonly database: Database;
  readonly clock: Clock;
  readonly money: ComposedPlayMoney;
};

/** Games that are made and run elsewhere. */
export function composeProviders({ config, database, clock, money }: Needs) {
  const { findCurrency } = createWalletReader(database);
  return createProviders({
    database,
    money,
    vault: openVault(config.keyring),
    findCurrency,
    clock,
  });
}
