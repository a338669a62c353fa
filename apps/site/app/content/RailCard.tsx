import type { GameOffer } from "@croupier/blocks/view";

import { LobbyCard, type LobbyCardProps } from "../casino/cards/LobbyCard.tsx";
import { LiveGames } from "../casino/live/LiveGames.tsx";
import { OwnGames } from "../casino/own/OwnGames.tsx";
import { WithMessages } from "../language/Messages.context.tsx";

const areas = ["casino"] as const;

/** A game in a rail of any page: the card of the lobby, with the words and the news it needs. */
export function RailCard({
  offer,
  ...card
}: Omit<LobbyCardProps, "practice"> & { readonly offer: GameOffer }) {
  return (
    <WithMessages areas={areas}>
      <LobbyCard {...card} practice={offer.practice} />
      <LiveGames {...offer} />
      <OwnGames />
    </WithMessages>
  );
}
