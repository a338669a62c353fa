import { useQuery, useQueryClient } from "@tanstack/react-query";

import { valueOf } from "../calls/answers.ts";
import { client } from "../calls/client.ts";
import { playerQuery } from "../calls/player-queries.ts";
import { useSession } from "../calls/safer-play-queries.ts";

export function useLinkedAccounts() {
  const session = useSession();
  return useQuery({
    queryKey: ["linked-accounts", session],
    queryFn: async ({ signal }) =>
      valueOf(await client.linkedAccounts.list({ params: { session }, signal })).items,
    enabled: session !== "",
  });
}

/** After one came or went: the ways out change with it. */
export function useAccountsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ["linked-accounts"] }),
      queries.invalidateQueries({ queryKey: ["withdrawal-offer"] }),
      queries.invalidateQueries({ queryKey: playerQuery.queryKey }),
    ]);
  };
}
