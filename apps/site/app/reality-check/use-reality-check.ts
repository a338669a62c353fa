import type { RealityCheck } from "@croupier/contracts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { playerClient } from "../calls/player-client.ts";
import { valueOf } from "../session/wallet-queries.ts";

/** An answer given in another tab, or another choice in the account, is learned within this time. */
const pollMs = 60_000;
const whileDueMs = 5_000;

/** What the server said, and when, so that only its clock is believed. */
type Heard = RealityCheck & { readonly heardAt: number };

/** The session as it stands now, second by second. */
export function useRealityCheck(session: string) {
  const queries = useQueryClient();
  const queryKey = ["reality-check", session];
  const tick = useTick();
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      hear(valueOf(await playerClient.saferPlay.realityCheck({ params: { session }, signal }))),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isDue(state.data, Date.now()) ? whileDueMs : pollMs,
  });
  const answer = useMutation({
    mutationFn: async () =>
      hear(valueOf(await playerClient.saferPlay.acknowledgeRealityCheck({ params: { session } }))),
    onSuccess: (check) => queries.setQueryData(queryKey, check),
  });
  return {
    check: data,
    secondsHere: data === undefined ? 0 : secondsHere(data, tick),
    isDue: data !== undefined && isDue(data, tick),
    answer: () => answer.mutateAsync(),
    isAnswering: answer.isPending,
    failed: answer.isError,
  };
}

export function secondsHere(check: Heard, at: number): number {
  const begun = Date.parse(check.now) - Date.parse(check.sessionStartedAt);
  return Math.max(0, Math.floor((begun + at - check.heardAt) / 1_000));
}

export function isDue(check: Heard, at: number): boolean {
  if (check.dueAt === null) return false;
  return Date.parse(check.now) + at - check.heardAt >= Date.parse(check.dueAt);
}

function hear(check: RealityCheck): Heard {
  return { ...check, heardAt: Date.now() };
}

function useTick(): number {
  const [at, setAt] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setAt(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return at;
}
