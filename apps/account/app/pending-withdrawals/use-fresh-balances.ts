import type { PlayerWithdrawal } from "@croupier/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** Money that moved on has left one balance for another: what shows them asks again. */
export function useFreshBalances(withdrawals: readonly PlayerWithdrawal[] | undefined): void {
  const queries = useQueryClient();
  const seen = withdrawals?.map(({ id, state }) => `${id} ${state}`).join();
  useEffect(() => {
    if (seen === undefined) return;
    void queries.invalidateQueries({ queryKey: ["balances"] });
  }, [seen, queries]);
}
