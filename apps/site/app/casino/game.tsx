import { href } from "react-router";

import type { PageHandle } from "../page-handle.ts";
import type { Route } from "./+types/game";
import { GameView } from "./GameView.tsx";
import { loadCasino } from "./load-casino.ts";
import { LobbyView } from "./LobbyView.tsx";

export const handle: PageHandle = { messages: ["content", "casino"] };

/** A game (S2.19); or all of a category that stands below another. */
export function loader({ context, params }: Route.LoaderArgs) {
  return loadCasino(context, href("/casino/:category/:subcategory/:slug", params));
}

export default function Game({ loaderData: page }: Route.ComponentProps) {
  return page.kind === "lobby" ? (
    <LobbyView page={page} />
  ) : (
    <GameView key={page.gameId} {...page} />
  );
}
