import type { PlayerMovement } from "@croupier/contracts";
import { Money } from "@croupier/ui";

import {
  useMovements,
  usePayments,
  type MovementQuery,
  type PaymentsQuery,
} from "../calls/statement-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { mergeByTime } from "./merge-by-time.ts";
import { PartLine, PartList } from "./PartList.tsx";
import { PaymentLine } from "./PaymentList.tsx";

export interface MovementListProps {
  readonly query: MovementQuery;
  /** Payments that moved nothing and belong among the movements; undefined where there are none of the kind. */
  readonly unmoved: PaymentsQuery | undefined;
}

/** Movements of the player's money, each with the balance after it, and payments that moved nothing. */
export function MovementList({ query, unmoved }: MovementListProps) {
  const say = useSay();
  const list = useMovementsAndUnmoved(query, unmoved);
  return (
    <PartList list={list} name={say("history.list")} empty={say("history.empty.text")}>
      {(item) =>
        "movement" in item ? (
          <PaymentLine key={item.id} payment={item} />
        ) : (
          <MovementLine key={item.id} movement={item} />
        )
      }
    </PartList>
  );
}

function useMovementsAndUnmoved(query: MovementQuery, unmoved: PaymentsQuery | undefined) {
  const movements = useMovements(query);
  const payments = usePayments(unmoved);
  const both = unmoved === undefined ? [movements] : [movements, payments];
  const isThere = both.every(({ data }) => data !== undefined);
  const ended = { items: [], hasMore: false };
  const items = mergeByTime(knownOf(movements), unmoved === undefined ? ended : knownOf(payments));
  return {
    data: isThere ? { pages: [{ items }] } : undefined,
    error: movements.error ?? (unmoved === undefined ? null : payments.error),
    hasNextPage: both.some(({ hasNextPage }) => hasNextPage),
    isFetchingNextPage: both.some(({ isFetchingNextPage }) => isFetchingNextPage),
    isFetchNextPageError: both.some(({ isFetchNextPageError }) => isFetchNextPageError),
    fetchNextPage: () =>
      Promise.all(both.flatMap((one) => (one.hasNextPage ? [one.fetchNextPage()] : []))),
    refetch: () => Promise.all(both.map((one) => one.refetch())),
  };
}

function knownOf<Item extends { readonly at: string }>({
  data,
  hasNextPage,
}: {
  readonly data: { readonly pages: readonly { readonly items: readonly Item[] }[] } | undefined;
  readonly hasNextPage: boolean;
}) {
  return { items: data?.pages.flatMap((page) => page.items) ?? [], hasMore: hasNextPage };
}

function MovementLine({ movement }: { readonly movement: PlayerMovement }) {
  const say = useSay();
  const { id, amount, change, current, currency } = movement;
  // Where nothing came or went, what was moved is shown without a sign.
  const isWithin = !/[1-9]/.test(change);
  return (
    <PartLine
      of={movement}
      to={`/account/cashier/history/${id}`}
      amount={
        <Money
          amount={isWithin ? amount : change}
          {...{ currency }}
          tone={isWithin ? "plain" : "inOut"}
        />
      }
      below={
        <>
          {say("history.balance")} <Money amount={current} currency={currency} />
        </>
      }
    />
  );
}
