import { addressesOf } from "@croupier/blocks/view";
import type { ShownGame } from "@croupier/contracts";
import type { CardHover } from "@croupier/contracts/game-words";
import { DrawnOnce, GameCard, JackpotChip, type GameCardSize } from "@croupier/ui";

import { useLocale, useSay } from "../../language/Messages.context.tsx";
import { isOwnPage } from "../../navigation/own-pages.ts";
import { useSite } from "../../site.ts";
import { addressForMoney, addressInMode } from "../game-modes.ts";
import { useJackpot, useIsFree } from "../live/live-games.ts";
import { useIsUnfinished } from "../own/own-games.ts";
import { useKeep } from "../own/use-keep.ts";
import { GameBadge } from "./GameBadge.tsx";
import { percentText } from "./percent-text.ts";
import { shownBadge } from "./shown-badge.ts";

export interface LobbyCardProps {
  readonly game: ShownGame;
  /** Whether practice is offered to this onlooker (S4.2). */
  readonly practice: boolean;
  readonly eager?: boolean;
  readonly size?: GameCardSize;
  /** In a rail of wide cards; otherwise as the game itself says. */
  readonly media?: ShownGame["media"];
  readonly hoverBehaviour?: CardHover | undefined;
  readonly onOpen?: () => void;
}

const sizes = {
  tall: "(width >= 1200px) 156px, (width >= 769px) 164px, 31vw",
  other: "(width >= 1200px) 324px, 280px",
};

/** A game in the lobby, with what is known of it live. No server knows any of that. */
export function LobbyCard(props: LobbyCardProps) {
  const { onOpen: _does, ...shows } = props;
  return (
    <DrawnOnce of={shows}>
      <LiveCard {...props} />
    </DrawnOnce>
  );
}

function LiveCard(props: LobbyCardProps) {
  const { game, practice, eager = false, size, media, hoverBehaviour, onOpen } = props;
  const say = useSay();
  const locale = useLocale();
  const site = useSite();
  const jackpot = useJackpot(game.gameId);
  const isFree = useIsFree(game.gameId);
  const isUnfinished = useIsUnfinished(game.gameId);
  const keep = useKeep(game);
  const { gameId, title, linkUrl, cardImage, card_vertical_image, facts } = game;
  const shape = media ?? "tall";
  const upright = card_vertical_image && addressesOf(card_vertical_image);
  const wide = cardImage && addressesOf(cardImage);
  const art = (shape === "tall" ? upright : undefined) ?? wide ?? upright;
  const isOwn = isOwnPage(linkUrl, site?.ownPages ?? []);
  const badge = shownBadge(game.badge, isFree);

  return (
    <GameCard
      gameId={gameId}
      title={title}
      linkUrl={linkUrl}
      image={wide?.src ?? ""}
      {...(upright && { card_vertical_image: upright.src })}
      imageSet={art?.srcSet}
      imageSizes={sizes[shape]}
      eager={eager}
      dominant={(card_vertical_image ?? cardImage)?.colour}
      media={shape}
      {...(size && { size })}
      hoverBehaviour={hoverBehaviour}
      badge={badge && <GameBadge badge={badge} />}
      lettering={art === upright ? game.lettering : undefined}
      jackpot={jackpot && <JackpotChip {...jackpot} label={say("casino.jackpot")} />}
      facts={[
        { name: say("casino.rtp"), value: percentText(facts.returnToPlayer, locale) },
        { value: say(`casino.volatility.${facts.volatility}`) },
      ]}
      play={{
        label: say(isUnfinished ? "casino.continue" : "content.game.play"),
        url: addressForMoney(linkUrl, { signedIn: site?.signedIn ?? false, isOwn }),
      }}
      practice={
        practice
          ? {
              label: say("content.game.practice"),
              url: addressInMode(linkUrl, "practice", isOwn),
            }
          : undefined
      }
      keep={keep}
      onOpen={onOpen}
    />
  );
}
