import { useQuery, useQueryClient } from "@tanstack/react-query";

import { valueOf } from "../calls/answers.ts";
import { client } from "../calls/client.ts";
import { useSession } from "../calls/safer-play-queries.ts";

/** Whoever waits for the other sees it soon. */
const waitingMs = 10_000;

export function useTransferTerms() {
  const session = useSession();
  return useQuery({
    queryKey: ["transfer-terms", session],
    queryFn: async ({ signal }) =>
      valueOf(await client.playerTransfers.terms({ params: { session }, signal })),
    enabled: session !== "",
  });
}

export function useTransfers() {
  const session = useSession();
  return useQuery({
    queryKey: ["transfers", session],
    queryFn: async ({ signal }) =>
      valueOf(await client.playerTransfers.list({ params: { session }, signal })).items,
    enabled: session !== "",
    refetchInterval: waitingMs,
  });
}

/** After money moved: what may be sent, what went, and the balances. */
export function useTransfersMoved(): () => Promise<void> {
  const queries = useQueryClient();
  const stale = ["transfer-terms", "transfers", "balances", "withdrawal-offer"];
  return async () => {
    await Promise.all(stale.map((key) => queries.invalidateQueries({ queryKey: [key] })));
  };
}
