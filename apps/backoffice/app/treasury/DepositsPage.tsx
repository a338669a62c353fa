import type { StaffDeposit } from "@croupier/contracts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Answer } from "../parts/Answer.tsx";
import { Moment } from "../parts/Moment.tsx";
import { Notice } from "../parts/Notice.tsx";
import { OlderRows } from "../parts/OlderRows.tsx";
import { Page } from "../parts/Page.tsx";
import rows from "../parts/Rows.module.css";
import { Tag } from "../parts/Tag.tsx";
import { useQuestion } from "../parts/use-question.ts";
import { Waiting } from "../parts/Waiting.tsx";
import { Amount } from "./Amount.tsx";
import { Filter } from "./Filter.tsx";
import { mayTakeTables } from "./may-move-money.ts";
import { depositStates, methodWords, plainly, wordsOf } from "./money-words.ts";
import { TakeTable } from "./TakeTable.tsx";
import { deposits } from "./treasury-calls.ts";
import styles from "./Treasury.module.css";

// The keys of a table of words are the words' own type.
const states = Object.keys(depositStates) as StaffDeposit["state"][];
const methods = Object.keys(methodWords) as StaffDeposit["method"][];
const stateWords = wordsOf(depositStates);

/** Everybody's deposits, the newest first. What is asked for stands in the address. */
export function DepositsPage() {
  const { search, clearing } = useQuestion();
  const state = states.find((one) => one === search.get("state"));
  const method = methods.find((one) => one === search.get("method"));
  const player = search.get("player") ?? undefined;
  const query = useInfiniteQuery(deposits({ state, method, player }));
  const { data: mayTake } = useQuery(mayTakeTables);

  return (
    <Page
      title="Deposits"
      actions={
        mayTake === true && (
          <TakeTable
            wish={{
              table: "deposits",
              ...(state === undefined ? {} : { state }),
              ...(method === undefined ? {} : { method }),
              ...(player === undefined ? {} : { player }),
            }}
          />
        )
      }
    >
      <search className={styles["Treasury-search"]}>
        <Filter name="state" label="State" every="Every state" words={stateWords} />
        <Filter name="method" label="Method" every="Every method" words={methodWords} />
      </search>
      <Answer query={query} loading={<Waiting rows={8} what="the deposits" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          return items.length === 0 ? (
            <Notice icon="down" tone="quiet" title="No deposits" {...clearing}>
              What players begin to pay in stands here from the first press on.
            </Notice>
          ) : (
            <ul className={rows["Rows"]} aria-label="Deposits">
              {items.map((item) => (
                <Row key={item.id} item={item} />
              ))}
            </ul>
          );
        }}
      </Answer>
      <OlderRows of={query} what="deposits" />
    </Page>
  );
}

function Row({ item }: { item: StaffDeposit }) {
  const { word, tone } = depositStates[item.state];
  return (
    <li className={rows["Rows-one"]}>
      <Link className={rows["Rows-name"] ?? ""} to={`/deposits/${item.id}`}>
        <Amount of={item.amount} currency={item.currency} />
      </Link>
      <span className={rows["Rows-facts"]}>
        {item.firstName} {item.lastName}, {methodWords[item.method]} by {plainly(item.provider)},{" "}
        <Moment at={item.requestedAt} />
        {item.reason !== null && `. ${plainly(item.reason)}`}
      </span>
      <span className={rows["Rows-tags"]}>
        <Tag tone={tone}>{word}</Tag>
      </span>
    </li>
  );
}
