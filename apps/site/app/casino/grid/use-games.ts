import type { GameIndex, ShownGame } from "@croupier/contracts";
import { useEffect, useState } from "react";

import { useIdle } from "../../hydration.ts";
import { useLanguage, useLocale } from "../../language/Messages.context.tsx";
import { useSite } from "../../site.ts";
import type { LobbyPage } from "../casino-page.ts";
import { filterGames, type GameFilter } from "../filters/game-filter.ts";
import { askForIndex } from "./kept-index.ts";

export interface GamesOfGrid {
  readonly games: readonly ShownGame[];
  /** More than the games at hand, until the list of all is here. */
  readonly fitting: number;
  readonly total: number;
  readonly providers: readonly string[];
}

/**
 * The games of a page under a filter: the first of them came with the page, all of them come with the
 * list. Undefined where rails stand and nobody filters.
 */
export function useGames(
  page: LobbyPage,
  filter: GameFilter,
  isGrid: boolean,
): GamesOfGrid | undefined {
  const { index } = useIndex(isGrid);
  const locale = useLocale();
  const { grid, category, currency } = page;
  if (!isGrid) return undefined;
  if (index === undefined) return grid;
  const within = gamesWithin(index, category);
  const games = filterGames(within, filter, { currency, locale });
  return {
    games,
    fitting: games.length,
    total: within.length,
    providers: [...new Set(within.map(({ facts }) => facts.provider))].sort(),
  };
}

export interface AskedIndex {
  /** Undefined until the browser is idle and the list is here. */
  readonly index: GameIndex | undefined;
  /** Of a list that is not here and did not come. */
  readonly failure: "failed" | "asking" | undefined;
  readonly askAgain: () => void;
}

/** The list of all games. */
export function useIndex(wanted: boolean): AskedIndex {
  const [index, setIndex] = useState<GameIndex>();
  const [failure, setFailure] = useState<AskedIndex["failure"]>();
  const site = useSite();
  const language = useLanguage();
  const bucket = site?.bucket;
  const signedIn = site?.signedIn ?? false;
  const ready = useIdle() && wanted && site?.preview === undefined;
  // The list comes over the network; a page that is gone by then does not want it any more.
  useEffect(() => {
    if (!ready || bucket === undefined || failure === "failed") return;
    let gone = false;
    askForIndex({ bucket, language, signedIn }).then(
      (found) => {
        if (!gone) setIndex(found);
      },
      () => {
        if (!gone) setFailure("failed");
      },
    );
    return () => {
      gone = true;
    };
  }, [ready, bucket, language, signedIn, failure]);
  return {
    index,
    failure: index === undefined ? failure : undefined,
    askAgain() {
      if (failure === "failed") setFailure("asking");
    },
  };
}

function gamesWithin(index: GameIndex, category: string | null): readonly ShownGame[] {
  if (category === null) return index.games;
  const found = index.categories.find(({ slug }) => slug === category);
  return (found?.games ?? []).flatMap((place) => index.games[place] ?? []);
}
