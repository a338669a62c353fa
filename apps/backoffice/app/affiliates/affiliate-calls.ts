import type { ListedAffiliate } from "@croupier/contracts";
import { queryOptions } from "@tanstack/react-query";
import { client, valueOf } from "../calls.ts";

const { operations } = client;

export const affiliatesKey = ["affiliates"] as const;

export const affiliates = (status: ListedAffiliate["status"]) =>
  queryOptions({
    queryKey: [...affiliatesKey, status],
    queryFn: async ({ signal }) =>
      valueOf(await operations.affiliateApplications({ signal, query: { status } })).items,
    refetchInterval: 30_000,
  });

export async function answerAffiliate(
  application: string,
  body: { readonly accepted: boolean; readonly reason?: string },
) {
  return valueOf(await operations.answerAffiliate({ params: { application }, body }));
}
