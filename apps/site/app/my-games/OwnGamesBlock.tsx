import type { BlocksSite, GameOffer } from "@croupier/blocks/view";
import { railFits } from "@croupier/ui";
import { type ComponentProps, useId } from "react";
import { href } from "react-router";

import { useIndex } from "../casino/grid/use-games.ts";
import { LiveGames } from "../casino/live/LiveGames.tsx";
import { OwnGames } from "../casino/own/OwnGames.tsx";
import { useOwn } from "../casino/own/own-games.ts";
import { recentHere } from "../casino/played/most-played.ts";
import { useSay, WithMessages } from "../language/Messages.context.tsx";
import { choosePlayed, findAll } from "./choose-games.ts";
import { ContinueCard } from "./ContinueCard.tsx";
import { FailedGames } from "./FailedGames.tsx";
import styles from "./OwnGamesBlock.module.css";
import { OwnRail } from "./OwnRail.tsx";
import { WaitingRail } from "./WaitingRail.tsx";

type OwnGamesBlockProps = ComponentProps<NonNullable<BlocksSite["OwnGames"]>>;

const areas = ["casino"] as const;

/** Games of whoever looks, in a page that is the same for many: they come by calls once it stands. */
export function OwnGamesBlock({ title, list, offer }: OwnGamesBlockProps) {
  const List = list === "played" ? Played : Favourites;
  return (
    <WithMessages areas={areas}>
      <List title={title} {...offer} />
      <LiveGames {...offer} />
      <OwnGames fresh />
    </WithMessages>
  );
}

type ListProps = Pick<OwnGamesBlockProps, "title"> & Pick<GameOffer, "practice">;

/**
 * Room for the last game and for a rail of others is kept from the first moment on, so nothing moves when it is
 * known what was played; only where there are no others their rail goes.
 */
function Played({ title, practice }: ListProps) {
  const say = useSay();
  const titleId = useId();
  const own = useOwn();
  const asked = useIndex(true);
  const played = choosePlayed({
    own,
    index: asked.index,
    here: own.status === "failed" ? recentHere() : [],
  });
  const isUnknown = own.status === "failed" && played?.last === undefined;
  if (asked.failure !== undefined || (asked.index && isUnknown)) {
    return (
      <section aria-labelledby={titleId} className={styles["OwnGamesBlock-last"]}>
        <h2 id={titleId}>{title}</h2>
        <FailedGames asked={asked} />
      </section>
    );
  }
  const all = { label: say("casino.tab.mine"), href: href("/my-games") };
  return (
    <div className={styles["OwnGamesBlock"]}>
      <section aria-labelledby={titleId} className={styles["OwnGamesBlock-last"]}>
        <h2 id={titleId}>{title}</h2>
        <ContinueCard played={played} practice={practice} />
      </section>
      {played === undefined ? (
        <WaitingRail all={all} />
      ) : (
        <OwnRail
          title={say("casino.mine.recent")}
          // As many as a wide page shows at once; the others are behind the link.
          games={played.others.slice(0, railFits.tall)}
          practice={practice}
          all={all}
        />
      )}
    </div>
  );
}

/** Nobody knows whether there are any before they are here: until then, and without any, it is nothing. */
function Favourites({ title, practice }: ListProps) {
  const say = useSay();
  const own = useOwn();
  const { index } = useIndex(true);
  if (own.status !== "known" || index === undefined) return null;
  return (
    <OwnRail
      title={title}
      games={findAll(index, own.favourites)}
      practice={practice}
      all={{ label: say("casino.tab.mine"), href: href("/my-games") }}
    />
  );
}
