import { useDeferredValue, useState } from "react";

import { CashierPage } from "../cashier/CashierPage.tsx";
import { usePlace } from "../navigation/Place.context.tsx";
import { BalanceChart } from "../overview/BalanceChart.tsx";
import {
  paymentsQueryOf,
  queryOf,
  readFilter,
  spellFilter,
  unmovedQueryOf,
  type HistoryFilter,
} from "./history-filter.ts";
import { HistoryFilters } from "./HistoryFilters.tsx";
import { MovementList } from "./MovementList.tsx";
import { NetDeposits } from "./NetDeposits.tsx";
import { PaymentList } from "./PaymentList.tsx";
import { StatementLinks } from "./StatementLinks.tsx";

/** Everything that moved the player's money, and what it came to. */
export function HistoryPage() {
  const { address, go } = usePlace();
  const [filter, setFilter] = useState(() => readFilter(address));
  // A period ends where it was chosen: the list does not slide while it is read.
  const [now] = useState(() => Date.now());
  // Typing goes on while the list follows.
  const asked = useDeferredValue(filter);
  const query = queryOf(asked, now);

  function keep(chosen: HistoryFilter) {
    if (spellFilter(chosen) !== address) go(spellFilter(chosen), { replace: true });
  }
  function change(chosen: HistoryFilter) {
    setFilter(chosen);
    // Words are kept in the address once they are typed: it does not move under the fingers.
    if (chosen.search === filter.search) keep(chosen);
  }

  return (
    <CashierPage>
      <HistoryFilters filter={filter} onChange={change} onTyped={() => keep(filter)} />
      {asked.status === undefined ? (
        <>
          <MovementList query={query} unmoved={unmovedQueryOf(asked, now)} />
          <StatementLinks query={query} />
        </>
      ) : (
        // A statement is of the books, which know no status.
        <PaymentList query={paymentsQueryOf(asked, now)} />
      )}
      <NetDeposits />
      <BalanceChart />
    </CashierPage>
  );
}
