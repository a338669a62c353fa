import { href, redirect, type RouterContextProvider } from "react-router";

import { pageFactsContext } from "../page-facts.ts";
import { detour } from "../sign-in/detour.ts";

/**
 * False where a login is required first and only the browser can go there: inside the app it alone knows
 * the fragment. A browser that asked for the page carries its fragment along.
 */
export function requirePlayer({
  context,
  request,
}: {
  context: Readonly<RouterContextProvider>;
  request: Request;
}): boolean {
  const facts = context.get(pageFactsContext);
  if (facts.audience("signedIn")) return true;
  const { pathname } = new URL(request.url);
  if (pathname.endsWith(".data")) return false;
  const query = String(facts.wholeQuery());
  throw redirect(detour(href("/login"), query === "" ? pathname : `${pathname}?${query}`));
}
