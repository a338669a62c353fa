import { addressesOf } from "@croupier/blocks/view";
import type { ShownGame } from "@croupier/contracts";
import { Button, Panel } from "@croupier/ui";

import { addressInMode } from "../casino/game-modes.ts";
import { useSay } from "../language/Messages.context.tsx";
import { isOwnPage } from "../navigation/own-pages.ts";
import { useSite } from "../site.ts";
import styles from "./MyGames.module.css";

/** Rounds that were left before they were over: their stake is in them, so they stand above all. */
export function UnfinishedRounds({ games }: { readonly games: readonly ShownGame[] }) {
  const say = useSay();
  const ownPages = useSite()?.ownPages ?? [];
  return (
    <section className={styles["MyGames-unfinished"]} aria-label={say("casino.mine.unfinished")}>
      {games.map(({ id, title, linkUrl, cardImage, card_vertical_image }) => {
        const art = card_vertical_image ?? cardImage;
        return (
          <Panel key={id} className={styles["MyGames-round"]}>
            {art && (
              <img
                className={styles["MyGames-art"]}
                src={addressesOf(art).src}
                srcSet={addressesOf(art).srcSet}
                sizes="66px"
                width={66}
                height={88}
                alt=""
              />
            )}
            <div className={styles["MyGames-words"]}>
              <h2 className={styles["MyGames-game"]}>{title}</h2>
              <p className={styles["MyGames-soft"]}>
                {say("casino.mine.unfinished")}. {say("casino.mine.unfinished.text")}
              </p>
            </div>
            <Button
              look="action"
              href={addressInMode(linkUrl, "real", isOwnPage(linkUrl, ownPages))}
            >
              {say("casino.continue.round")}
            </Button>
          </Panel>
        );
      })}
    </section>
  );
}
