import type { StaffDeposit } from "@croupier/contracts";
import { Select } from "@mantine/core";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { Answer } from "../parts/Answer.tsx";
import { Moment } from "../parts/Moment.tsx";
import { Notice } from "../parts/Notice.tsx";
import { OlderRows } from "../parts/OlderRows.tsx";
import { Page } from "../parts/Page.tsx";
import rows from "../parts/Rows.module.css";
import { Tag } from "../parts/Tag.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { Amount } from "./Amount.tsx";
import { mayMoveMoney } from "./may-move-money.ts";
import { depositStates, methodWords, plainly } from "./money-words.ts";
import { TakeTable } from "./TakeTable.tsx";
import { deposits } from "./treasury-calls.ts";
import styles from "./Treasury.module.css";

// The keys of a table of words are the words' own type.
const states = Object.keys(depositStates) as StaffDeposit["state"][];
const methods = Object.keys(methodWords) as StaffDeposit["method"][];

/** Everybody's deposits, the newest first. What is asked for stands in the address. */
export function DepositsPage() {
  const [search, setSearch] = useSearchParams();
  const state = states.find((one) => one === search.get("state"));
  const method = methods.find((one) => one === search.get("method"));
  const player = search.get("player") ?? undefined;
  const query = useInfiniteQuery(deposits({ state, method, player }));
  const { data: mayTake } = useQuery(mayMoveMoney);

  function change(name: string, value: string | null): void {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  }

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
        <Select
          aria-label="State"
          placeholder="Every state"
          clearable
          data={states.map((value) => ({ value, label: depositStates[value].word }))}
          value={state ?? null}
          onChange={(chosen) => change("state", chosen)}
        />
        <Select
          aria-label="Method"
          placeholder="Every method"
          clearable
          data={methods.map((value) => ({ value, label: methodWords[value] }))}
          value={method ?? null}
          onChange={(chosen) => change("method", chosen)}
        />
      </search>
      <Answer query={query} loading={<Waiting rows={8} what="the deposits" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          return items.length === 0 ? (
            <Notice
              icon="down"
              tone="quiet"
              title="No deposits"
              {...(search.size > 0
                ? { action: { label: "Clear the filters", onClick: () => setSearch({}) } }
                : {})}
            >
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
