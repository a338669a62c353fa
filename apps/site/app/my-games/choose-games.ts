import type { GameIndex, ShownGame } from "@croupier/contracts";

import type { OwnState } from "../casino/own/own-games.ts";

const shownMax = 16;

/** The games of a list that can be played here. */
export function findAll({ games }: GameIndex, ids: readonly string[]): readonly ShownGame[] {
  const byId = new Map(games.map((game) => [game.gameId, game]));
  return ids.flatMap((id) => byId.get(id) ?? []).slice(0, shownMax);
}

export interface PlayedGames {
  /** A round that waits comes before all: its stake is in it. */
  readonly last: ShownGame | undefined;
  readonly isUnfinished: boolean;
  readonly others: readonly ShownGame[];
}

/** The game to go on with and those before it; undefined while the lists are on their way. */
export function choosePlayed({
  own,
  index,
  here,
}: {
  readonly own: OwnState;
  readonly index: GameIndex | undefined;
  /** As this browser remembers it, for while the server does not answer. */
  readonly here: readonly string[];
}): PlayedGames | undefined {
  if (own.status === "none" || index === undefined) return undefined;
  const { recent, unfinished } = own.status === "known" ? own : { recent: here, unfinished: [] };
  const waiting = findAll(index, unfinished);
  const played = findAll(index, recent);
  const last = waiting[0] ?? played[0];
  const others = [...new Set([...waiting, ...played])].filter((game) => game !== last);
  return { last, isUnfinished: waiting.length > 0, others };
}
