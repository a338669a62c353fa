import type { GameIndex } from "@croupier/contracts";
import { Alert, Button, EmptyState } from "@croupier/ui";
import { href } from "react-router";

import { useIndex, type AskedIndex } from "../casino/grid/use-games.ts";
import { useOwn, type OwnGames } from "../casino/own/own-games.ts";
import { mostPlayedHere, recentHere } from "../casino/played/most-played.ts";
import { useSay } from "../language/Messages.context.tsx";
import { detour } from "../sign-in/detour.ts";
import { useSite } from "../site.ts";
import { findAll } from "./choose-games.ts";
import { FailedGames } from "./FailedGames.tsx";
import { NoFavourites } from "./NoFavourites.tsx";
import { OwnRail } from "./OwnRail.tsx";
import { UnfinishedRounds } from "./UnfinishedRounds.tsx";
import { WaitingRail } from "./WaitingRail.tsx";

export interface PlayedGamesProps {
  readonly practice: boolean;
}

/** What was played, kept and left unfinished; a game that is gone, or closed here, is left out. */
export function PlayedGames({ practice }: PlayedGamesProps) {
  const signedIn = useSite()?.signedIn ?? false;
  const own = useOwn();
  const asked = useIndex(true);
  const { index } = asked;
  if (asked.failure !== undefined) return <FailedGames asked={asked} />;
  if (!signedIn) return <OfThisBrowser asked={asked} practice={practice} />;
  if (own.status === "failed") return <OfThisBrowser asked={asked} practice={practice} failed />;
  if (own.status === "none" || index === undefined) return <WaitingRail />;
  return <OfPlayer own={own} index={index} practice={practice} />;
}

interface OfPlayerProps extends PlayedGamesProps {
  readonly own: OwnGames;
  readonly index: GameIndex;
}

function OfPlayer({ own, index, practice }: OfPlayerProps) {
  const say = useSay();
  const recent = findAll(index, own.recent);
  const favourites = findAll(index, own.favourites);
  const unfinished = findAll(index, own.unfinished);
  if (recent.length + favourites.length + unfinished.length === 0) return <NothingYet />;
  return (
    <>
      {unfinished.length > 0 && <UnfinishedRounds games={unfinished} />}
      <OwnRail title={say("casino.mine.recent")} games={recent} practice={practice} />
      {favourites.length > 0 ? (
        <OwnRail title={say("casino.mine.favourites")} games={favourites} practice={practice} />
      ) : (
        <NoFavourites />
      )}
      <OwnRail
        title={say("casino.mine.most")}
        games={findAll(index, own.mostPlayed)}
        practice={practice}
      />
    </>
  );
}

interface OfThisBrowserProps extends PlayedGamesProps {
  readonly asked: AskedIndex;
  /** A player whose lists could not be had. */
  readonly failed?: boolean;
}

/** Of visitors, and of players while the server does not answer: what this browser remembers. */
function OfThisBrowser({ asked, practice, failed = false }: OfThisBrowserProps) {
  const say = useSay();
  const recentIds = recentHere();
  const isEmpty = recentIds.length === 0;
  const { index } = asked;
  if (index === undefined && !isEmpty) return <WaitingRail />;
  const recent = index === undefined ? [] : findAll(index, recentIds);
  const most = index === undefined ? [] : findAll(index, mostPlayedHere());
  return (
    <>
      {failed && (
        <FailedGames asked={asked}>
          {recent.length > 0 && say("casino.mine.failed.text")}
        </FailedGames>
      )}
      {recent.length === 0 && !failed && <NothingYet />}
      <OwnRail title={say("casino.mine.recent")} games={recent} practice={practice} />
      <OwnRail title={say("casino.mine.most")} games={most} practice={practice} />
      {!failed && recent.length > 0 && (
        <Alert
          tone="accent"
          title={say("casino.mine.favourites")}
          action={<Button href={detour("/login", href("/my-games"))}>{say("menu.signIn")}</Button>}
        >
          {say("casino.mine.visitor")}
        </Alert>
      )}
    </>
  );
}

function NothingYet() {
  const say = useSay();
  return (
    <EmptyState
      title={say("casino.mine.empty")}
      heading="h2"
      action={
        <Button href={href("/casino")} look="action">
          {say("casino.mine.begin")}
        </Button>
      }
    >
      {say("content.myGames.empty")}
    </EmptyState>
  );
}
