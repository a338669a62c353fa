import type { PlayerPayment } from "@croupier/contracts";
import { Badge, EmptyState, Link, Money, Panel, Time, type BadgeTone } from "@croupier/ui";

import { usePayments, type PaymentsQuery } from "../calls/statement-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import styles from "./History.module.css";
import { ListAwaited, More } from "./PartByPart.tsx";
import { wayToPayment } from "./way-to-payment.ts";

const tones: Readonly<Record<PlayerPayment["status"], BadgeTone>> = {
  pending: "warn",
  done: "good",
  failed: "bad",
  cancelled: "plain",
};

/** Deposits, withdrawals and transfers in one status, newest first. */
export function PaymentList({ query }: { readonly query: PaymentsQuery }) {
  const say = useSay();
  const list = usePayments(query);
  const { data } = list;
  if (data === undefined) return <ListAwaited list={list} />;
  const payments = data.pages.flatMap(({ items }) => items);
  if (payments.length === 0 && !list.hasNextPage) {
    return (
      <Panel>
        <EmptyState title={say("history.empty.title")}>{say("history.payments.empty")}</EmptyState>
      </Panel>
    );
  }
  return (
    <Panel>
      <p className={styles["History-intro"]}>{say("history.status.help")}</p>
      <ul className={styles["History-list"]} aria-label={say("history.payments")}>
        {payments.map((payment) => (
          <PaymentLine key={payment.id} payment={payment} />
        ))}
      </ul>
      <More list={list} />
    </Panel>
  );
}

function PaymentLine({ payment }: { readonly payment: PlayerPayment }) {
  const say = useSay();
  const { sentence, way, at, amount, currency, status } = payment;
  return (
    <li className={styles["History-line"]}>
      <Link href={wayToPayment(payment)} className={styles["History-what"]}>
        {sentence}
      </Link>
      <span className={styles["History-soft"]}>
        {way !== null && <>{way} · </>}
        <Time at={at} />
      </span>
      <b className={styles["History-amount"]}>
        <Money amount={amount} currency={currency} />
      </b>
      <span className={styles["History-balance"]}>
        <Badge tone={tones[status]}>{say(`history.status.${status}`)}</Badge>
      </span>
    </li>
  );
}
