import { queryOptions } from "@tanstack/react-query";
import { client, valueOf } from "../calls.ts";

const { providerDesk } = client;

export const providersKey = ["providers"] as const;

const readProviders = async (signal: AbortSignal) => valueOf(await providerDesk.list({ signal }));

export type TroubleRule = Awaited<ReturnType<typeof readProviders>>["rule"];

export const providers = queryOptions({
  queryKey: providersKey,
  queryFn: ({ signal }) => readProviders(signal),
  refetchInterval: 15_000,
});

export async function setSwitch({
  provider,
  ...body
}: {
  readonly provider: string;
  readonly open: boolean;
  readonly reason: string;
}) {
  return valueOf(await providerDesk.setSwitch({ params: { provider }, body }));
}
