import { addressesOf } from "@croupier/blocks/view";
import type { ShownGame } from "@croupier/contracts";
import { Button, classNames, VisuallyHidden } from "@croupier/ui";
import type { CSSProperties } from "react";
import { href } from "react-router";

import { useTellCard } from "../casino/cards/use-tell-card.ts";
import { addressInMode } from "../casino/game-modes.ts";
import { useSay } from "../language/Messages.context.tsx";
import { isOwnPage } from "../navigation/own-pages.ts";
import { useSite } from "../site.ts";
import type { PlayedGames } from "./choose-games.ts";
import styles from "./ContinueCard.module.css";

export interface ContinueCardProps {
  /** Undefined while it is on its way: the card has its size already. */
  readonly played: PlayedGames | undefined;
  readonly practice: boolean;
}

/** The game to go on with, wide across the page. */
export function ContinueCard({ played, practice }: ContinueCardProps) {
  const say = useSay();
  if (played === undefined) {
    return (
      <div aria-hidden className={classNames(styles["Continue"], styles["Continue--waits"])} />
    );
  }
  const { last, isUnfinished } = played;
  if (last !== undefined) return <LastGame {...{ game: last, isUnfinished, practice }} />;
  return (
    <div className={styles["Continue"]}>
      <div className={styles["Continue-words"]}>
        <div className={styles["Continue-ways"]}>
          <Button look="action" size="lg" href={href("/casino")}>
            {say("casino.mine.begin")}
          </Button>
        </div>
      </div>
    </div>
  );
}

interface LastGameProps {
  readonly game: ShownGame;
  readonly isUnfinished: boolean;
  readonly practice: boolean;
}

function LastGame({ game, isUnfinished, practice }: LastGameProps) {
  const say = useSay();
  const ownPages = useSite()?.ownPages ?? [];
  const tell = useTellCard([game], 1);
  const { title, linkUrl, cardImage, card_vertical_image } = game;
  const art = cardImage ?? card_vertical_image;
  const addressIn = (mode: "real" | "practice") =>
    addressInMode(linkUrl, mode, isOwnPage(linkUrl, ownPages));
  const named = (words: string) => (
    <span>
      {words} <VisuallyHidden>{title}</VisuallyHidden>
    </span>
  );
  return (
    <article className={styles["Continue"]} style={groundOf(art?.colour)}>
      {art && (
        <img
          className={styles["Continue-art"]}
          src={addressesOf(art).src}
          srcSet={addressesOf(art).srcSet}
          sizes="(width >= 769px) 720px, 100vw"
          width={art.width}
          height={art.height}
          alt=""
        />
      )}
      <div className={styles["Continue-words"]}>
        <h3 className={styles["Continue-game"]}>{title}</h3>
        <p>{say(isUnfinished ? "casino.mine.unfinished" : "casino.mine.last")}</p>
        <div className={styles["Continue-ways"]}>
          <Button look="action" size="lg" href={addressIn("real")} onClick={() => tell(0)}>
            {named(say(isUnfinished ? "casino.continue.round" : "casino.continue"))}
          </Button>
          {practice && !isUnfinished && (
            <Button look="ghost" size="lg" href={addressIn("practice")} onClick={() => tell(0)}>
              {named(say("content.game.practice"))}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}

function groundOf(colour: string | undefined) {
  return colour === undefined ? undefined : ({ "--Continue-colour": colour } as CSSProperties);
}
