import type { StaffRefund } from "@croupier/contracts";
import { Link } from "react-router";
import { Moment } from "../parts/Moment.tsx";
import rows from "../parts/Rows.module.css";
import { Tag } from "../parts/Tag.tsx";
import { amountInWords } from "./Amount.tsx";
import { AnswerColleague } from "./AnswerColleague.tsx";
import { adjustmentStates, refundReasons } from "./money-words.ts";
import { answerRefund, treasuryKey } from "./treasury-calls.ts";
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
      {item.state === "waiting" && (
        <AnswerColleague
          own={item.own}
          answer={(verdict) => answerRefund(item.id, verdict)}
          changes={treasuryKey}
        />
      )}
    </li>
  );
}
