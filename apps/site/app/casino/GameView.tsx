import { Blocks, BlocksSiteProvider } from "@croupier/blocks/view";
import { ContainerRow, Link } from "@croupier/ui";

import { useBlocksSite } from "../content/blocks-site.tsx";
import { useSay } from "../language/Messages.context.tsx";
import { ContentHead } from "../page-head/ContentHead.tsx";
import type { GamePage } from "./casino-page.ts";
import { GameFacts } from "./GameFacts.tsx";
import styles from "./GameView.module.css";
import { LiveGames } from "./live/LiveGames.tsx";
import { LobbyRails } from "./LobbyRails.tsx";
import { KeepButton } from "./own/KeepButton.tsx";
import { OwnGames } from "./own/OwnGames.tsx";
import { RoundReceipts } from "./RoundReceipts.tsx";
import { GamePlace } from "./play/GamePlace.tsx";

/** The page of a game: where it is played, what is known of it, what editors wrote, and others like it. */
export function GameView(given: GamePage) {
  const { page, game, more, practice, currency } = given;
  const say = useSay();
  const site = useBlocksSite();
  const [first] = given.more;
  return (
    <>
      <ContentHead page={page} />
      <ContainerRow className={styles["GameView"]}>
        <nav aria-label={say("content.trail")} className={styles["GameView-trail"]}>
          {page.trail?.map(({ text, href }) => (
            <Link key={href} href={href}>
              {text === "" ? say("casino.title") : text}
            </Link>
          ))}
        </nav>
        <div className={styles["GameView-room"]}>
          <div className={styles["GameView-main"]}>
            <GamePlace {...given} />
          </div>
          <div className={styles["GameView-aside"]}>
            <div className={styles["GameView-head"]}>
              <h1 className={styles["GameView-title"]}>{page.title}</h1>
              {game !== undefined && <KeepButton gameId={game.gameId} title={game.title} />}
            </div>
            {page.description && <p className={styles["GameView-lead"]}>{page.description}</p>}
            {game !== undefined && <RoundReceipts gameId={given.gameId} />}
            {game !== undefined && <GameFacts game={game} currency={currency} />}
          </div>
        </div>
      </ContainerRow>
      <BlocksSiteProvider value={site}>
        <Blocks blocks={page.blocks} frame="page" />
      </BlocksSiteProvider>
      {first !== undefined && (
        <ContainerRow className={styles["GameView-more"]}>
          <LobbyRails
            practice={practice}
            rails={[
              {
                id: "more",
                title: say("casino.more"),
                showAll: page.trail?.at(-1)?.href ?? "/casino",
                games: more,
              },
            ]}
          />
        </ContainerRow>
      )}
      <LiveGames {...given} />
      <OwnGames />
    </>
  );
}
