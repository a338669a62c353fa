import { data, redirect, type RouterContextProvider } from "react-router";

import { pageFactsContext } from "../page-facts.ts";
import { servicesContext, type ContentPage } from "../services.ts";

type Context = Readonly<RouterContextProvider>;

/** Content as well: pages of a kind that is always there. */
const notAvailable = "/not-available-region";
const errorPages = { 404: "/error/not-found", 500: "/error/internal-server" } as const;

/** The page at an address as this visitor may see it; where there is none, that is the answer. */
export async function loadPage(context: Context, path: string): Promise<ContentPage> {
  const page = await findPage(context, path);
  if (page === undefined) throw await answerWithError(context, 404);
  return page;
}

export async function findPage(context: Context, path: string): Promise<ContentPage | undefined> {
  const facts = context.get(pageFactsContext);
  const answer = await context.get(servicesContext).readPage({ path, visit: facts });
  switch (answer.outcome) {
    case "page":
      facts.declareCacheable();
      return answer.page;
    case "moved":
      throw redirect(answer.to, answer.permanent ? 301 : 302);
    case "excluded":
      throw redirect(notAvailable, 302);
    case "absent":
      return undefined;
  }
}

/** To be thrown: the boundary around the page draws it, in the words of editors if there are any. */
export async function answerWithError(context: Context, status: keyof typeof errorPages) {
  return data<ContentPage | null>(await readErrorPage(context, status), status);
}

export async function readErrorPage(
  context: Context,
  status: keyof typeof errorPages,
): Promise<ContentPage | null> {
  const visit = context.get(pageFactsContext);
  const answer = await context.get(servicesContext).readPage({ path: errorPages[status], visit });
  return answer.outcome === "page" ? answer.page : null;
}
