import { Alert, Button, Panel, Skeleton } from "@croupier/ui";

import { useDepositMethods } from "../calls/cashier-queries.ts";
import { useSiteConfiguration } from "../calls/site-configuration-query.ts";
import { CashierPage } from "../cashier/CashierPage.tsx";
import { useSay } from "../language/Words.context.tsx";
import { usePlace } from "../navigation/Place.context.tsx";
import { DepositForm } from "./DepositForm.tsx";
import styles from "./DepositPage.module.css";
import { DepositProgress } from "./DepositProgress.tsx";

export function DepositPage() {
  const { address } = usePlace();
  const followed = new URLSearchParams(address.split("?")[1]).get("deposit") ?? "";
  return (
    <CashierPage>
      <div className={styles["Deposit"]}>
        {followed === "" ? <NewDeposit /> : <DepositProgress id={followed} />}
      </div>
    </CashierPage>
  );
}

function NewDeposit() {
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
  const [first] = methods;
  if (!configuration.isCashierDepositEnabled || first === undefined) {
    return (
      <Alert tone="calm" title={say("deposit.closed.title")}>
        {say("deposit.closed.text")}
      </Alert>
    );
  }
  return <DepositForm methods={methods} first={first} />;
}
