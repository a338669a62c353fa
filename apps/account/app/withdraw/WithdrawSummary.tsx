import type { WithdrawalMethodOffer } from "@croupier/contracts";
import { Money, Panel } from "@croupier/ui";
import type { ReactNode } from "react";

import { useSay } from "../language/Words.context.tsx";
import { without } from "./withdraw-amount.ts";
import styles from "./Withdraw.module.css";

/** What leaves, what arrives and when, to the cent. */
export function WithdrawSummary({
  method,
  amount,
  children,
}: {
  readonly method: WithdrawalMethodOffer;
  /** Empty while none can leave. */
  readonly amount: string;
  readonly children: ReactNode;
}) {
  const say = useSay();
  const { currency, fee, hours } = method;
  const arrives = amount === "" ? "0" : without(amount, fee, currency);
  const lines = [
    [say("withdraw.title"), amount === "" ? "0" : amount],
    [say("deposit.fee"), fee],
    [say("withdraw.arrives"), arrives],
  ] as const;
  return (
    <Panel className={styles["Withdraw-summary"]} aria-labelledby="withdraw-summary">
      <h2 id="withdraw-summary">{say("deposit.summary")}</h2>
      <dl>
        {lines.map(([label, value]) => (
          <div key={label} className={styles["Withdraw-between"]}>
            <dt>{label}</dt>
            <dd>
              <Money amount={value} currency={currency} />
            </dd>
          </div>
        ))}
        <div className={styles["Withdraw-between"]}>
          <dt>{say("withdraw.promise")}</dt>
          <dd>{say("withdraw.within", { hours })}</dd>
        </div>
      </dl>
      {children}
    </Panel>
  );
}
