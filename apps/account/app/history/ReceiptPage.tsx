import { Alert, Button, Money, Panel, Skeleton, Time } from "@croupier/ui";

import { Refused } from "../calls/answers.ts";
import { useSession } from "../calls/safer-play-queries.ts";
import { useReceipt } from "../calls/statement-queries.ts";
import { CashierPage } from "../cashier/CashierPage.tsx";
import { useLocale, useSay } from "../language/Words.context.tsx";
import { usePlace } from "../navigation/Place.context.tsx";
import { Facts, Part, Ways } from "../parts/PartPage.tsx";
import { receiptAddress } from "./history-filter.ts";
import styles from "./History.module.css";

/** One movement: what it was, and each account before and after. */
export function ReceiptPage() {
  const { params } = usePlace();
  return (
    <CashierPage>
      <Receipt id={params["movement"] ?? ""} />
    </CashierPage>
  );
}

function Receipt({ id }: { readonly id: string }) {
  const say = useSay();
  const { data, error, refetch } = useReceipt(id);
  if (error !== null) {
    const isUnknown = error instanceof Refused && error.code === "not_found";
    return (
      <Alert
        tone={isUnknown ? "calm" : "bad"}
        title={say(isUnknown ? "history.receipt.unknown" : "history.failed")}
        action={
          isUnknown ? (
            <Button href="/account/cashier/history">{say("history.receipt.back")}</Button>
          ) : (
            <Button onClick={() => void refetch()}>{say("frame.again")}</Button>
          )
        }
      />
    );
  }
  if (data === undefined) {
    return (
      <Panel aria-busy="true">
        <Skeleton shape="block" blockSize="320px" />
      </Panel>
    );
  }
  const { currency } = data;
  const money = (amount: string, key: string) => (
    <Money key={key} amount={amount} currency={currency} />
  );
  return (
    <Part title={data.sentence}>
      <p className={styles["History-big"]}>
        <Money amount={data.amount} currency={currency} />
      </p>
      <Facts
        facts={[
          [say("history.receipt.reference"), data.id],
          [say("history.receipt.at"), <Time key="at" at={data.at} />],
          ...(data.way === null ? [] : [[say("history.receipt.way"), data.way] as const]),
          [say("history.receipt.before"), money(data.previous, "before")],
          [say("history.receipt.after"), money(data.current, "after")],
        ]}
      />
      <div className={styles["History-scroll"]}>
        <table className={styles["History-accounts"]}>
          <caption>{say("history.receipt.accounts")}</caption>
          <thead>
            <tr>
              <th scope="col">{say("history.receipt.account")}</th>
              <th scope="col">{say("history.receipt.before")}</th>
              <th scope="col">{say("history.receipt.change")}</th>
              <th scope="col">{say("history.receipt.after")}</th>
            </tr>
          </thead>
          <tbody>
            {data.accounts.map(({ name, previous, change, current }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{money(previous, "before")}</td>
                <td>{money(change, "change")}</td>
                <td>{money(current, "after")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ReceiptWays id={id} />
    </Part>
  );
}

/** To keep it, to ask about it, and back. */
function ReceiptWays({ id }: { readonly id: string }) {
  const say = useSay();
  const session = useSession();
  const language = useLocale();
  return (
    <Ways>
      <Button target="_self" download="" href={receiptAddress(session, id, language)}>
        {say("history.receipt.keep")}
      </Button>
      <Button look="ghost" href={`/contact?movement=${id}`}>
        {say("history.receipt.contact")}
      </Button>
      <Button look="ghost" href="/account/cashier/history">
        {say("history.receipt.back")}
      </Button>
    </Ways>
  );
}
