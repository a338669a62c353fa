import { Alert, Button, Panel, Skeleton } from "@croupier/ui";

import { useDepositMethods } from "../calls/cashier-queries.ts";
import { useSiteConfiguration } from "../calls/site-configuration-query.ts";
import { CashierPage } from "../cashier/CashierPage.tsx";
import { useSay } from "../language/Words.context.tsx";
import { usePlace } from "../navigation/Place.context.tsx";
import { quickAmounts } from "./amounts.ts";
import { DepositForm } from "./DepositForm.tsx";
import styles from "./DepositPage.module.css";
import { DepositProgress } from "./DepositProgress.tsx";

export function DepositPage() {
  const { address } = usePlace();
  const query = new URLSearchParams(address.split("?")[1]);
  const followed = query.get("deposit") ?? "";
  return (
    <CashierPage>
      <div className={styles["Deposit"]}>
        {followed === "" ? (
          <NewDeposit way={query.get("way")} amount={query.get("amount")} />
        ) : (
          <DepositProgress id={followed} />
        )}
      </div>
    </CashierPage>
  );
}

interface NewDepositProps {
  /** The method and amount of an earlier attempt; null where there was none. */
  readonly way: string | null;
  readonly amount: string | null;
}

function NewDeposit({ way, amount }: NewDepositProps) {
  const say = useSay();
  const { data: configuration } = useSiteConfiguration();
  const { data: methods, error, refetch } = useDepositMethods();
  // What was there before stays: nobody who is typing loses it to a connection that went.
  if (methods === undefined && error !== null) {
    return (
      <Alert
        tone="bad"
        title={say("deposit.failed")}
        action={<Button onClick={() => void refetch()}>{say("frame.again")}</Button>}
      />
    );
  }
  if (methods === undefined || configuration === undefined) {
    return (
      <Panel aria-busy="true">
        <Skeleton shape="block" blockSize="420px" />
      </Panel>
    );
  }
  const first = methods.find(({ code }) => code === way) ?? methods[0];
  if (!configuration.isCashierDepositEnabled || first === undefined) {
    return (
      <Alert tone="calm" title={say("deposit.closed.title")}>
        {say("deposit.closed.text")}
      </Alert>
    );
  }
  const usual = quickAmounts(first)[0] ?? first.minimum;
  return <DepositForm methods={methods} first={first} begun={amount ?? usual} />;
}
