import type { PlayerLimit } from "@croupier/contracts";
import { Link, Money, Panel, Time } from "@croupier/ui";

import { useSay } from "../language/Words.context.tsx";
import { Meter } from "../parts/Meter.tsx";
import { sumOf } from "./amounts.ts";
import styles from "./DepositPage.module.css";

/** The use of the tightest deposit limit so far, and the part that this deposit would use. */
export function LimitLeft({
  limit,
  amount,
  currency,
}: {
  readonly limit: PlayerLimit;
  /** Empty while none can be deposited: what cannot come in is neither counted nor drawn. */
  readonly amount: string;
  readonly currency: string;
}) {
  const say = useSay();
  const { value, used, resetsAt } = limit;
  if (value === null) return null;
  const after = amount === "" ? undefined : sumOf(used, amount, currency);
  return (
    <Panel className={styles["Deposit-limit"]}>
      <b>{say("limits.deposit.title")}</b>
      <p className={styles["Deposit-figures"]}>
        {say("deposit.limit.paid")} <Money amount={used} currency={currency} />{" "}
        {say("deposit.limit.of")} <Money amount={value} currency={currency} />{" "}
        {say(`deposit.limit.in.${limit.window}`)}
        {after !== undefined && (
          <>
            , {say("deposit.limit.after")} <Money amount={after} currency={currency} />
          </>
        )}
      </p>
      <div className={styles["Deposit-meter"]}>
        <Meter
          min={0}
          max={Number(value) || 1}
          value={Number(used)}
          aria-label={say("limits.used")}
        />
        <span
          className={styles["Deposit-hatched"]}
          style={{
            insetInlineStart: share(used, value),
            inlineSize: share(amount, value),
          }}
        />
      </div>
      <div className={styles["Deposit-between"]}>
        <span className={styles["Deposit-soft"]}>
          {resetsAt !== null && (
            <>
              {say("limits.resets")} <Time at={resetsAt} />
            </>
          )}
        </span>
        <Link href="/account/limits">{say("deposit.changeLimit")}</Link>
      </div>
    </Panel>
  );
}

/** For drawing alone: what is written was added to the cent. */
function share(part: string, whole: string): string {
  return `${(100 * Number(part)) / (Number(whole) || 1)}%`;
}
