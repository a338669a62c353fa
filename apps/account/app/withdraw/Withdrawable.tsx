import type { WithdrawalOffer } from "@croupier/contracts";
import { Money, Panel } from "@croupier/ui";

import { useBalances } from "../calls/player-queries.ts";
import { useSession } from "../calls/safer-play-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { Meter } from "../parts/Meter.tsx";
import styles from "./Withdraw.module.css";

/** What may leave of what is there, and why the rest may not yet. */
export function Withdrawable({ offer }: { readonly offer: WithdrawalOffer }) {
  const say = useSay();
  const session = useSession();
  const { data: balances } = useBalances(session === "" ? undefined : session);
  const free = balances?.find(({ type }) => type === "unlocked")?.amount;
  const { withdrawable, turnoverLeft, dayLeft, currency } = offer;
  const mustPlay = Number(turnoverLeft) > 0;
  return (
    <Panel className={styles["Withdraw-able"]} aria-labelledby="withdraw-able">
      <h2 id="withdraw-able" className={styles["Withdraw-soft"]}>
        {say("withdraw.able.title")}
      </h2>
      <p className={styles["Withdraw-big"]}>
        <Money amount={withdrawable} currency={currency} />
      </p>
      {free !== undefined && (
        <>
          <Meter
            min={0}
            max={Number(free) || 1}
            value={Number(withdrawable)}
            aria-label={say("withdraw.able.share")}
          />
          <div className={styles["Withdraw-between"]}>
            <span>
              {say("withdraw.able.of")} <Money amount={free} currency={currency} />
            </span>
            <span>
              {say("withdraw.able.today")} <Money amount={dayLeft} currency={currency} />
            </span>
          </div>
        </>
      )}
      {mustPlay && (
        <p className={styles["Withdraw-soft"]}>
          {say("withdraw.able.turnover")}{" "}
          <b>
            <Money amount={turnoverLeft} currency={currency} />
          </b>
          {". "}
          {say("withdraw.able.why")}
        </p>
      )}
    </Panel>
  );
}
