import type { BalancePeriod } from "@croupier/contracts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { valueOf } from "./answers.ts";
import { client } from "./client.ts";
import { usePlayer } from "./player-queries.ts";

export type ActivityPeriod = "day" | "week" | "month" | "year";

/** The id of the player in every path; empty until it is known, and nothing is asked until then. */
export function useSession(): string {
  return usePlayer().data?.id ?? "";
}

export function useLimits() {
  const session = useSession();
  return useQuery({
    queryKey: ["limits", session],
    queryFn: async ({ signal }) =>
      valueOf(await client.saferPlay.limits({ params: { session }, signal })),
    enabled: session !== "",
  });
}

export function useStanding() {
  const session = useSession();
  return useQuery({
    queryKey: ["standing", session],
    queryFn: async ({ signal }) =>
      valueOf(await client.saferPlay.standing({ params: { session }, signal })),
    enabled: session !== "",
  });
}

/** What the player owes after a charge was taken back; undefined: nothing, or not known yet. */
export function useOwed() {
  return useStanding().data?.owed ?? undefined;
}

export function useRealityCheck() {
  const session = useSession();
  return useQuery({
    queryKey: ["reality-check", session],
    queryFn: async ({ signal }) =>
      valueOf(await client.saferPlay.realityCheck({ params: { session }, signal })),
    enabled: session !== "",
  });
}

export function useActivity(period: ActivityPeriod) {
  const session = useSession();
  return useQuery({
    queryKey: ["activity", session, period],
    queryFn: async ({ signal }) =>
      valueOf(await client.saferPlay.activity({ params: { session }, query: { period }, signal })),
    enabled: session !== "",
    placeholderData: (before) => before,
  });
}

/** Each day of the period, for a file: it is asked for when it is wanted and not kept. */
export async function fetchEachDay(session: string, period: ActivityPeriod) {
  const asked = { params: { session }, query: { period, by: "day" } } as const;
  return valueOf(await client.saferPlay.activity(asked));
}

/** What a page that draws it begins with. */
export const usualBalancePeriod: BalancePeriod = "month";

/** What the player had, step by step up to now. */
export function useBalanceHistory(period: BalancePeriod = usualBalancePeriod) {
  const session = useSession();
  return useQuery({
    queryKey: ["balance-history", session, period],
    queryFn: async ({ signal }) => {
      const asked = { params: { session }, query: { period }, signal };
      return valueOf(await client.saferPlay.balanceHistory(asked));
    },
    enabled: session !== "",
    placeholderData: (before) => before,
  });
}

export type LimitAct =
  | {
      readonly act: "set";
      readonly kind: "deposit" | "loss" | "stake" | "session";
      readonly window: "day" | "week" | "month";
      readonly value: string | null;
    }
  | { readonly act: "confirm" | "withdraw"; readonly raise: string };

/** Every change answers with all limits as they are now. */
export function useLimitChange() {
  const session = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (act: LimitAct) => {
      if (act.act === "set") {
        const { kind, window, value } = act;
        const params = { session, kind, window };
        return valueOf(await client.saferPlay.setLimit({ params, body: { value } }));
      }
      const params = { session, raise: act.raise };
      return valueOf(
        act.act === "confirm"
          ? await client.saferPlay.confirmRaise({ params })
          : await client.saferPlay.withdrawRaise({ params }),
      );
    },
    onSuccess: (limits) => queries.setQueryData(["limits", session], limits),
  });
}
