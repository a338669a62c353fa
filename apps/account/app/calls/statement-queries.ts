import { skipToken, useInfiniteQuery, useQuery } from "@tanstack/react-query";

import { useLocale } from "../language/Words.context.tsx";
import { valueOf } from "./answers.ts";
import { client } from "./client.ts";
import { useSession } from "./safer-play-queries.ts";

export type MovementQuery = Omit<
  NonNullable<Parameters<typeof client.statements.transactions>[0]["query"]>,
  "after" | "language"
>;

/** A part after the other; the next one is asked for by the place where the last one ended. */
export function useMovements(query: MovementQuery) {
  const session = useSession();
  const language = useLocale();
  return useInfiniteQuery({
    queryKey: ["movements", session, language, query],
    queryFn: async ({ signal, pageParam }) => {
      const after = pageParam === "" ? {} : { after: pageParam };
      const asked = { params: { session }, query: { ...query, ...after, language }, signal };
      return valueOf(await client.statements.transactions(asked));
    },
    initialPageParam: "",
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: session !== "",
    placeholderData: (before) => before,
  });
}

export type PaymentsQuery = Omit<
  NonNullable<Parameters<typeof client.statements.payments>[0]["query"]>,
  "after" | "language"
>;

/** Without a question nothing is asked. */
export function usePayments(query: PaymentsQuery | undefined) {
  const session = useSession();
  const language = useLocale();
  return useInfiniteQuery({
    queryKey: ["payments", session, language, query],
    queryFn:
      query === undefined || session === ""
        ? skipToken
        : async ({ signal, pageParam }) => {
            const after = pageParam === "" ? {} : { after: pageParam };
            const asked = { params: { session }, query: { ...query, ...after, language }, signal };
            return valueOf(await client.statements.payments(asked));
          },
    initialPageParam: "",
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (before) => before,
  });
}

export function useReceipt(transaction: string) {
  const session = useSession();
  const language = useLocale();
  return useQuery({
    queryKey: ["receipt", session, language, transaction],
    queryFn: async ({ signal }) => {
      const params = { session, transaction };
      return valueOf(await client.statements.transaction({ params, query: { language }, signal }));
    },
    enabled: session !== "",
  });
}

export function useNetDeposits() {
  const session = useSession();
  return useQuery({
    queryKey: ["net-deposits", session],
    queryFn: async ({ signal }) =>
      valueOf(await client.statements.netDeposits({ params: { session }, signal })),
    enabled: session !== "",
  });
}
