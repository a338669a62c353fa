import type { ShouldRevalidateFunctionArgs } from "react-router";

import { isNarrowing, readFilter } from "../filters/game-filter.ts";
import { isIndexKept } from "./kept-index.ts";

/** With the list of games at hand another filter is no question to the server, but no filter is. */
export function needsServer({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const staysHere =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  if (!staysHere || !isIndexKept()) return defaultShouldRevalidate;
  const filter = readFilter((key) => nextUrl.searchParams.get(key));
  return !isNarrowing(filter) && filter.sort === undefined;
}
