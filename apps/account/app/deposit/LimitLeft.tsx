import type { PlayerLimit } from "@croupier/contracts";
import { Button, Link, Money, Panel, Time } from "@croupier/ui";

import { useSay } from "../language/Words.context.tsx";
import { Meter } from "../parts/Meter.tsx";
import { isMore, sumOf } from "./amounts.ts";
import styles from "./DepositPage.module.css";

/** What is left of the limit of which the least is left, and what this deposit would use of it. */
export function LimitLeft({
  limit,
  amount,
  currency,
  onTake,
}: {
  readonly limit: PlayerLimit;
  readonly amount: string;
  readonly currency: string;
  /** All that is left, instead of what was typed. */
  readonly onTake: (left: string) => void;
}) {
  const say = useSay();
  const { value, used, resetsAt } = limit;
  if (value === null) return null;
  const left = limit.remaining ?? "0";
  const isOver = isMore(amount, left, currency);
  // What cannot come in is not drawn as if it had.
  const after = isOver ? used : sumOf(used, amount === "" ? "0" : amount, currency);
  return (
    <Panel className={styles["Deposit-limit"]}>
      <div className={styles["Deposit-between"]}>
        <b>{say(`limits.deposit.box.${limit.window}`)}</b>
        <span>
          <Money amount={after} currency={currency} /> {say("limits.of")}{" "}
          <Money amount={value} currency={currency} />
        </span>
      </div>
      <Meter
        min={0}
        max={Number(value) || 1}
        value={Number(after)}
        aria-label={say("limits.used")}
      />
      <div className={styles["Deposit-between"]}>
        <span>
          {say("deposit.left")}{" "}
          <b>
            <Money amount={left} currency={currency} />
          </b>
        </span>
        {isOver && Number(left) > 0 && (
          <Button size="sm" onClick={() => onTake(left)}>
            {say("deposit.takeLeft")}
          </Button>
        )}
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
