import { skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import type { PlayerWithdrawal } from "@croupier/contracts";
import { valueOf } from "./answers.ts";
import { askForMethodGroups } from "./ask-for-method-groups.ts";
import { client } from "./client.ts";
import { usePlayer } from "./player-queries.ts";
import { useSession } from "./safer-play-queries.ts";

/** Whoever waits for money looks often; whoever has it seldom. */
const waitingMs = 3_000;
const restingMs = 30_000;

/** Somebody still has something to do about it. */
export function isUnderWay({ nextActor }: Pick<PlayerWithdrawal, "nextActor">): boolean {
  return nextActor !== null;
}

export function useWithdrawalOffer() {
  const session = useSession();
  return useQuery({
    queryKey: ["withdrawal-offer", session],
    queryFn: async ({ signal }) =>
      valueOf(await client.withdrawals.methods({ params: { session }, signal })),
    enabled: session !== "",
  });
}

/** The player's last withdrawals, looked at for as long as one of them may still change. */
export function useWithdrawals() {
  const session = useSession();
  return useQuery({
    queryKey: ["withdrawals", session],
    queryFn: async ({ signal }) =>
      valueOf(await client.withdrawals.list({ params: { session }, signal })).items,
    enabled: session !== "",
    refetchInterval: ({ state: { data } }) => (data?.some(isUnderWay) ? waitingMs : restingMs),
  });
}

/** The groups of ways out for this player, asked for once the currency is known. */
export function useMethodGroups({
  brand,
  channel,
}: {
  readonly brand: string;
  readonly channel: "WEB" | "MOBILE";
}) {
  const { data: player } = usePlayer();
  const session = player?.id ?? "";
  const { data: info } = useQuery({
    queryKey: ["payments-profile", session],
    queryFn: async ({ signal }) =>
      valueOf(await client.payments.profileInfo({ params: { session }, signal })),
    enabled: session !== "",
  });
  const query = askForMethodGroups({ player, info, brand, channel });
  return useQuery({
    queryKey: ["method-groups", session, query],
    queryFn:
      query === undefined
        ? skipToken
        : async ({ signal }) => valueOf(await client.payments.methodGroups({ query, signal })),
  });
}

export interface WantedWithdrawal {
  /** Made at the press, so that a press that was answered by silence can be repeated. */
  readonly key: string;
  readonly method: PlayerWithdrawal["method"];
  readonly amount: string;
  readonly currency: string;
  readonly destination: string | undefined;
}

/** Answers as the server does: a proof that is missing is asked for, and the call made again. */
export async function requestWithdrawal(session: string, { key, ...wanted }: WantedWithdrawal) {
  const { destination, ...body } = wanted;
  return client.withdrawals.request({
    params: { session },
    headers: { "idempotency-key": key },
    body: destination === undefined ? body : { ...body, destination },
  });
}

export function useCancelWithdrawal() {
  const session = useSession();
  const moneyMoved = useMoneyMoved();
  return useMutation({
    mutationFn: async (withdrawal: string) =>
      valueOf(await client.withdrawals.cancel({ params: { session, withdrawal } })),
    // Whatever was answered: what is shown of it is not so any more.
    onSettled: moneyMoved,
  });
}

/** Everything that shows what is there, what is on its way and what may leave asks again. */
export function useMoneyMoved(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    const stale = ["balances", "standing", "withdrawals", "withdrawal-offer"];
    await Promise.all(stale.map((key) => queries.invalidateQueries({ queryKey: [key] })));
  };
}
