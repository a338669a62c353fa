import type { FreeRoundGrantView } from "@croupier/contracts";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { client, valueOf } from "../calls.ts";

const { gameDesk } = client;

export const freeRoundsKey = ["free-rounds"] as const;

export type FreeRoundQuestion = {
  readonly player?: string | undefined;
  readonly game?: string | undefined;
  readonly state?: FreeRoundGrantView["state"] | undefined;
};

export const freeRounds = (question: FreeRoundQuestion) =>
  infiniteQueryOptions({
    queryKey: [...freeRoundsKey, question],
    queryFn: async ({ signal, pageParam }) =>
      valueOf(await gameDesk.freeRounds({ signal, query: { ...question, before: pageParam } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    refetchInterval: 30_000,
  });

export type GiveWish = Parameters<typeof gameDesk.giveFreeRounds>[0]["body"];

export async function giveFreeRounds(body: GiveWish) {
  return valueOf(await gameDesk.giveFreeRounds({ body }));
}

export type GrantPress = NonNullable<FreeRoundGrantView["press"]>;

export async function answerFreeRounds(
  press: string,
  body: { readonly answer: "approved" | "declined"; readonly note: string },
) {
  return valueOf(await gameDesk.answerFreeRounds({ params: { press }, body }));
}

export async function cancelFreeRounds(grant: string, reason: string): Promise<void> {
  valueOf(await gameDesk.cancelFreeRounds({ params: { grant }, body: { reason } }));
}
