import type { ListedGame, Providers } from "@croupier/providers";
import type { CataloguedGame } from "../lobby/open-catalogue.ts";

export type Studios = ReturnType<typeof composeStudios>;

/** Games made elsewhere, as far as we know where their pages are: what cannot be framed is not offered. */
export function composeStudios({
  origins,
  games,
}: {
  readonly origins: ReadonlyMap<string, string>;
  readonly games: Providers["games"];
}) {
  return {
    /** For the lobby: everything that can be opened now. */
    async offered(): Promise<readonly CataloguedGame[]> {
      const listed = origins.size === 0 ? [] : await games.list();
      return listed.filter((one) => origins.has(one.provider) && !one.isClosed).map(catalogued);
    },

    /** While it is the same word, so is what is offered. */
    state: async (): Promise<string> => (origins.size === 0 ? "" : games.state()),

    /** A game and the address of its page. */
    async find(
      name: string,
    ): Promise<{ readonly game: ListedGame; readonly page: string } | undefined> {
      const game = origins.size === 0 ? undefined : await games.find(name);
      const origin = game && origins.get(game.provider);
      if (game === undefined || origin === undefined) return undefined;
      return { game, page: `${origin}${game.path}` };
    },
  };
}

function catalogued(listed: ListedGame): CataloguedGame {
  const { game, gameCode, providerName, returnToPlayer, deviation, stakes, addedAt } = listed;
  return {
    game,
    family: gameCode,
    provider: providerName,
    returnToPlayer,
    deviation,
    // The abilities of a game of another studio are unknown here.
    features: [],
    hasPot: false,
    since: addedAt,
    stakesIn: (asset) => stakes[asset],
  };
}
