import type { Database } from "@croupier/database";
import type { Asset } from "@croupier/kit/money";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import type { Policy } from "@croupier/policy";
import { readGames, stakesIn, type Game } from "../catalogue/catalogue.ts";
import { decideTerms, isOffered, type Terms } from "../catalogue/decide-terms.ts";
import type { LaunchRefusalCode } from "../refusals.ts";
import type { Channel, GameSessions } from "./game-sessions.ts";

export type LaunchRefusal = { readonly code: LaunchRefusalCode };

/** Who wants to play, as those see it who know players. */
export type Launching = {
  readonly playerId: string;
  readonly sessionId: string;
  /** Of the wallet. */
  readonly asset: Asset;
  /** The law of where they live and of where they are. */
  readonly policy: Policy;
  readonly channel: Channel;
};

/** Games are opened for money by a token, for practice by their name alone. */
export function createLaunches({
  database,
  clock,
  sessions,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly sessions: Pick<GameSessions, "launch">;
}) {
  async function findOffered(name: string, policy: Policy): Promise<Result<Game, LaunchRefusal>> {
    const games = await readGames(database.db, { games: [name], now: clock() });
    const game = games.get(name);
    if (game === undefined) return refuse({ code: "game_unknown" });
    if (game.isDisabled) return refuse({ code: "game_closed" });
    return isOffered(policy, game) ? ok(game) : refuse({ code: "not_offered_here" });
  }

  return {
    /** Good for a minute and for one exchange. Whether the player may play now is asked before. */
    async forMoney(
      name: string,
      { policy, ...player }: Launching,
    ): Promise<Result<{ readonly launchToken: string }, LaunchRefusal>> {
      const found = await findOffered(name, policy);
      if (!found.ok) return found;
      const { game, product } = found.value;
      const { asset } = player;
      if (stakesIn(found.value, asset) === undefined) {
        return refuse({ code: "currency_not_offered" });
      }
      const terms = decideTerms(policy, { product, asset });
      return ok({ launchToken: await sessions.launch({ ...player, game, terms }) });
    },

    /** Nothing is kept of it: it is played in the browser, the way that money may be played there. */
    async forPractice(
      name: string,
      asked: { readonly policy: Policy; readonly asset: Asset; readonly mayPractise: boolean },
    ): Promise<
      Result<{ readonly terms: Terms; readonly asset: Asset | undefined }, LaunchRefusal>
    > {
      const found = await findOffered(name, asked.policy);
      if (!found.ok) return found;
      if (!asked.mayPractise) return refuse({ code: "practice_not_offered" });
      const { policy, asset } = asked;
      const { product } = found.value;
      const isPlayedIn = stakesIn(found.value, asset) !== undefined;
      return ok({
        terms: decideTerms(policy, { product, asset }),
        asset: isPlayedIn ? asset : undefined,
      });
    },
  };
}
