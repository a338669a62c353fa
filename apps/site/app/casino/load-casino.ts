import { redirect, type RouterContextProvider } from "react-router";

import { answerWithError } from "../content/load-page.ts";
import { pageFactsContext } from "../page-facts.ts";
import { servicesContext } from "../services.ts";
import type { GamePage, LobbyPage } from "./casino-page.ts";
import { readFilter } from "./filters/game-filter.ts";

/** What stands at an address of the casino, as this visitor may see it. */
export async function loadCasino(
  context: Readonly<RouterContextProvider>,
  path: string,
): Promise<LobbyPage | GamePage> {
  const facts = context.get(pageFactsContext);
  const answer = await context.get(servicesContext).readCasino({
    path,
    filter: () => readFilter((key) => facts.query(key)),
    visit: facts,
  });
  switch (answer.outcome) {
    case "page":
      facts.declareCacheable();
      return answer.page;
    case "moved":
      throw redirect(answer.to, answer.permanent ? 301 : 302);
    case "excluded":
      throw redirect("/not-available-region", 302);
    case "absent":
      throw await answerWithError(context, 404);
  }
}

/** The same for an address that is never a game's. */
export async function loadLobby(
  context: Readonly<RouterContextProvider>,
  path: string,
): Promise<LobbyPage> {
  const page = await loadCasino(context, path);
  if (page.kind !== "lobby") throw await answerWithError(context, 404);
  return page;
}
