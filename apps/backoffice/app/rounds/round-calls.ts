import type { FoundRoundView } from "@croupier/contracts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { client, valueOf } from "../calls.ts";

const { gameDesk } = client;
const roundsKey = ["rounds"] as const;

export type RoundQuestion = {
  readonly player?: string | undefined;
  readonly game?: string | undefined;
  readonly state?: FoundRoundView["state"] | undefined;
  readonly currency?: FoundRoundView["currency"] | undefined;
  readonly stakedMin?: string | undefined;
  readonly paidMin?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
};

export const rounds = (question: RoundQuestion) =>
  infiniteQueryOptions({
    queryKey: [...roundsKey, "found", question],
    queryFn: async ({ signal, pageParam }) =>
      valueOf(await gameDesk.rounds({ signal, query: { ...question, before: pageParam } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

export const oneRound = (round: string) =>
  queryOptions({
    queryKey: [...roundsKey, "one", round],
    queryFn: async ({ signal }) => valueOf(await gameDesk.round({ signal, params: { round } })),
    // What is over stays as it is.
    refetchInterval: ({ state }) => (state.data?.round.state === "open" ? 5_000 : false),
  });

export const playerSeeds = (player: string) =>
  queryOptions({
    queryKey: [...roundsKey, "seeds", player],
    queryFn: async ({ signal }) => valueOf(await gameDesk.seeds({ signal, params: { player } })),
  });
