import { Alert, Button, Panel, Skeleton } from "@croupier/ui";
import { useEffect, useRef } from "react";

import { useSay } from "../language/Words.context.tsx";
import styles from "./History.module.css";

/** As much of a list that comes part by part as is needed to wait for it, or to ask for more. */
export interface ListByPart {
  readonly error: Error | null;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
  readonly refetch: () => Promise<unknown>;
}

/** Until the first part is there, or is known not to come. */
export function ListAwaited({ list }: { readonly list: ListByPart }) {
  const say = useSay();
  if (list.error !== null) {
    return (
      <Alert
        tone="bad"
        title={say("history.failed")}
        action={<Button onClick={() => void list.refetch()}>{say("frame.again")}</Button>}
      />
    );
  }
  return (
    <Panel aria-busy="true">
      <Skeleton shape="block" blockSize="420px" />
    </Panel>
  );
}

/** The next part: pressed by hand, or by coming into view. */
export function More({ list }: { readonly list: ListByPart }) {
  const say = useSay();
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage: busy, isFetchNextPageError, fetchNextPage } = list;
  // What failed is asked for again by hand alone.
  const byItself = hasNextPage && !busy && !isFetchNextPageError;
  // What is in view is known to the browser alone.
  useEffect(() => {
    if (!byItself || end.current === null) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) void fetchNextPage();
      },
      { rootMargin: "200px" },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [byItself, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <div ref={end} className={styles["History-more"]}>
      <Button busy={busy} onClick={() => void fetchNextPage()}>
        {say("history.more")}
      </Button>
    </div>
  );
}
