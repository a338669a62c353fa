import type { PlayerPayment } from "@croupier/contracts";
import { Badge, Money, type BadgeTone } from "@croupier/ui";

import { usePayments, type PaymentsQuery } from "../calls/statement-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import styles from "./History.module.css";
import { PartLine, PartList } from "./PartList.tsx";
import { wayToPayment } from "./way-to-payment.ts";

const tones: Readonly<Record<PlayerPayment["status"], BadgeTone>> = {
  pending: "warn",
  done: "good",
  failed: "bad",
  cancelled: "plain",
};

/** Deposits, withdrawals and transfers in one status. */
export function PaymentList({ query }: { readonly query: PaymentsQuery }) {
  const say = useSay();
  const list = usePayments(query);
  return (
    <PartList
      list={list}
      name={say("history.payments")}
      empty={say("history.payments.empty")}
      above={<p className={styles["History-intro"]}>{say("history.status.help")}</p>}
    >
      {(payment) => <PaymentLine key={payment.id} payment={payment} />}
    </PartList>
  );
}

/** One of them, with where it stands. */
export function PaymentLine({ payment }: { readonly payment: PlayerPayment }) {
  const say = useSay();
  const { amount, currency, status } = payment;
  return (
    <PartLine
      of={payment}
      to={wayToPayment(payment)}
      amount={<Money amount={amount} currency={currency} />}
      below={<Badge tone={tones[status]}>{say(`history.status.${status}`)}</Badge>}
    />
  );
}
