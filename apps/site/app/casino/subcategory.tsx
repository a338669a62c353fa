import { href } from "react-router";

import type { PageHandle } from "../page-handle.ts";
import type { Route } from "./+types/subcategory";
import { loadLobby } from "./load-casino.ts";
import { LobbyView } from "./LobbyView.tsx";

export { needsServer as shouldRevalidate } from "./grid/needs-server.ts";

export const handle: PageHandle = { messages: ["content", "casino"] };

/** A category below another, or all of a category (S2.30). */
export function loader({ context, params }: Route.LoaderArgs) {
  return loadLobby(context, href("/casino/:category/:subcategory", params));
}

export default function Subcategory({ loaderData }: Route.ComponentProps) {
  return <LobbyView key={loaderData.category} page={loaderData} />;
}
