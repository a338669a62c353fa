import { useRouteLoaderData } from "react-router";

import { brandOf, type Brand } from "./brand/brands.ts";
import type { loader } from "./root.tsx";

export type Site = Awaited<ReturnType<typeof loader>>;

/** What the root read about brand, languages and menus; undefined only when that reading failed. */
export function useSite(): Site | undefined {
  return useRouteLoaderData<typeof loader>("root");
}

export function useBrand(): Brand {
  return brandOf(useSite()?.brandCode ?? "");
}
