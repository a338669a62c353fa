import type { GameIndex, ShownGame } from "@croupier/contracts";
import { useEffect, useMemo, useState } from "react";

import { useSay } from "../../language/Messages.context.tsx";
import { useIndex } from "../grid/use-games.ts";
import { recentHere } from "../played/most-played.ts";
import { prepareSearch, presentGame, searchDelayMs, type FoundGame } from "./search-games.ts";
import { prepareSuggestions } from "./suggest-games.ts";

export interface Searched {
  /** What was searched for; empty while nothing was. */
  readonly term: string;
  readonly results: readonly FoundGame[];
}

const nothing: Searched = { term: "", results: [] };
const suggestionsMax = 4;
const recentMax = 4;
const popularMax = 8;

/**
 * What stands below a search field. Results come a second after the last letter, as specified;
 * suggestions at once, beside them.
 */
export function useSearch(typed: string) {
  const say = useSay();
  const asked = useIndex(true);
  const { index } = asked;
  const search = useMemo(() => index && prepareSearch(index), [index]);
  const suggest = useMemo(
    () =>
      index &&
      prepareSuggestions(index, { featureOf: (feature) => say(`casino.feature.${feature}`) }),
    // The words of a language never change while a page stands.
    // oxlint-disable-next-line react/exhaustive-deps
    [index],
  );
  const [searched, setSearched] = useState(nothing);
  const term = typed.trim();

  // A pause is an event of the clock.
  useEffect(() => {
    if (search === undefined || term === "") {
      setSearched(nothing);
      return;
    }
    const timer = setTimeout(() => setSearched({ term, results: search(term) }), searchDelayMs);
    return () => clearTimeout(timer);
  }, [search, term]);

  const suggested = suggest === undefined || term === "" ? [] : suggest(term, suggestionsMax * 2);
  const isNothingFound =
    searched.term === term && searched.results.length === 0 && suggested.length === 0;
  const listed = new Set(searched.results.map(({ id }) => id));
  return {
    searched,
    /** The games of all rows, by id. */
    known: index === undefined ? nobody : gamesOf(index),
    isWaiting: asked.failure === undefined && term !== "" && searched.term !== term,
    asked,
    suggestions: suggested
      .filter(({ gameId }) => !listed.has(gameId))
      .slice(0, suggestionsMax)
      .map((game) => presentGame(game)),
    recent: index === undefined || term !== "" ? [] : recentOf(index),
    // A search without a result offers popular games.
    popular:
      index === undefined || !(term === "" || isNothingFound)
        ? []
        : index.games.slice(0, popularMax).map((game) => presentGame(game)),
  };
}

const nobody: ReadonlyMap<string, ShownGame> = new Map();

function gamesOf({ games }: GameIndex): ReadonlyMap<string, ShownGame> {
  return new Map(games.map((game) => [game.gameId, game]));
}

function recentOf({ games }: GameIndex): readonly FoundGame[] {
  return recentHere()
    .flatMap((id) => games.find(({ gameId }) => gameId === id) ?? [])
    .slice(0, recentMax)
    .map((game) => presentGame(game));
}
