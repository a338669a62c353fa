import { queryOptions, useQuery } from "@tanstack/react-query";

import { valueOf } from "../calls/answers.ts";
import { client } from "../calls/client.ts";
import { usePlayer } from "../calls/player-queries.ts";

export const profileQuery = (session: string) =>
  queryOptions({
    queryKey: ["profile", session],
    queryFn: async ({ signal }) =>
      valueOf(await client.account.profile({ params: { session }, signal })),
  });

export function useProfile() {
  const { data: player } = usePlayer();
  return useQuery({ ...profileQuery(player?.id ?? ""), enabled: player !== undefined });
}
