import { queryOptions, useQuery } from "@tanstack/react-query";

import { valueOf } from "../calls/answers.ts";
import { client } from "../calls/client.ts";
import { usePlayer } from "../calls/player-queries.ts";

export const ownSessionsQuery = (session: string) =>
  queryOptions({
    queryKey: ["own-sessions", session],
    queryFn: async ({ signal }) =>
      valueOf(await client.account.sessions({ params: { session }, signal })),
  });

export function useOwnSessions() {
  const { data: player } = usePlayer();
  return useQuery({ ...ownSessionsQuery(player?.id ?? ""), enabled: player !== undefined });
}
