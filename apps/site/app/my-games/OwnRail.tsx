import type { ShownGame } from "@croupier/contracts";
import { Rail } from "@croupier/ui";
import { href } from "react-router";

import { LobbyCard } from "../casino/cards/LobbyCard.tsx";
import { useTellCard } from "../casino/cards/use-tell-card.ts";
import { useSay } from "../language/Messages.context.tsx";

export interface OwnRailProps {
  readonly title: string;
  readonly games: readonly ShownGame[];
  readonly practice: boolean;
  /** Where the rest of them is; otherwise the way to all games of the house. */
  readonly all?: { readonly label: string; readonly href: string };
}

/** Games of one player side by side; without any there is no rail. */
export function OwnRail({ title, games, practice, all }: OwnRailProps) {
  const say = useSay();
  const tell = useTellCard(games, games.length);
  if (games.length === 0) return null;
  return (
    <Rail
      title={title}
      words={{ back: say("content.rail.back"), on: say("content.rail.on") }}
      all={
        all ?? {
          label: say("casino.tab.all"),
          href: href("/casino/:category", { category: "all" }),
        }
      }
      items={games.map((game, place) => ({
        id: game.id,
        card: <LobbyCard game={game} practice={practice} onOpen={() => tell(place)} />,
      }))}
    />
  );
}
