import type { PlayerStanding } from "@croupier/contracts";
import { Alert, Money, TextLink } from "@croupier/ui";

import { useSay } from "../language/Words.context.tsx";

export type Owed = NonNullable<PlayerStanding["owed"]>;

/** In the place of every way out: why nothing leaves, and what helps. */
export function OwedFirst({ owed: { amount, currency } }: { readonly owed: Owed }) {
  const say = useSay();
  return (
    <Alert
      tone="warn"
      title={
        <>
          {say("cashier.owed.title")} <Money amount={amount} currency={currency} />
        </>
      }
      action={<TextLink href="/account/cashier/deposit">{say("cashier.owed.way")}</TextLink>}
    >
      {say("cashier.owed.text")}
    </Alert>
  );
}
