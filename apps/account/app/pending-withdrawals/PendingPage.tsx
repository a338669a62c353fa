import { Alert, Button, EmptyState, Panel, Skeleton } from "@croupier/ui";

import { isUnderWay, useWithdrawalOffer, useWithdrawals } from "../calls/withdrawal-queries.ts";
import { CashierPage } from "../cashier/CashierPage.tsx";
import { useSay } from "../language/Words.context.tsx";
import { usePlace } from "../navigation/Place.context.tsx";
import { EarlierWithdrawals } from "./EarlierWithdrawals.tsx";
import styles from "./PendingPage.module.css";
import { PendingWithdrawal } from "./PendingWithdrawal.tsx";
import { useFreshBalances } from "./use-fresh-balances.ts";

/** What is on its way, each with its stages; what is over lately below. */
export function PendingPage() {
  return (
    <CashierPage>
      <Withdrawals />
    </CashierPage>
  );
}

function Withdrawals() {
  const say = useSay();
  const { address } = usePlace();
  const { data: all, isError, refetch } = useWithdrawals();
  const { data: offer, isPending } = useWithdrawalOffer();
  useFreshBalances(all);
  if (isError && all === undefined) {
    return (
      <Alert
        tone="bad"
        title={say("pending.failed")}
        action={<Button onClick={() => void refetch()}>{say("frame.again")}</Button>}
      />
    );
  }
  if (all === undefined || isPending) {
    return (
      <Panel aria-busy="true">
        <Skeleton shape="block" blockSize="320px" />
      </Panel>
    );
  }
  const asked = new URLSearchParams(address.split("?")[1]).get("asked");
  const underWay = all.filter(isUnderWay);
  const over = all.filter((one) => !isUnderWay(one));
  return (
    <div className={styles["Pending"]}>
      {all.some(({ id }) => id === asked) && (
        <output className={styles["Pending-asked"]}>
          <Alert tone="good" title={say("pending.asked.title")}>
            {say("pending.asked.text")}
          </Alert>
        </output>
      )}
      {underWay.length === 0 && (
        <EmptyState heading="h2" title={say("pending.none.title")}>
          {say("pending.none.text")}
        </EmptyState>
      )}
      {underWay.map((one) => (
        <PendingWithdrawal
          key={one.id}
          withdrawal={one}
          mayCancelHere={offer?.mayCancel === true}
        />
      ))}
      {over.length > 0 && <EarlierWithdrawals withdrawals={over} />}
    </div>
  );
}
