import { href } from "react-router";

import type { PageHandle } from "../page-handle.ts";
import type { Route } from "./+types/lobby";
import { loadLobby } from "./load-casino.ts";
import { LobbyView } from "./LobbyView.tsx";

export { needsServer as shouldRevalidate } from "./grid/needs-server.ts";

export const handle: PageHandle = { messages: ["content", "casino"] };

export function loader({ context }: Route.LoaderArgs) {
  return loadLobby(context, href("/casino"));
}

export default function Lobby({ loaderData }: Route.ComponentProps) {
  return <LobbyView page={loaderData} />;
}
