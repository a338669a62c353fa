import type { BalanceType, DepositMethodOffer } from "@croupier/contracts";
import { Money } from "@croupier/ui";

import { useBalances } from "../calls/player-queries.ts";
import { useOwed, useSession } from "../calls/safer-play-queries.ts";
import type { SumLine } from "../cashier/SumLines.tsx";
import { useSay } from "../language/Words.context.tsx";
import { afterDeposit, feeOf, sumOf } from "./amounts.ts";

/** What is paid and what is there afterwards, to the cent. */
export function useDepositLines(
  method: DepositMethodOffer,
  /** Empty while none can be paid. */
  amount: string,
): readonly SumLine[] {
  const say = useSay();
  const { currency } = method;
  const session = useSession();
  const { data: balances } = useBalances(session === "" ? undefined : session);
  const owed = useOwed();
  const amountOf = (wanted: BalanceType) => balances?.find(({ type }) => type === wanted)?.amount;
  const playable = amountOf("playable");
  const wanted = amount === "" ? "0" : amount;
  const fee = feeOf(wanted, method);
  const after =
    playable &&
    afterDeposit({
      amount: wanted,
      playable,
      free: amountOf("unlocked") ?? "0",
      owed: owed?.amount ?? "0",
      currency,
    });
  const lines: readonly (readonly [string, string | undefined])[] = [
    [say("deposit.amount.title"), wanted],
    [say("deposit.fee"), fee],
    [say("deposit.toPay"), sumOf(wanted, fee, currency)],
    [say("deposit.playableNow"), playable],
    ...(owed === undefined ? [] : [[say("deposit.paysOwed"), after && after.paid] as const]),
    [say("deposit.playableAfter"), after && after.playable],
  ];
  return lines.map(([name, value]) => [
    name,
    value === undefined ? "" : <Money key={name} amount={value} currency={currency} />,
  ]);
}
