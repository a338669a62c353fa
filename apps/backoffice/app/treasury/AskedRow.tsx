import type { StaffAdjustment, StaffRefund } from "@croupier/contracts";
import type { QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Moment } from "../parts/Moment.tsx";
import rows from "../parts/Rows.module.css";
import { Tag } from "../parts/Tag.tsx";
import { AnswerColleague, type Verdict } from "./AnswerColleague.tsx";
import { askedStates } from "./money-words.ts";
import styles from "./Treasury.module.css";

type Asked = StaffAdjustment | StaffRefund;

/** What one of staff asked for: why, in whose words, who answered, and the answer where it waits. */
export function AskedRow({
  of: item,
  to,
  name,
  what,
  ...answering
}: {
  of: Asked;
  to: string;
  name: string;
  what: string;
  about: string;
  stands: ReactNode;
  answer: (verdict: Verdict) => Promise<unknown>;
  changes: QueryKey;
}) {
  const { word, tone } = askedStates[item.state];
  return (
    <li className={rows["Rows-one"]}>
      <Link className={rows["Rows-name"] ?? ""} to={to}>
        {name}
      </Link>
      <span>{what}</span>
      <p className={styles["Treasury-words"]}>{item.words}</p>
      <span className={rows["Rows-facts"]}>
        {item.askedBy}, <Moment at={item.askedAt} />
        {isAnswered(item) && (
          <>
            {". "}
            <AnswerOf asked={item} />
          </>
        )}
      </span>
      <span className={rows["Rows-tags"]}>
        <Tag tone={tone}>{word}</Tag>
      </span>
      {item.state === "waiting" && <AnswerColleague own={item.own} to={to} {...answering} />}
    </li>
  );
}

/** What is small one of staff sends back alone: nobody answered it. */
function isAnswered(item: Asked): boolean {
  return item.answeredBy !== null && !("takesTwo" in item && !item.takesTwo);
}

/** `Approved: Petra, 2 minutes ago`, or that it waits. */
export function AnswerOf({ asked }: { asked: Asked }) {
  const { state, answeredBy, answeredAt } = asked;
  const { word } = askedStates[state];
  if (answeredBy === null || answeredAt === null) return word;
  return (
    <>
      {`${word}: ${answeredBy}, `}
      <Moment at={answeredAt} />
    </>
  );
}
