import { classNames, ContainerRow } from "@croupier/ui";
import { href } from "react-router";

import { LiveGames } from "../casino/live/LiveGames.tsx";
import { LobbyTabs } from "../casino/LobbyTabs.tsx";
import lobbyStyles from "../casino/LobbyView.module.css";
import { loadLobby } from "../casino/load-casino.ts";
import { OwnGames } from "../casino/own/OwnGames.tsx";
import { useHydrated } from "../hydration.ts";
import { useSay } from "../language/Messages.context.tsx";
import type { PageHandle } from "../page-handle.ts";
import type { Route } from "./+types/my-games";
import styles from "./MyGames.module.css";
import { PlayedGames } from "./PlayedGames.tsx";
import { WaitingRail } from "./WaitingRail.tsx";

export const handle: PageHandle = { messages: ["content", "casino"] };

/** The frame of the lobby; what was played is this browser's and this player's to know. */
export async function loader({ context }: Route.LoaderArgs) {
  const { rails: _, blocks: __, grid: ___, ...lobby } = await loadLobby(context, href("/casino"));
  return lobby;
}

export default function MyGames({ loaderData: lobby }: Route.ComponentProps) {
  const say = useSay();
  const hydrated = useHydrated();
  return (
    <>
      <title>{say("content.myGames.title")}</title>
      <meta name="robots" content="noindex" />
      <ContainerRow className={lobbyStyles["LobbyView"]}>
        <h1>{say("content.myGames.title")}</h1>
        <LobbyTabs {...lobby} />
      </ContainerRow>
      <ContainerRow className={classNames(lobbyStyles["LobbyView-games"], styles["MyGames"])}>
        {hydrated ? <PlayedGames practice={lobby.practice} /> : <WaitingRail />}
      </ContainerRow>
      <LiveGames {...lobby} />
      <OwnGames fresh />
    </>
  );
}
