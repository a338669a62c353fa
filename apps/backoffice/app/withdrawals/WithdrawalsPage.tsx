import { Button, TextInput, VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, Outlet, useMatch, useNavigate } from "react-router";
import { useDecision } from "../decisions/use-decision.ts";
import { Answer } from "../parts/Answer.tsx";
import { ChipLinks } from "../parts/ChipLinks.tsx";
import { Icon } from "../parts/Icon.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Page } from "../parts/Page.tsx";
import { Tag } from "../parts/Tag.tsx";
import { useQuestion } from "../parts/use-question.ts";
import { Waiting } from "../parts/Waiting.tsx";
import { mayMoveMoney } from "../treasury/may-move-money.ts";
import { tellAlone } from "./alone-words.ts";
import { QueueFigures } from "./QueueFigures.tsx";
import { QueueTable } from "./QueueTable.tsx";
import {
  queueFigures,
  queueParts,
  takeNext,
  withdrawalQueue,
  withdrawalsKey,
  type QueuePart,
} from "./withdrawal-calls.ts";
import styles from "./Withdrawals.module.css";

const partWords: Readonly<Record<QueuePart, string>> = {
  all: "All",
  mine: "Mine",
  two: "Two people",
  second: "Second yes",
  ready: "Ready",
  flagged: "Flagged",
  going: "On their way",
  over: "Over",
};

const emptyWords: Readonly<Record<QueuePart, string>> = {
  all: "What the rules cannot decide comes here to be looked at.",
  mine: "What you take stands here until it is decided.",
  two: "What is so large that two of us have to say yes comes here.",
  second: "A large one that a colleague approved comes here for another yes.",
  ready: "What only its size brought to us comes here.",
  flagged: "What the rules found something about comes here.",
  going: "What is approved or sent stands here until it arrives.",
  over: "What arrived, was rejected or came back stands here.",
};

/**
 * What waits for us, the longest waiting first, and beside it the case that is open; on a phone either takes
 * the page. What is asked for stands in the address.
 */
export function WithdrawalsPage() {
  const { search } = useQuestion();
  const part = queueParts.find((one) => one === search.get("show")) ?? "all";
  const find = search.get("find") ?? "";
  const open = useMatch("/withdrawals/:withdrawal")?.params.withdrawal;
  const query = useQuery(withdrawalQueue({ part, find }));
  const { data: may } = useQuery(mayMoveMoney);
  const late = query.data?.filter(({ isLate }) => isLate).length ?? 0;

  return (
    <div className={styles["Withdrawals"]} data-fills="window" data-open={open !== undefined}>
      <Page
        title="Withdrawals"
        state={
          <>
            <Alone />
            {late > 0 && <Tag tone="bad">{late} late</Tag>}
          </>
        }
        actions={
          <>
            <SearchField />
            <BackToQueue />
            {may === true && <TakeNext />}
          </>
        }
      >
        <QueueFigures />
        <div className={styles["Withdrawals-desk"]}>
          <div className={styles["Withdrawals-queue"]} data-stale={query.isPlaceholderData}>
            <Parts shown={part} find={find} />
            <Answer query={query} loading={<Waiting rows={6} what="the withdrawals" />}>
              {(items) =>
                items.length === 0 ? (
                  <NothingHere part={part} find={find} />
                ) : (
                  <QueueTable items={items} open={open} search={search.toString()} />
                )
              }
            </Answer>
          </div>
          <Outlet />
        </div>
      </Page>
    </div>
  );
}

/** What the rules may do without us; nothing until they were asked. */
function Alone() {
  const { data } = useQuery(queueFigures);
  if (data === undefined) return null;
  const { isOn, words, inFull } = tellAlone(data);
  return (
    <span className={styles["Withdrawals-alone"]} title={inFull}>
      <Tag tone={isOn ? "good" : "quiet"}>{words}</Tag>
      {inFull !== undefined && <VisuallyHidden>{inFull}</VisuallyHidden>}
    </span>
  );
}

function Parts({ shown, find }: { shown: QueuePart; find: string }) {
  const { data } = useQuery(queueFigures);
  const counts: Readonly<Partial<Record<QueuePart, number>>> = data?.waiting ?? {};
  return (
    <ChipLinks
      label="Withdrawals by part"
      links={queueParts.map((part) => ({
        label: partWords[part],
        count: counts[part],
        to: {
          search: new URLSearchParams({ show: part, ...(find === "" ? {} : { find }) }).toString(),
        },
        shown: part === shown,
      }))}
    />
  );
}

function NothingHere({ part, find }: { part: QueuePart; find: string }) {
  const { change } = useQuestion();
  if (find !== "") {
    return (
      <Notice
        icon="search"
        tone="quiet"
        title="Nothing found"
        action={{ label: "Show all of them", onClick: () => change("find", null) }}
      >
        {`Nothing in this part speaks of “${find}”.`}
      </Notice>
    );
  }
  return (
    <Notice icon="check" tone={part === "all" ? "good" : "quiet"} title="Nothing here">
      {emptyWords[part]}
    </Notice>
  );
}

function SearchField() {
  const { search, change } = useQuestion();
  const find = search.get("find") ?? "";
  return (
    <search className={styles["Withdrawals-search"]}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          change("find", String(new FormData(event.currentTarget).get("find")).trim());
        }}
      >
        <TextInput
          key={find}
          name="find"
          type="search"
          aria-label="Search the withdrawals"
          placeholder="Player, reference, method"
          leftSection={<Icon name="search" size={18} />}
          maxLength={80}
          autoComplete="off"
          defaultValue={find}
        />
      </form>
    </search>
  );
}

/** On a phone an open case has the way back in its place. */
function BackToQueue() {
  const { search } = useQuestion();
  return (
    <Button
      className={styles["Withdrawals-back"]}
      variant="default"
      component={Link}
      to={{ pathname: "/withdrawals", search: `?${search}` }}
      leftSection={<Icon name="back" size={16} />}
    >
      The queue
    </Button>
  );
}

function TakeNext() {
  const { search } = useQuestion();
  const go = useNavigate();
  const [isNothing, setIsNothing] = useState(false);
  const { decide, isDeciding } = useDecision<Awaited<ReturnType<typeof takeNext>>>({
    about: "The next withdrawal",
    to: "/withdrawals",
    changes: withdrawalsKey,
    stands: null,
    onDone({ taken }) {
      setIsNothing(taken === null);
      if (taken !== null) void go({ pathname: `/withdrawals/${taken.id}`, search: `?${search}` });
    },
  });
  return (
    <>
      <Button
        className={styles["Withdrawals-next"]}
        variant="default"
        loading={isDeciding}
        onClick={() => decide(takeNext)}
      >
        Take next case
      </Button>
      <output className={styles["Withdrawals-told"]}>
        {isNothing && "All that waits is taken."}
      </output>
    </>
  );
}
