import { Link, Money, Panel, Time } from "@croupier/ui";

import { useLimits } from "../calls/safer-play-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { Meter } from "../parts/Meter.tsx";
import { sumOf, tightestLimit } from "./amounts.ts";
import styles from "./DepositPage.module.css";

/** What this deposit would leave of the limit of which the least is left; nothing where there is none. */
export function LimitLeft({ amount }: { readonly amount: string }) {
  const say = useSay();
  const { data } = useLimits();
  const limit = data && tightestLimit(data);
  if (limit === undefined || limit.value === null) return null;
  const { currency } = data ?? { currency: "" };
  const after = sumOf(limit.used, amount === "" ? "0" : amount, currency);
  return (
    <Panel className={styles["Deposit-limit"]}>
      <div className={styles["Deposit-between"]}>
        <b>{say(`limits.deposit.box.${limit.window}`)}</b>
        <span>
          <Money amount={after} currency={currency} /> {say("limits.of")}{" "}
          <Money amount={limit.value} currency={currency} />
        </span>
      </div>
      <Meter
        min={0}
        max={Number(limit.value) || 1}
        value={Number(after)}
        aria-label={say("limits.used")}
      />
      <div className={styles["Deposit-between"]}>
        <span className={styles["Deposit-soft"]}>
          {limit.resetsAt !== null && (
            <>
              {say("limits.resets")} <Time at={limit.resetsAt} />
            </>
          )}
        </span>
        <Link href="/account/limits">{say("deposit.changeLimit")}</Link>
      </div>
    </Panel>
  );
}
