import { CashierPage } from "../cashier/CashierPage.tsx";
import { useSay } from "../language/Words.context.tsx";
import { LinkFirst } from "./OtherWays.tsx";
import { Withdrawable } from "./Withdrawable.tsx";
import { WithdrawForm } from "./WithdrawForm.tsx";
import { WithdrawGate } from "./WithdrawGate.tsx";
import styles from "./Withdraw.module.css";

/** Money out to a linked bank account. */
export function BankWithdrawPage() {
  const say = useSay();
  return (
    <CashierPage>
      <WithdrawGate>
        {({ offer, ways }) => {
          const method = offer.items.find(({ code }) => code === "CBT");
          return (
            <div className={styles["Withdraw"]}>
              <Withdrawable offer={offer} />
              {ways.bank === "open" && method !== undefined ? (
                <WithdrawForm title={say("withdraw.bank.title")} method={method} offer={offer} />
              ) : (
                <LinkFirst
                  isOffered={ways.bank !== undefined}
                  isOnly={ways.card === undefined}
                  waitHours={offer.accountWaitHours}
                />
              )}
            </div>
          );
        }}
      </WithdrawGate>
    </CashierPage>
  );
}
