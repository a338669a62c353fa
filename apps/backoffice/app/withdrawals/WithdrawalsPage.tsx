import type { QueuedWithdrawal } from "@croupier/contracts";
import { Checkbox } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { use, type KeyboardEvent } from "react";
import { Link, useSearchParams } from "react-router";
import { Answer } from "../parts/Answer.tsx";
import { ChipLinks } from "../parts/ChipLinks.tsx";
import { Moment } from "../parts/Moment.tsx";
import { Notice } from "../parts/Notice.tsx";
import { NowContext } from "../parts/Now.tsx";
import { Page } from "../parts/Page.tsx";
import rows from "../parts/Rows.module.css";
import { Tag } from "../parts/Tag.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { Amount } from "../treasury/Amount.tsx";
import { dueIn } from "../verification/due.ts";
import { queueParts, withdrawalQueue, type QueuePart } from "./withdrawal-calls.ts";
import { methodWords, reasonWords, stateWords, whereTo } from "./withdrawal-words.ts";
import styles from "./Withdrawals.module.css";

const partWords: Readonly<Record<QueuePart, string>> = {
  waiting: "Waiting",
  second: "Second yes",
  going: "On their way",
  over: "Over",
};

const emptyWords: Readonly<Record<QueuePart, string>> = {
  waiting: "What the rules cannot decide comes here to be looked at.",
  second: "A large one that a colleague approved comes here for another yes.",
  going: "What is approved or sent stands here until it arrives.",
  over: "What arrived, was rejected or came back stands here.",
};

/** What waits for us, the longest waiting first. What is asked for stands in the address. */
export function WithdrawalsPage() {
  const [search, setSearch] = useSearchParams();
  const show = queueParts.find((one) => one === search.get("show")) ?? "waiting";
  const mine = search.get("mine") === "true";
  const query = useQuery(withdrawalQueue({ show, mine }));
  const late = query.data?.filter(({ isLate }) => isLate).length ?? 0;

  return (
    <Page title="Withdrawals" state={late > 0 ? <Tag tone="bad">{late} late</Tag> : undefined}>
      <ChipLinks
        label="Withdrawals by part"
        links={queueParts.map((part) => ({
          label: partWords[part],
          to: { search: `?show=${part}${mine ? "&mine=true" : ""}` },
          shown: part === show,
        }))}
      />
      <search className={styles["Withdrawals-search"]}>
        <Checkbox
          label="Only those I have taken"
          checked={mine}
          onChange={({ currentTarget }) =>
            setSearch(
              { show, ...(currentTarget.checked ? { mine: "true" } : {}) },
              { replace: true },
            )
          }
        />
      </search>
      <Answer query={query} loading={<Waiting rows={6} what="the withdrawals" />}>
        {(items) =>
          items.length === 0 ? (
            <Notice icon="check" tone={show === "waiting" ? "good" : "quiet"} title="Nothing here">
              {emptyWords[show]}
            </Notice>
          ) : (
            <ul className={rows["Rows"]} aria-label="Withdrawals">
              {items.map((item) => (
                <Row key={item.id} item={item} />
              ))}
            </ul>
          )
        }
      </Answer>
    </Page>
  );
}

/** From row to row without Tab, for those who look at many. */
function goByArrows(event: KeyboardEvent<HTMLAnchorElement>): void {
  const row = event.currentTarget.closest("li");
  const beside = { ArrowDown: row?.nextElementSibling, ArrowUp: row?.previousElementSibling };
  const link = beside[event.key as keyof typeof beside]?.querySelector("a");
  if (link === null || link === undefined) return;
  event.preventDefault();
  link.focus();
}

function Row({ item }: { item: QueuedWithdrawal }) {
  const now = use(NowContext);
  const { word, tone } = stateWords[item.state];
  const due = item.dueAt === null || item.state !== "checks" ? undefined : dueIn(item.dueAt, now);
  return (
    <li className={rows["Rows-one"]}>
      <Link
        className={rows["Rows-name"] ?? ""}
        to={`/withdrawals/${item.id}`}
        onKeyDown={goByArrows}
      >
        <Amount of={item.amount} currency={item.currency} />
      </Link>
      <span className={rows["Rows-facts"]}>
        {item.firstName} {item.lastName}, {methodWords[item.method]} to {whereTo(item)},{" "}
        <Moment at={item.requestedAt} />
        {item.assignedTo !== null && `, taken by ${item.assignedToMe ? "you" : item.assignedTo}`}
        {item.firstYesBy !== null && `, approved once by ${item.firstYesBy}`}
      </span>
      <span className={rows["Rows-tags"]}>
        <Tag tone={tone}>{word}</Tag>
        {due && <Tag tone={due.tone}>{due.words}</Tag>}
        {item.needsTwo && <Tag tone="accent">Two of us</Tag>}
        {item.findings.map((finding) => (
          <Tag key={finding} tone="quiet">
            {reasonWords[finding]}
          </Tag>
        ))}
      </span>
    </li>
  );
}
