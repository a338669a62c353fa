import { useDeferredValue, useState } from "react";

import { CashierPage } from "../cashier/CashierPage.tsx";
import { BalanceChart } from "../overview/BalanceChart.tsx";
import { queryOf, type HistoryFilter } from "./history-filter.ts";
import { HistoryFilters } from "./HistoryFilters.tsx";
import { MovementList } from "./MovementList.tsx";
import { NetDeposits } from "./NetDeposits.tsx";
import { StatementLinks } from "./StatementLinks.tsx";

const atFirst: HistoryFilter = {
  period: "quarter",
  group: undefined,
  product: undefined,
  search: "",
};

/** Everything that moved the player's money, and what it came to. */
export function HistoryPage() {
  const [filter, setFilter] = useState(atFirst);
  // A period ends where it was chosen: the list does not slide while it is read.
  const [now] = useState(() => Date.now());
  // Typing goes on while the list follows.
  const query = queryOf(useDeferredValue(filter), now);
  return (
    <CashierPage>
      <HistoryFilters filter={filter} onChange={setFilter} />
      <MovementList query={query} />
      <StatementLinks query={query} />
      <NetDeposits />
      <BalanceChart />
    </CashierPage>
  );
}
