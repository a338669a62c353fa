import type { StaffRefund } from "@croupier/contracts";
import { Button, Group } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { Moment } from "../parts/Moment.tsx";
import rows from "../parts/Rows.module.css";
import { Tag } from "../parts/Tag.tsx";
import { Refusal } from "../sign-in/Refusal.tsx";
import { amountInWords } from "./Amount.tsx";
import { adjustmentStates, refundReasons } from "./money-words.ts";
import { answerRefund, treasuryKey } from "./treasury-calls.ts";
import { mayMoveMoney } from "./may-move-money.ts";
import styles from "./Treasury.module.css";

/** What staff wanted sent back, and who of them said yes. */
export function RefundList({ items }: { items: readonly StaffRefund[] }) {
  return (
    <ul className={rows["Rows"]} aria-label="Refunds">
      {items.map((item) => (
        <Row key={item.id} item={item} />
      ))}
    </ul>
  );
}

function Row({ item }: { item: StaffRefund }) {
  const { word, tone } = adjustmentStates[item.state];
  return (
    <li className={rows["Rows-one"]}>
      <Link className={rows["Rows-name"] ?? ""} to={`/deposits/${item.depositId}`}>
        {amountInWords(item.amount, item.currency)}
      </Link>
      <span>
        {item.firstName} {item.lastName}
        {`, ${refundReasons[item.reason].toLowerCase()}`}
      </span>
      <p className={styles["Treasury-words"]}>{item.words}</p>
      <span className={rows["Rows-facts"]}>
        {item.askedBy}, <Moment at={item.askedAt} />
        {item.takesTwo && item.answeredBy !== null && item.answeredAt !== null && (
          <>
            {`. ${word}: ${item.answeredBy}, `}
            <Moment at={item.answeredAt} />
          </>
        )}
      </span>
      <span className={rows["Rows-tags"]}>
        <Tag tone={tone}>{word}</Tag>
      </span>
      {item.state === "waiting" && <Answering item={item} />}
    </li>
  );
}

function Answering({ item: { id, own } }: { item: StaffRefund }) {
  const queries = useQueryClient();
  const { data: may } = useQuery(mayMoveMoney);
  const answering = useMutation({
    mutationFn: (answer: "approved" | "declined") => answerRefund(id, answer),
    onSettled: () => queries.invalidateQueries({ queryKey: treasuryKey }),
  });
  if (may !== true) return null;
  return (
    <div className={rows["Rows-act"]}>
      <Refusal error={answering.error} />
      <Group gap={8}>
        {!own && (
          <Button loading={answering.isPending} onClick={() => answering.mutate("approved")}>
            Approve
          </Button>
        )}
        <Button
          variant="default"
          disabled={answering.isPending}
          onClick={() => answering.mutate("declined")}
        >
          {own ? "Take back" : "Decline"}
        </Button>
      </Group>
    </div>
  );
}
