import { data, redirect, type RouterContextProvider } from "react-router";

import { pageFactsContext } from "../page-facts.ts";
import { servicesContext, type ContentPage } from "../services.ts";

/** Content as well: a page of a kind that is always there. */
const notAvailable = "/not-available-region";

/** The page at an address as this visitor may see it; null, under 404, where there is none. */
export async function loadPage(context: Readonly<RouterContextProvider>, path: string) {
  const facts = context.get(pageFactsContext);
  const answer = await context.get(servicesContext).readPage({ path, visit: facts });
  switch (answer.outcome) {
    case "page":
      facts.declareCacheable();
      return data<ContentPage | null>(answer.page);
    case "moved":
      throw redirect(answer.to, answer.permanent ? 301 : 302);
    case "excluded":
      throw redirect(notAvailable, 302);
    case "absent":
      return data<ContentPage | null>(null, 404);
  }
}
