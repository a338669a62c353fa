import type { OwnDocument } from "@croupier/contracts";
import { useQuery } from "@tanstack/react-query";

import { valueOf } from "../calls/answers.ts";
import { client } from "../calls/client.ts";
import { pollMs, usePlayer } from "../calls/player-queries.ts";

export function useDocuments() {
  const { data: player } = usePlayer();
  const session = player?.id ?? "";
  return useQuery({
    queryKey: ["documents", session],
    queryFn: async ({ signal }) =>
      valueOf(await client.documents.list({ params: { session }, signal })).items,
    enabled: player !== undefined,
    refetchInterval: pollMs,
  });
}

/** How everything stands that was asked of the player; undefined until it is known. */
export function useDocumentStatuses(): readonly OwnDocument["status"][] | undefined {
  return useDocuments().data?.map(({ status }) => status);
}
