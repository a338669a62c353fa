import type { GameFeature } from "@croupier/contracts/game-words";
import type { Database } from "@croupier/database";
import type { Asset } from "@croupier/kit/money";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import { readGames, type GameBadge } from "./catalogue.ts";
import { readOdds, presentGameFacts } from "./game-facts.ts";

/** A game that somebody can play now, as a list of games tells it. */
export type OfferedGame = {
  readonly game: string;
  readonly family: string;
  /** The least that any of its bets returns: 0.99 is ninety-nine of a hundred. */
  readonly returnToPlayer: number;
  /** How far a round strays from that, in stakes: of its bets the middle one. */
  readonly deviation: number;
  readonly features: readonly GameFeature[];
  readonly hasPot: boolean;
  /** What its cards bear instead of the word of its page, where staff say so. */
  readonly badge?: GameBadge | undefined;
  /** Since when it is played as it is. */
  readonly since: Date;
  readonly stakesIn: (asset: Asset) => { readonly min: string; readonly max: string } | undefined;
};

/** Everything that is switched on. What the law of a place closes is asked when a game is opened. */
export function createOfferedGames({
  database: { db },
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}) {
  return {
    /** A word for all that a list of games is made of: while it is the same, so is the list. */
    async state(): Promise<string> {
      const { rows } = await sql<{ state: string }>`
        SELECT concat_ws(' ', count(*), bit_xor(hashtextextended(g::text || ' ' || p.version, 0)), (
          SELECT bit_xor(hashtextextended(j::text, 0)) FROM casino.jackpots AS j
        )) AS state
        FROM casino.games AS g
        CROSS JOIN LATERAL (
          SELECT max(version) AS version FROM casino.profiles
          WHERE game = g.game AND since <= ${clock()}
        ) AS p
      `.execute(db);
      return rows[0]?.state ?? "";
    },

    async read(): Promise<readonly OfferedGame[]> {
      const games = await readGames(db, { now: clock() });
      return [...games.values()]
        .filter(({ isDisabled }) => !isDisabled)
        .map((game) => {
          const facts = presentGameFacts(game, readOdds(game));
          const deviations = facts.odds.map(({ deviation }) => deviation).toSorted((a, b) => a - b);
          return {
            game: facts.game,
            family: facts.family,
            returnToPlayer: facts.returnToPlayer,
            deviation: deviations[deviations.length >> 1] ?? 0,
            features: game.family.featuresOf(game.profile.config),
            hasPot: game.pots.length > 0,
            badge: game.badge,
            since: game.profile.since,
            stakesIn: (asset) => facts.stakes[asset],
          };
        });
    },
  };
}
