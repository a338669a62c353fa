import { href } from "react-router";

import type { PageHandle } from "../page-handle.ts";
import type { Route } from "./+types/category";
import { loadLobby } from "./load-casino.ts";
import { LobbyView } from "./LobbyView.tsx";

export { needsServer as shouldRevalidate } from "./grid/needs-server.ts";

export const handle: PageHandle = { messages: ["content", "casino"] };

/** A category, or all games. */
export function loader({ context, params }: Route.LoaderArgs) {
  return loadLobby(context, href("/casino/:category", params));
}

export default function Category({ loaderData }: Route.ComponentProps) {
  return <LobbyView key={loaderData.category} page={loaderData} />;
}
