import type { PlayerMovement } from "@croupier/contracts";
import { EmptyState, Link, Money, Panel, Time } from "@croupier/ui";

import { useMovements, type MovementQuery } from "../calls/statement-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import styles from "./History.module.css";
import { ListAwaited, More } from "./PartByPart.tsx";

/** Newest first; the next part comes when the end of this one is near. */
export function MovementList({ query }: { readonly query: MovementQuery }) {
  const say = useSay();
  const list = useMovements(query);
  const { data } = list;
  if (data === undefined) return <ListAwaited list={list} />;
  const movements = data.pages.flatMap(({ items }) => items);
  if (movements.length === 0 && !list.hasNextPage) {
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
      <More list={list} />
    </Panel>
  );
}

function MovementLine({ movement }: { readonly movement: PlayerMovement }) {
  const say = useSay();
  const { id, sentence, way, at, amount, change, current, currency } = movement;
  // Where nothing came or went, what was moved is shown without a sign.
  const isWithin = !/[1-9]/.test(change);
  return (
    <li className={styles["History-line"]}>
      <Link href={`/account/cashier/history/${id}`} className={styles["History-what"]}>
        {sentence}
      </Link>
      <span className={styles["History-soft"]}>
        {way !== null && <>{way} · </>}
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
