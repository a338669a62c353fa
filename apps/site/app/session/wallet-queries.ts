import type { Balance, SignedIn } from "@croupier/contracts";
import { queryOptions, useQuery } from "@tanstack/react-query";

import { client } from "../calls/client.ts";

/** How often the balance is asked for when nothing pushed it (S9.1). */
const balancePollMs = 30_000;

export const playerKey = ["player"] as const;
export const balancesKey = ["balances"] as const;
export const standingKey = ["standing"] as const;

/** The session is over. Not an error to show: the page turns into that of a visitor. */
export class SessionEnded extends Error {
  override readonly name = "SessionEnded";
}

export function usePlayer() {
  return useQuery({
    queryKey: playerKey,
    queryFn: async ({ signal }): Promise<SignedIn> =>
      valueOf(await client.identity.whoAmI({ signal })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: worthRetrying,
  });
}

export function useBalances(playerId: string | undefined) {
  return useQuery(balancesQuery(playerId));
}

export function balancesQuery(playerId: string | undefined) {
  return queryOptions({
    queryKey: [...balancesKey, playerId],
    queryFn: async ({ signal }): Promise<Balance[]> =>
      valueOf(await client.wallet.balances({ params: { session: playerId ?? "" }, signal })),
    enabled: playerId !== undefined,
    refetchInterval: balancePollMs,
    retry: worthRetrying,
  });
}

type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly status: number };

/** The value of an answer; everything else is thrown. */
export function valueOf<Value>(answer: Answer<Value>): Value {
  if (answer.ok) return answer.value;
  if (answer.status === 401) throw new SessionEnded("The session has ended");
  throw new Error(`The server answered ${answer.status}`);
}

function worthRetrying(failures: number, error: Error): boolean {
  return failures < 3 && !(error instanceof SessionEnded);
}
