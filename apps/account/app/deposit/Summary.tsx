import type { DepositMethodOffer } from "@croupier/contracts";
import { Money, Panel } from "@croupier/ui";
import type { ReactNode } from "react";

import { useBalances } from "../calls/player-queries.ts";
import { useSession } from "../calls/safer-play-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { feeOf, sumOf } from "./amounts.ts";
import styles from "./DepositPage.module.css";

/** What is paid and what is there afterwards, to the cent. */
export function Summary({
  method,
  amount,
  children,
}: {
  readonly method: DepositMethodOffer;
  /** Empty while none can be paid. */
  readonly amount: string;
  readonly children: ReactNode;
}) {
  const say = useSay();
  const { currency } = method;
  const session = useSession();
  const { data: balances } = useBalances(session === "" ? undefined : session);
  const playable = balances?.find(({ type }) => type === "playable")?.amount;
  const wanted = amount === "" ? "0" : amount;
  const fee = feeOf(wanted, method);
  const lines: readonly (readonly [string, string | undefined])[] = [
    [say("deposit.title"), wanted],
    [say("deposit.fee"), fee],
    [say("deposit.toPay"), sumOf(wanted, fee, currency)],
    [say("deposit.playableNow"), playable],
    [say("deposit.playableAfter"), playable && sumOf(playable, wanted, currency)],
  ];
  return (
    <Panel className={styles["Deposit-summary"]} aria-labelledby="deposit-summary">
      <h2 id="deposit-summary">{say("deposit.summary")}</h2>
      <dl>
        {lines.map(([label, value]) => (
          <div key={label} className={styles["Deposit-between"]}>
            <dt>{label}</dt>
            <dd>{value === undefined ? "" : <Money amount={value} currency={currency} />}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Panel>
  );
}
