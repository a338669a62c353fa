import { addressesOf } from "@croupier/blocks/view";
import { Button, EmptyState } from "@croupier/ui";
import { useEffect, useRef } from "react";
import { href, useLocation } from "react-router";

import { useHydrated } from "../../hydration.ts";
import { useLanguage, useSay } from "../../language/Messages.context.tsx";
import { isOwnPage } from "../../navigation/own-pages.ts";
import { useSite } from "../../site.ts";
import type { GamePage } from "../casino-page.ts";
import { addressForMoney, addressInMode, modesIn, modeToOpen, queries } from "../game-modes.ts";
import { useIsUnfinished } from "../own/own-games.ts";
import styles from "./GamePlace.module.css";
import { setPlace } from "./place.ts";
import { usePlay } from "./play-store.ts";

/** Where a game is played: its art and the two ways in, until one of them is chosen. */
export function GamePlace(given: GamePage) {
  const { game, gameId, practice } = given;
  const here = useQuery();
  const say = useSay();
  const site = useSite();
  const play = usePlay();
  const box = useRef<HTMLDivElement>(null);
  const signedIn = site?.signedIn ?? false;
  const isUnfinished = useIsUnfinished(gameId);
  useOpenByAddress(given);
  const isHere = play.status !== "none" && play.gameId === gameId;

  const ways = useRef<HTMLDivElement>(null);
  const wasHere = useRef(isHere);

  // A game that is closed takes the focus along: it comes back to where the game was opened.
  useEffect(() => {
    const isClosed = wasHere.current && !isHere;
    wasHere.current = isHere;
    if (isClosed && document.activeElement === document.body) {
      ways.current?.querySelector("a")?.focus({ preventScroll: true });
    }
  }, [isHere]);

  // The window of the game lies above all pages; here is only the room it takes.
  useEffect(() => {
    setPlace(isHere ? box.current : null);
    return () => setPlace(null);
  }, [isHere]);

  if (game === undefined) {
    return (
      <EmptyState
        title={say("casino.closed.title")}
        heading="h2"
        action={<Button href={href("/casino")}>{say("casino.tab.all")}</Button>}
      >
        {say("casino.closed.text")}
      </EmptyState>
    );
  }
  const isOwn = isOwnPage(game.linkUrl, site?.ownPages ?? []);
  const art = game.cardImage ?? game.card_vertical_image;
  const addresses = art && addressesOf(art);
  return (
    <div
      ref={box}
      className={styles["GamePlace"]}
      data-playing={isHere}
      data-theatre={isHere && play.status === "running" && play.size === "theatre"}
    >
      {addresses && (
        <img
          className={styles["GamePlace-art"]}
          src={addresses.src}
          srcSet={addresses.srcSet}
          sizes="(width >= 992px) 960px, 100vw"
          alt=""
          fetchPriority="high"
        />
      )}
      {!isHere && (
        <div ref={ways} className={styles["GamePlace-ways"]}>
          <Button
            look="action"
            size="lg"
            href={addressForMoney(game.linkUrl + here, { signedIn, isOwn })}
          >
            {say(isUnfinished ? "casino.continue.round" : "casino.play.real")}
          </Button>
          {practice && (
            <Button size="lg" href={addressInMode(game.linkUrl + here, "practice", isOwn)}>
              {say("content.game.practice")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The query of this page, without modes, once the page has come to life: it is drawn for every query alike. */
function useQuery(): string {
  const hydrated = useHydrated();
  const query = new URLSearchParams(useLocation().search);
  for (const mode of Object.values(queries)) query.delete(mode);
  return hydrated && query.size > 0 ? `?${query}` : "";
}

/** A fragment reaches no server: the page reads it once it has come to life (S2.26). */
function useOpenByAddress({ game, practice, currency, isGamesIntegrationEnabled }: GamePage): void {
  const site = useSite();
  const language = useLanguage();
  const hydrated = useHydrated();
  const { hash, search, key } = useLocation();
  const signedIn = site?.signedIn ?? false;
  const isOwn = game !== undefined && isOwnPage(game.linkUrl, site?.ownPages ?? []);
  const mode = modeToOpen(modesIn({ hash, search }, isOwn), { signedIn, practice });
  const isPreview = site?.preview !== undefined;

  // Opening a game is a call, made once for each time that somebody comes to the address.
  useEffect(() => {
    if (!hydrated || mode === undefined || game === undefined || isPreview) return;
    const { gameId, title, linkUrl } = game;
    const launch = { gameId, mode, isGamesIntegrationEnabled, language, currency };
    import("./open-game.ts").then(({ openGame }) => {
      openGame({ gameId, title, href: linkUrl, mode, isOwn }, launch);
    }, reportError);
    // The key is the visit: the same address again opens the game again.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [hydrated, mode, isOwn, key, game, isPreview, isGamesIntegrationEnabled, language, currency]);
}
