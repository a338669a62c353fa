import type { LookedAtWithdrawal } from "@croupier/contracts";
import { Icon } from "../parts/Icon.tsx";
import { Amount, Change } from "../treasury/Amount.tsx";
import styles from "./CasePanel.module.css";

/** What came in, what play made of it, and what may leave now. */
export function CaseMoney({ of: { facts } }: { of: LookedAtWithdrawal }) {
  const { currency, netMonth } = facts;
  return (
    <>
      <dl className={styles["Case-flow"]}>
        <div>
          <dt>Deposits, 30 d</dt>
          <dd>
            <Amount of={facts.depositedMonth} />
          </dd>
        </div>
        <Icon name="forth" size={16} />
        <div>
          <dt>Net from play</dt>
          <dd data-tone={netMonth.startsWith("-") ? "bad" : "good"}>
            <Change of={netMonth} />
          </dd>
        </div>
        <Icon name="forth" size={16} />
        <div>
          <dt>Withdrawable</dt>
          <dd>
            <Amount of={facts.withdrawable} />
          </dd>
        </div>
      </dl>
      <p
        className={styles["Case-soft"]}
      >{`In ${currency}; withdrawable is what is left beside this.`}</p>
    </>
  );
}
