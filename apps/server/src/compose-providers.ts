import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import { together } from "@croupier/ledger";
import { createSessionsGoOn, type Keyring, type SessionLimits } from "@croupier/players";
import { createProviders } from "@croupier/providers";
import { createWalletReader } from "@croupier/wallet";
import type { ComposedPlayMoney } from "./compose-play-money.ts";
import { openVault } from "./provider-vault.ts";

type Needs = {
  readonly config: { readonly keyring: Keyring; readonly session: SessionLimits };
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
    // Who is blocked is told so, and not that a session is over.
    keepSignedIn: together(
      createSessionsGoOn({ database, clock, limits: config.session, isBlockedOver: false }),
    ),
    clock,
  });
}
