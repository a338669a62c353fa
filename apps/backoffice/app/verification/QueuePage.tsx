import type { QueuedDocument } from "@croupier/contracts";
import { documentStatuses } from "@croupier/contracts/document-words";
import { Button, Checkbox, Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { use } from "react";
import { Link } from "react-router";
import { Answer } from "../parts/Answer.tsx";
import { Moment } from "../parts/Moment.tsx";
import { Notice } from "../parts/Notice.tsx";
import { NowContext } from "../parts/Now.tsx";
import { Page } from "../parts/Page.tsx";
import rows from "../parts/Rows.module.css";
import { Tag } from "../parts/Tag.tsx";
import { useQuestion } from "../parts/use-question.ts";
import { Waiting } from "../parts/Waiting.tsx";
import { statusTones, statusWords, typeWords } from "./document-labels.ts";
import { dueIn } from "./due.ts";
import { queue } from "./verification-calls.ts";
import styles from "./Verification.module.css";

/** What waits for us, the most urgent first. What is asked for stands in the address. */
export function QueuePage() {
  const { search, change } = useQuestion();
  const status = documentStatuses.find((one) => one === search.get("status")) ?? "PENDING";
  const mine = search.get("mine") === "true";
  const query = useQuery(queue({ status, mine }));

  return (
    <Page
      title="Verification"
      state={
        query.data !== undefined && query.data.overdue > 0 ? (
          <Tag tone="bad">{query.data.overdue} late</Tag>
        ) : undefined
      }
      actions={
        <Button variant="default" component={Link} to="/verification/rules">
          How we look at them
        </Button>
      }
    >
      <search className={styles["Verification-search"]}>
        <Select
          aria-label="Status"
          data={documentStatuses.map((value) => ({ value, label: statusWords[value] }))}
          value={status}
          allowDeselect={false}
          onChange={(chosen) => change("status", chosen)}
        />
        <Checkbox
          label="Only those I have taken"
          checked={mine}
          onChange={({ currentTarget }) => change("mine", currentTarget.checked ? "true" : null)}
        />
      </search>
      <Answer query={query} loading={<Waiting rows={6} what="the documents" />}>
        {({ items }) =>
          items.length === 0 ? (
            <Notice icon="eye" tone="quiet" title="Nothing is here">
              Documents that players send come here to be looked at.
            </Notice>
          ) : (
            <ul className={rows["Rows"]} aria-label="Documents">
              {items.map((item) => (
                <Row key={`${item.playerId} ${item.documentType}`} item={item} />
              ))}
            </ul>
          )
        }
      </Answer>
    </Page>
  );
}

function Row({ item }: { item: QueuedDocument }) {
  const now = use(NowContext);
  const { playerId, name, documentType, status, since, answerDueAt, assignedTo } = item;
  const due = answerDueAt === null ? undefined : dueIn(answerDueAt, now);
  return (
    <li className={rows["Rows-one"]}>
      <Link className={rows["Rows-name"] ?? ""} to={`/verification/${playerId}/${documentType}`}>
        {name}
      </Link>
      <span className={rows["Rows-facts"]}>
        {typeWords[documentType]}, {item.countryCode}, {item.brandCode}. <Moment at={since} />
        {assignedTo !== null && `, taken by ${assignedTo.name}`}
        {item.approvedOnceBy !== null && `, approved once by ${item.approvedOnceBy.name}`}
      </span>
      <span className={rows["Rows-tags"]}>
        <Tag tone={statusTones[status]}>{statusWords[status]}</Tag>
        {due && <Tag tone={due.tone}>{due.words}</Tag>}
      </span>
    </li>
  );
}
