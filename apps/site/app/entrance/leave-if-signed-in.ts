import { href, redirect, type RouterContextProvider } from "react-router";

import { sameOriginPath } from "../navigation/same-origin-path.ts";
import { pageFactsContext } from "../page-facts.ts";

/** Who is already in has no business at the entrance and goes on to where they wanted. */
export function leaveIfSignedIn(context: Readonly<RouterContextProvider>): void {
  const facts = context.get(pageFactsContext);
  if (!facts.audience("signedIn")) return;
  // A redirect is never cached, so the page does not come to depend on this parameter.
  throw redirect(sameOriginPath(facts.query("destination")) ?? href("/"));
}
