import type { WithdrawalMethodOffer } from "@croupier/contracts";
import { Money } from "@croupier/ui";

import type { SumLine } from "../cashier/SumLines.tsx";
import { useSay } from "../language/Words.context.tsx";
import { without } from "./withdraw-amount.ts";

/** What leaves, what arrives and when, to the cent. */
export function useWithdrawLines(
  { currency, fee, hours }: WithdrawalMethodOffer,
  /** Empty while none can leave. */
  amount: string,
): readonly SumLine[] {
  const say = useSay();
  const shown = (text: string) => <Money amount={text} currency={currency} />;
  return [
    [say("deposit.amount.title"), shown(amount === "" ? "0" : amount)],
    [say("deposit.fee"), shown(fee)],
    [say("withdraw.arrives"), shown(amount === "" ? "0" : without(amount, fee, currency))],
    [say("withdraw.promise"), say("withdraw.within", { hours })],
  ];
}
