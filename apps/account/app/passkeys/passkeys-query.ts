import { queryOptions, useQuery } from "@tanstack/react-query";

import { valueOf } from "../calls/answers.ts";
import { client } from "../calls/client.ts";
import { usePlayer } from "../calls/player-queries.ts";

export const passkeysQuery = (session: string) =>
  queryOptions({
    queryKey: ["passkeys", session],
    queryFn: async ({ signal }) =>
      valueOf(await client.signIn.passkeys({ params: { session }, signal })),
  });

export function usePasskeys() {
  const { data: player } = usePlayer();
  return useQuery({ ...passkeysQuery(player?.id ?? ""), enabled: player !== undefined });
}
