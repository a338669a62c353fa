import { useQuery } from "@tanstack/react-query";

import { useBridge } from "../bridge/Bridge.context.tsx";
import { valueOf } from "./answers.ts";
import { client } from "./client.ts";

/** What the operator switched on; it changes with a publication, not while somebody looks. */
export function useSiteConfiguration() {
  const { brandCode } = useBridge().page;
  return useQuery({
    queryKey: ["site-configuration", brandCode],
    queryFn: async ({ signal }) =>
      valueOf(await client.siteConfiguration.read({ params: { brandCode }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
