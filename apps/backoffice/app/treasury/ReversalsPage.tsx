import type { StaffReversal } from "@croupier/contracts";
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
import { amountInWords } from "./Amount.tsx";
import { Filter } from "./Filter.tsx";
import { mayTakeTables } from "./may-move-money.ts";
import {
  depositStates,
  methodWords,
  plainly,
  reversalKinds,
  reversalStates,
  wordsOf,
} from "./money-words.ts";
import { RefundList } from "./RefundList.tsx";
import { TakeTable } from "./TakeTable.tsx";
import { refunds, reversals } from "./treasury-calls.ts";
import styles from "./Treasury.module.css";

// The keys of a table of words are the words' own type.
const kinds = Object.keys(reversalKinds) as StaffReversal["kind"][];
const states = Object.keys(reversalStates) as StaffReversal["state"][];
const stateWords = wordsOf(reversalStates);

/** Money of deposits that went back, and refunds that wait. What is asked for stands in the address. */
export function ReversalsPage() {
  const { search, clearing } = useQuestion();
  const kind = kinds.find((one) => one === search.get("kind"));
  const state = states.find((one) => one === search.get("state"));
  const player = search.get("player") ?? undefined;
  const query = useInfiniteQuery(reversals({ kind, state, player }));
  const { data: mayTake } = useQuery(mayTakeTables);

  return (
    <Page
      title="Reversals"
      actions={
        mayTake === true && (
          <TakeTable
            wish={{
              table: "reversals",
              ...(kind === undefined ? {} : { kind }),
              ...(state === undefined ? {} : { state }),
              ...(player === undefined ? {} : { player }),
            }}
          />
        )
      }
    >
      <WaitingRefunds />
      <search className={styles["Treasury-search"]}>
        <Filter name="kind" label="Kind" every="Every kind" words={reversalKinds} />
        <Filter name="state" label="State" every="Every state" words={stateWords} />
      </search>
      <Answer query={query} loading={<Waiting rows={6} what="the reversals" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          return items.length === 0 ? (
            <Notice icon="undo" tone="quiet" title="Nothing went back" {...clearing}>
              Deposits that staff send back, and those taken back by whoever paid, stand here.
            </Notice>
          ) : (
            <ul className={rows["Rows"]} aria-label="Reversals">
              {items.map((item) => (
                <Row key={item.id} item={item} />
              ))}
            </ul>
          );
        }}
      </Answer>
      <OlderRows of={query} what="reversals" />
    </Page>
  );
}

function WaitingRefunds() {
  const { data } = useQuery(refunds({ state: "waiting" }));
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-label="Waiting for a colleague">
      <h2 className={styles["Treasury-listed"]}>Waiting for a colleague</h2>
      <RefundList items={data} />
    </section>
  );
}

function Row({ item }: { item: StaffReversal }) {
  const { word, tone } = reversalStates[item.state];
  const sum = (amount: string) => amountInWords(amount, item.currency);
  return (
    <li className={rows["Rows-one"]}>
      <Link className={rows["Rows-name"] ?? ""} to={`/deposits/${item.depositId}`}>
        {`${reversalKinds[item.kind]} of a deposit by ${methodWords[item.method].toLowerCase()}`}
      </Link>
      <span>
        {`${sum(item.taken)} taken`}
        {!isNothing(item.owed) && `, ${sum(item.owed)} was not there and owed`}
        {!isNothing(item.fee) && `, fee of ${sum(item.fee)} given back`}
        {item.state === "lifted" && ", all given back to the player"}
      </span>
      <span className={rows["Rows-facts"]}>
        <Link to={`/players/${item.playerId}`}>
          {item.firstName} {item.lastName}
        </Link>
        {`, deposit ${depositStates[item.depositState].word.toLowerCase()}, ${plainly(item.provider)} calls it ${item.providerReference}, `}
        <Moment at={item.recordedAt} />
      </span>
      <span className={rows["Rows-tags"]}>
        {!isNothing(item.stillOwed) && <Tag tone="bad">{`Owes ${sum(item.stillOwed)} now`}</Tag>}
        <Tag tone={tone}>{word}</Tag>
      </span>
    </li>
  );
}

const isNothing = (amount: string): boolean => /^-?0*(\.0*)?$/.test(amount);
