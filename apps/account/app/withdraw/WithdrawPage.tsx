import { CashierPage } from "../cashier/CashierPage.tsx";
import { useSay } from "../language/Words.context.tsx";
import { OtherWays } from "./OtherWays.tsx";
import { Withdrawable } from "./Withdrawable.tsx";
import { WithdrawForm } from "./WithdrawForm.tsx";
import { WithdrawGate } from "./WithdrawGate.tsx";
import styles from "./Withdraw.module.css";

/** Money out: how much may leave, back to the card, and the other ways. */
export function WithdrawPage() {
  const say = useSay();
  return (
    <CashierPage>
      <WithdrawGate>
        {({ offer, ways }) => (
          <div className={styles["Withdraw"]}>
            <Withdrawable offer={offer} />
            {ways.card !== undefined && (
              <WithdrawForm title={say("withdraw.card.title")} method={ways.card} offer={offer} />
            )}
            <OtherWays ways={ways} offer={offer} />
          </div>
        )}
      </WithdrawGate>
    </CashierPage>
  );
}
