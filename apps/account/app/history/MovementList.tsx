import type { PlayerMovement } from "@croupier/contracts";
import { Alert, Button, EmptyState, Link, Money, Panel, Skeleton, Time } from "@croupier/ui";
import { useEffect, useRef } from "react";

import { useMovements, type MovementQuery } from "../calls/statement-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import styles from "./History.module.css";

/** Newest first; the next part comes when the end of this one is near. */
export function MovementList({ query }: { readonly query: MovementQuery }) {
  const say = useSay();
  const list = useMovements(query);
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list;
  if (error !== null && data === undefined) {
    return (
      <Alert
        tone="bad"
        title={say("history.failed")}
        action={<Button onClick={() => void refetch()}>{say("frame.again")}</Button>}
      />
    );
  }
  if (data === undefined) {
    return (
      <Panel aria-busy="true">
        <Skeleton shape="block" blockSize="420px" />
      </Panel>
    );
  }
  const movements = data.pages.flatMap(({ items }) => items);
  if (movements.length === 0 && !hasNextPage) {
    return (
      <Panel>
        <EmptyState title={say("history.empty.title")}>{say("history.empty.text")}</EmptyState>
      </Panel>
    );
  }
  return (
    <Panel>
      <ul className={styles["History-list"]} aria-label={say("history.list")}>
        {movements.map((movement) => (
          <MovementLine key={movement.id} movement={movement} />
        ))}
      </ul>
      {hasNextPage && (
        <More
          busy={isFetchingNextPage}
          // What failed is asked for again by hand alone.
          byItself={!list.isFetchNextPageError}
          onMore={() => void fetchNextPage()}
        />
      )}
    </Panel>
  );
}

function MovementLine({ movement }: { readonly movement: PlayerMovement }) {
  const say = useSay();
  const { id, sentence, at, amount, change, current, currency } = movement;
  // Where nothing came or went, what was moved is shown without a sign.
  const isWithin = !/[1-9]/.test(change);
  return (
    <li className={styles["History-line"]}>
      <Link href={`/account/cashier/history/${id}`} className={styles["History-what"]}>
        {sentence}
      </Link>
      <span className={styles["History-soft"]}>
        <Time at={at} />
      </span>
      <b className={styles["History-amount"]}>
        <Money
          amount={isWithin ? amount : change}
          {...{ currency }}
          tone={isWithin ? "plain" : "inOut"}
        />
      </b>
      <span className={styles["History-balance"]}>
        {say("history.balance")} <Money amount={current} currency={currency} />
      </span>
    </li>
  );
}

/** Pressed by hand, or by coming into view. */
function More({
  busy,
  byItself,
  onMore,
}: {
  readonly busy: boolean;
  readonly byItself: boolean;
  readonly onMore: () => void;
}) {
  const say = useSay();
  const end = useRef<HTMLDivElement>(null);
  // What is in view is known to the browser alone.
  useEffect(() => {
    if (busy || !byItself || end.current === null) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) onMore();
      },
      { rootMargin: "200px" },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [busy, byItself, onMore]);
  return (
    <div ref={end} className={styles["History-more"]}>
      <Button busy={busy} onClick={onMore}>
        {say("history.more")}
      </Button>
    </div>
  );
}
