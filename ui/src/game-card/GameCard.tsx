import { type CSSProperties, type ReactNode, useRef, useState } from "react";
import { Button } from "../button/Button.tsx";
import { classNames } from "../class-names.ts";
import { iconHeart } from "../icon/icon-shapes.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Link } from "../link/Link.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import styles from "./GameCard.module.css";
import { useLongPress } from "./use-long-press.ts";

export type GameCardMedia = "tall" | "other";
export type GameCardSize = "sm" | "md" | "lg" | "fluid";
export type GameCardCorner = "topStart" | "topEnd" | "bottomStart" | "bottomEnd";

export type GameCardProps = {
  gameId: string;
  title: string;
  linkUrl: string;
  // Wide art; a tall card takes the upright art and falls back to this. Empty where there is none.
  image: string;
  card_vertical_image?: string | undefined;
  imageSet?: string | undefined;
  imageSizes?: string | undefined;
  // The first cards of a page must not wait until they are scrolled to.
  eager?: boolean;
  // The art's own colour, seen until the art is there.
  dominant?: string | undefined;
  media?: GameCardMedia;
  size?: GameCardSize;
  hoverBehaviour?: "reveal" | "lift" | "none" | undefined;
  badge?: ReactNode;
  corners?: Partial<Record<GameCardCorner, ReactNode>>;
  // Where the art bears the title; of art that bears none the card writes the name.
  lettering?: "top" | "bottom" | undefined;
  // Stands at the foot of the card: art whose title is there gives way to it.
  jackpot?: ReactNode;
  facts?: readonly { name?: string; value: ReactNode }[];
  play: { label: string; url?: string };
  // Absent where practice is not offered.
  practice?: { label: string; url: string } | undefined;
  // Absent where there is nobody to keep it for.
  keep?: { label: string; kept: boolean; onPress: () => void } | undefined;
  // One of its three links was followed.
  onOpen?: (() => void) | undefined;
};

const cornersInOrder = ["topStart", "topEnd", "bottomStart", "bottomEnd"] as const;

// Art and nothing over it at rest but its corners. The whole card is one link; what hover, focus or
// a long press reveals are two more.
export function GameCard({
  gameId,
  title,
  linkUrl,
  image,
  card_vertical_image,
  imageSet,
  imageSizes,
  eager = false,
  dominant,
  media = "tall",
  size = "fluid",
  hoverBehaviour = "reveal",
  badge,
  corners = {},
  lettering,
  jackpot,
  facts = [],
  play,
  practice,
  keep,
  onOpen,
}: GameCardProps) {
  const card = useRef<HTMLElement>(null);
  const [artMissing, setArtMissing] = useState(!card_vertical_image && !image);
  const { open, handlers } = useLongPress(card);
  const isLettered = lettering !== undefined && !artMissing;
  const isRaised = isLettered && lettering === "bottom" && Boolean(jackpot);

  return (
    <article
      ref={card}
      {...handlers}
      data-game-id={gameId}
      data-hover={hoverBehaviour}
      style={dominantStyle(dominant)}
      className={classNames(
        gameCardClass(media, size),
        styles[`GameCard--${hoverBehaviour}`],
        open && styles["GameCard--open"],
        isRaised && styles["GameCard--raised"],
      )}
    >
      <Link href={linkUrl} className={styles["GameCard-link"]} aria-label={title} onClick={onOpen}>
        <img
          className={classNames(
            styles["GameCard-art"],
            artMissing && styles["GameCard-art--missing"],
          )}
          onError={() => setArtMissing(true)}
          src={(media === "tall" && card_vertical_image) || image || undefined}
          srcSet={imageSet}
          sizes={imageSizes}
          alt=""
          width={media === "tall" ? 480 : 640}
          height={media === "tall" ? 640 : 360}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
          draggable={false}
        />
      </Link>
      <Foot jackpot={jackpot} name={isLettered ? undefined : title} />
      <Corners filled={withBadge(corners, badge)} />
      {hoverBehaviour === "reveal" && (
        <Revealed {...{ title, facts, practice, keep, onOpen }} play={{ url: linkUrl, ...play }} />
      )}
    </article>
  );
}

function withBadge(
  corners: NonNullable<GameCardProps["corners"]>,
  badge: ReactNode,
): NonNullable<GameCardProps["corners"]> {
  return badge ? { ...corners, topStart: [badge, corners.topStart].map(cornerPiece) } : corners;
}

function Foot({ jackpot, name }: { jackpot: ReactNode; name: string | undefined }) {
  if (!jackpot && name === undefined) return null;
  return (
    <div className={styles["GameCard-foot"]}>
      {jackpot}
      {/* The link says it already. */}
      {name !== undefined && <span aria-hidden="true">{name}</span>}
    </div>
  );
}

function Corners({ filled }: { filled: NonNullable<GameCardProps["corners"]> }) {
  return cornersInOrder.map(
    (corner) =>
      filled[corner] && (
        <div
          key={corner}
          className={classNames(styles["GameCard-corner"], styles[`GameCard-corner--${corner}`])}
        >
          {filled[corner]}
        </div>
      ),
  );
}

type RevealedProps = Pick<GameCardProps, "title" | "practice" | "keep" | "onOpen"> & {
  facts: NonNullable<GameCardProps["facts"]>;
  play: { label: string; url: string };
};

function Revealed({ title, facts, play, practice, keep, onOpen }: RevealedProps) {
  return (
    <div className={styles["GameCard-over"]}>
      <h3 className={styles["GameCard-title"]}>{title}</h3>
      {facts.length > 0 && <Facts facts={facts} />}
      <Button look="action" size="sm" wide href={play.url} onClick={onOpen}>
        <Doing words={play.label} title={title} />
      </Button>
      {practice && (
        <Button look="ghost" size="sm" wide href={practice.url} onClick={onOpen}>
          <Doing words={practice.label} title={title} />
        </Button>
      )}
      {keep && (
        <IconButton
          icon={iconHeart}
          label={keep.label}
          aria-pressed={keep.kept}
          className={styles["GameCard-keep"]}
          onClick={keep.onPress}
        />
      )}
    </div>
  );
}

export type GameCardSkeletonProps = Pick<GameCardProps, "dominant" | "media" | "size">;

export function GameCardSkeleton({
  dominant,
  media = "tall",
  size = "fluid",
}: GameCardSkeletonProps) {
  return (
    <div
      aria-hidden
      style={dominantStyle(dominant)}
      className={classNames(gameCardClass(media, size), styles["GameCard--loading"])}
    >
      <div className={styles["GameCard-art"]} />
    </div>
  );
}

function Facts({ facts }: { facts: NonNullable<GameCardProps["facts"]> }) {
  return (
    <ul className={styles["GameCard-facts"]}>
      {facts.map(({ name, value }, place) => (
        <li key={name ?? place}>
          {name && <span className={styles["GameCard-factName"]}>{name} </span>}
          {value}
        </li>
      ))}
    </ul>
  );
}

// A page of cards has many a "Play"; each says which game to those who hear it out of its place.
function Doing({ words, title }: { words: string; title: string }) {
  return (
    <span>
      {words} <VisuallyHidden>{title}</VisuallyHidden>
    </span>
  );
}

function cornerPiece(piece: ReactNode, place: number) {
  return piece && <div key={place}>{piece}</div>;
}

function gameCardClass(media: GameCardMedia, size: GameCardSize) {
  return classNames(styles["GameCard"], styles[`GameCard--${media}`], styles[`GameCard--${size}`]);
}

function dominantStyle(dominant: string | undefined) {
  return dominant ? ({ "--GameCard-dominant": dominant } as CSSProperties) : undefined;
}
