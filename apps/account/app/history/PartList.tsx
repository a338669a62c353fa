import { EmptyState, Link, Panel, Time } from "@croupier/ui";
import type { ReactNode } from "react";

import { useSay } from "../language/Words.context.tsx";
import styles from "./History.module.css";
import { ListAwaited, More, type ListByPart } from "./PartByPart.tsx";

/** Newest first; the next part comes when the end of this one is near. */
export function PartList<Item>({
  list,
  name,
  empty,
  above,
  children,
}: {
  readonly list: ListByPart & {
    readonly data: { readonly pages: readonly { readonly items: readonly Item[] }[] } | undefined;
  };
  readonly name: string;
  /** What is said where there is nothing. */
  readonly empty: string;
  readonly above?: ReactNode;
  readonly children: (item: Item) => ReactNode;
}) {
  const say = useSay();
  if (list.data === undefined) return <ListAwaited list={list} />;
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0 && !list.hasNextPage) {
    return (
      <Panel>
        <EmptyState title={say("history.empty.title")}>{empty}</EmptyState>
      </Panel>
    );
  }
  return (
    <Panel>
      {above}
      <ul className={styles["History-list"]} aria-label={name}>
        {items.map(children)}
      </ul>
      <More list={list} />
    </Panel>
  );
}

/** What it was, by which way and when; how much; and what stands below the amount. */
export function PartLine({
  of: { sentence, way, at },
  to,
  amount,
  below,
}: {
  readonly of: { readonly sentence: string; readonly way: string | null; readonly at: string };
  readonly to: string;
  readonly amount: ReactNode;
  readonly below: ReactNode;
}) {
  return (
    <li className={styles["History-line"]}>
      <Link href={to} className={styles["History-what"]}>
        {sentence}
      </Link>
      <span className={styles["History-soft"]}>
        {way !== null && <>{way} · </>}
        <Time at={at} />
      </span>
      <b className={styles["History-amount"]}>{amount}</b>
      <span className={styles["History-balance"]}>{below}</span>
    </li>
  );
}
