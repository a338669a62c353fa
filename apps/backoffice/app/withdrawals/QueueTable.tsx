import type { QueuedWithdrawal } from "@croupier/contracts";
import { use, type KeyboardEvent } from "react";
import { Link } from "react-router";
import { Moment } from "../parts/Moment.tsx";
import { NowContext } from "../parts/Now.tsx";
import { Tag } from "../parts/Tag.tsx";
import { Amount } from "../treasury/Amount.tsx";
import { readDueClock } from "./due-clock.ts";
import { methodWords, referenceOf, stateWords, whereTo } from "./withdrawal-words.ts";
import { readSignal, whyPerson } from "./why-person.ts";
import styles from "./QueueTable.module.css";

/** A table where there is room for one, cards where there is not: the same rows, the same words. */
export function QueueTable({
  items,
  open,
  search,
}: {
  items: readonly QueuedWithdrawal[];
  open: string | undefined;
  search: string;
}) {
  return (
    <div className={styles["Queue"]}>
      <table className={styles["Queue-table"]}>
        <caption>Withdrawals</caption>
        <thead>
          <tr>
            <th scope="col">Time left</th>
            <th scope="col">Player</th>
            <th scope="col">Amount</th>
            <th scope="col">To</th>
            <th scope="col">Why a person</th>
            <th scope="col">Signal</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row key={item.id} item={item} isOpen={item.id === open} search={search} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** From row to row without Tab, for those who look at many. */
function goByArrows(event: KeyboardEvent<HTMLAnchorElement>): void {
  const row = event.currentTarget.closest("tr");
  const beside = { ArrowDown: row?.nextElementSibling, ArrowUp: row?.previousElementSibling };
  const link = beside[event.key as keyof typeof beside]?.querySelector("a");
  if (link === null || link === undefined) return;
  event.preventDefault();
  link.focus();
}

function Row({
  item,
  isOpen,
  search,
}: {
  item: QueuedWithdrawal;
  isOpen: boolean;
  search: string;
}) {
  const why = item.state === "checks" ? whyPerson(item) : stateWords[item.state];
  const signal = readSignal(item);
  return (
    <tr data-open={isOpen}>
      <td className={styles["Queue-clock"]}>
        <Clock of={item} />
        {item.missed !== null && item.nextActor !== null && <Tag tone="bad">Promise missed</Tag>}
      </td>
      <th scope="row" className={styles["Queue-player"]}>
        <Link
          to={{ pathname: `/withdrawals/${item.id}`, search: `?${search}` }}
          aria-current={isOpen ? "true" : undefined}
          onKeyDown={goByArrows}
        >
          {item.firstName} {item.lastName}
        </Link>
        <span className={styles["Queue-soft"]}>{referenceOf(item)}</span>
      </th>
      <td className={styles["Queue-amount"]}>
        <Amount of={item.amount} currency={item.currency} />
      </td>
      <td className={styles["Queue-to"]}>
        {item.destination === "" ? methodWords[item.method] : whereTo(item)}
      </td>
      <td className={styles["Queue-why"]}>
        <Tag tone={why.tone}>{why.word}</Tag>
      </td>
      <td className={styles["Queue-signal"]}>
        <span data-none={signal === undefined}>{signal ?? "None"}</span>
        <TakenBy of={item} />
      </td>
    </tr>
  );
}

/** Time left while it waits for us; since when it stands there once it does not. */
function Clock({ of: { state, dueAt, changedAt } }: { of: QueuedWithdrawal }) {
  const now = use(NowContext);
  if (state !== "checks" || dueAt === null) return <Moment at={changedAt} />;
  const { words, tone } = readDueClock(dueAt, now);
  return (
    <time dateTime={dueAt} data-tone={tone}>
      {words}
    </time>
  );
}

function TakenBy({ of: { state, assignedTo, assignedToMe } }: { of: QueuedWithdrawal }) {
  if (state !== "checks" || assignedTo === null) return null;
  return (
    <span className={styles["Queue-soft"]}>
      {assignedToMe ? "Taken by you" : `Taken by ${assignedTo}`}
    </span>
  );
}
