import type { SiteSettings, SwitchedProduct } from "@croupier/contracts";
import { queryOptions } from "@tanstack/react-query";
import { client, valueOf } from "../calls.ts";

const { operations } = client;

/** An operator's act raises the brand's revision, so all that was asked about brands is stale. */
export const operationsKey = ["operations"] as const;

export const brands = queryOptions({
  queryKey: [...operationsKey, "brands"],
  queryFn: async ({ signal }) => valueOf(await operations.brands({ signal })).items,
});

export const siteConfiguration = (brandCode: string) =>
  queryOptions({
    queryKey: [...operationsKey, "site-configuration", brandCode],
    queryFn: async ({ signal }) =>
      valueOf(await operations.siteConfiguration({ signal, params: { brandCode } })),
    // What somebody is changing must not change under the hands.
    staleTime: Infinity,
  });

export const switches = (brandCode: string) =>
  queryOptions({
    queryKey: [...operationsKey, "switches", brandCode],
    queryFn: async ({ signal }) =>
      valueOf(await operations.switches({ signal, params: { brandCode } })),
    refetchInterval: 15_000,
  });

export const maintenance = (brandCode: string) =>
  queryOptions({
    queryKey: [...operationsKey, "maintenance", brandCode],
    queryFn: async ({ signal }) =>
      valueOf(await operations.maintenance({ signal, params: { brandCode } })),
    refetchInterval: 15_000,
  });

export async function changeSiteConfiguration(change: {
  brandCode: string;
  basedOn: number;
  settings: SiteSettings;
}) {
  const { brandCode, ...body } = change;
  return valueOf(await operations.changeSiteConfiguration({ params: { brandCode }, body }));
}

export async function setSwitch(change: {
  brandCode: string;
  product: SwitchedProduct;
  open: boolean;
  reason: Record<string, string>;
}) {
  const { brandCode, product, ...body } = change;
  return valueOf(await operations.setSwitch({ params: { brandCode, product }, body }));
}

export type NewPlan = {
  readonly announcedAt: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly texts: Record<string, string>;
};

export async function planMaintenance({ brandCode, ...body }: NewPlan & { brandCode: string }) {
  return valueOf(await operations.planMaintenance({ params: { brandCode }, body }));
}

export async function cancelMaintenance(params: { brandCode: string; maintenance: string }) {
  valueOf(await operations.cancelMaintenance({ params }));
}
