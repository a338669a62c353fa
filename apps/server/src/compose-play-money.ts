import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import type { Ledger } from "@croupier/ledger";
import type { SaferPlay } from "@croupier/players";
import { createPlayMoney } from "@croupier/wallet";

type Needs = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly announce: (playerIds: readonly string[]) => void;
  readonly standing: SaferPlay["standing"];
};

/** The one place where the money of games is made: a bet asks the player's standing, a win nobody. */
export function composePlayMoney({ standing, ...room }: Needs) {
  return createPlayMoney({
    ...room,
    guards: standing,
    // A register that did not answer may do so by the next attempt.
    refusedForNow: ["register_unreachable"],
  });
}

export type ComposedPlayMoney = ReturnType<typeof composePlayMoney>;
