import { Badge, GameCard, Rail } from "@croupier/ui";
import { addressesOf } from "../picture/picture.ts";
import { useBlocksSite } from "../registry/site.context.ts";
import { locateCard } from "./locate-card.ts";
import type { GameCardData, GameRailData } from "./resolved.ts";
import type { GameRailProps } from "./schema.ts";

type Shape = GameRailProps["shape"];

export function GameRailView({
  title,
  shape,
  link,
  linkText,
  resolved: { games },
}: GameRailProps & { resolved: GameRailData }) {
  const { words, onGame } = useBlocksSite();
  if (games.length === 0) return null;

  function tellOpened(game: GameCardData, place: number) {
    onGame?.({ game, ...locateCard(games, { place, columns: games.length }) });
  }

  const items = games.map((game, place) => ({
    id: game.id,
    card: <Card game={game} shape={shape} onOpen={() => tellOpened(game, place)} />,
  }));
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

const sizes: Record<Shape, string> = {
  tall: "(width >= 1200px) 178px, (width >= 769px) 164px, 132px",
  wide: "(width >= 1200px) 324px, 280px",
};

type CardProps = { game: GameCardData; shape: Shape; onOpen: () => void };

function Card({ game, shape, onOpen }: CardProps) {
  const { words } = useBlocksSite();
  const { gameId, title, href, image, badge, facts, playHref, practiceHref } = game;
  const addresses = image && addressesOf(image);
  return (
    <GameCard
      gameId={gameId}
      title={title}
      linkUrl={href}
      image={addresses?.src ?? ""}
      imageSet={addresses?.srcSet}
      imageSizes={sizes[shape]}
      dominant={image?.colour}
      media={shape === "tall" ? "tall" : "other"}
      badge={badge && <Badge tone="new">{badge}</Badge>}
      facts={facts ?? []}
      play={{ label: words.game.play, ...(playHref && { url: playHref }) }}
      practice={practiceHref ? { label: words.game.practice, url: practiceHref } : undefined}
      onOpen={onOpen}
    />
  );
}
