import { Badge, GameCard, type GameCardProps, Rail } from "@croupier/ui";
import { addressesOf } from "../picture/picture.ts";
import { useBlocksSite } from "../registry/site.context.ts";
import { locateCard } from "./locate-card.ts";
import type { GameCardData, GameRailData } from "./resolved.ts";
import type { GameRailProps } from "./schema.ts";

export function GameRailView({
  title,
  shape,
  hover,
  link,
  linkText,
  resolved: { games, offer },
}: GameRailProps & { resolved: GameRailData }) {
  const { words, onGame, GameCard: OwnCard } = useBlocksSite();
  if (games.length === 0) return null;
  const media = shape === "tall" ? "tall" : "other";

  function tellOpened(game: GameCardData, place: number) {
    onGame?.({ game, ...locateCard(games, { place, columns: games.length }) });
  }

  const items = games.map(({ facts, ...game }, place) => {
    const onOpen = () => tellOpened(game, place);
    const card =
      OwnCard !== undefined && facts !== undefined && offer !== undefined ? (
        <OwnCard game={{ ...game, facts }} {...{ media, offer, onOpen }} hoverBehaviour={hover} />
      ) : (
        <PlainCard {...{ game, media, onOpen }} hoverBehaviour={hover} />
      );
    return { id: game.id, card };
  });
  return (
    <Rail
      title={title}
      media={shape}
      words={words.rail}
      items={items}
      {...(link && linkText && { all: { label: linkText, href: link } })}
    />
  );
}

const sizes = {
  tall: "(width >= 1200px) 178px, (width >= 769px) 164px, 132px",
  other: "(width >= 1200px) 324px, 280px",
};

type PlainCardProps = Pick<GameCardProps, "hoverBehaviour"> & {
  game: GameCardData;
  media: "tall" | "other";
  onOpen: () => void;
};

/** A game without any catalogue behind it, as whoever writes the page sees it: it leads to its page. */
function PlainCard({ game, media, hoverBehaviour, onOpen }: PlainCardProps) {
  const { words } = useBlocksSite();
  const { gameId, title, linkUrl, cardImage, card_vertical_image, lettering, badge } = game;
  const art =
    media === "tall" ? (card_vertical_image ?? cardImage) : (cardImage ?? card_vertical_image);
  const addresses = art && addressesOf(art);
  return (
    <GameCard
      gameId={gameId}
      title={title}
      linkUrl={linkUrl}
      image={addresses?.src ?? ""}
      imageSet={addresses?.srcSet}
      imageSizes={sizes[media]}
      dominant={art?.colour}
      media={media}
      lettering={art === card_vertical_image ? lettering : undefined}
      hoverBehaviour={hoverBehaviour}
      badge={badge && <Badge tone="new">{badge}</Badge>}
      play={{ label: words.game.play }}
      onOpen={onOpen}
    />
  );
}
