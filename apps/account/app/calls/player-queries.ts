import { queryOptions, useQuery } from "@tanstack/react-query";

import { valueOf } from "./answers.ts";
import { client } from "./client.ts";

/** How often the balance and the statuses are asked for while they are on screen (S9.1). */
export const pollMs = 30_000;

export const playerQuery = queryOptions({
  queryKey: ["player"],
  queryFn: async ({ signal }) => valueOf(await client.identity.whoAmI({ signal })),
});

export function usePlayer() {
  return useQuery(playerQuery);
}

export function useBalances(playerId: string | undefined) {
  return useQuery({
    queryKey: ["balances", playerId],
    queryFn: async ({ signal }) =>
      valueOf(await client.wallet.balances({ params: { session: playerId ?? "" }, signal })),
    enabled: playerId !== undefined,
    refetchInterval: pollMs,
  });
}
