import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";

/** Games by which a player finds the way back. */
export type OwnGames = {
  /** The last played first. */
  readonly recent: readonly string[];
  /** The most played first. */
  readonly mostPlayed: readonly { readonly id: string; readonly count: number }[];
  /** The last kept first. */
  readonly favourites: readonly string[];
  /** In which a round waits for a choice of theirs, the last touched first. */
  readonly unfinished: readonly string[];
};

type Of = { readonly playerId: string; readonly game: string };

const playedMax = 24;
const favouritesMax = 200;
/** Of so many it is remembered that they have played: nobody gets back to where they have not. */
const playersMax = 100_000;

/** What a player played and keeps. No money, no limit and no figure of ours is read from it. */
export function createOwnGames({ database, clock }: { database: Database; clock: Clock }) {
  const { db } = database;
  const known = new Set<string>();
  return {
    /** The first time counts one, each further one more (S4.18). */
    async recordPlay({ playerId, game }: Of): Promise<void> {
      await sql`
        INSERT INTO casino.played_games (player_id, game, last_at)
        VALUES (${playerId}, ${game}, ${clock()})
        ON CONFLICT (player_id, game)
        DO UPDATE SET times = played_games.times + 1, last_at = EXCLUDED.last_at
      `.execute(db);
    },

    /** Kept once, however often it is asked. */
    async keep({ playerId, game }: Of): Promise<void> {
      await sql`
        INSERT INTO casino.favourites (player_id, game, kept_at)
        VALUES (${playerId}, ${game}, ${clock()}) ON CONFLICT DO NOTHING
      `.execute(db);
    },

    async drop({ playerId, game }: Of): Promise<void> {
      await sql`
        DELETE FROM casino.favourites WHERE player_id = ${playerId} AND game = ${game}
      `.execute(db);
    },

    /** In any game, ours or another maker's. */
    async hasPlayed(playerId: string): Promise<boolean> {
      if (known.has(playerId)) return true;
      const { rows } = await sql`
        SELECT FROM casino.played_games WHERE player_id = ${playerId} LIMIT 1
      `.execute(db);
      if (rows.length === 0) return false;
      if (known.size >= playersMax) known.clear();
      known.add(playerId);
      return true;
    },

    async read(playerId: string): Promise<OwnGames> {
      const [recent, most, favourites, unfinished] = await Promise.all([
        sql<{ game: string }>`
          SELECT game FROM casino.played_games WHERE player_id = ${playerId}
          ORDER BY last_at DESC, game LIMIT ${playedMax}
        `.execute(db),
        sql<{ game: string; times: number }>`
          SELECT game, times FROM casino.played_games WHERE player_id = ${playerId}
          ORDER BY times DESC, last_at DESC, game LIMIT ${playedMax}
        `.execute(db),
        sql<{ game: string }>`
          SELECT game FROM casino.favourites WHERE player_id = ${playerId}
          ORDER BY kept_at DESC, game LIMIT ${favouritesMax}
        `.execute(db),
        sql<{ game: string }>`
          SELECT game FROM casino.open_rounds WHERE player_id = ${playerId}
          ORDER BY acted_at DESC, game LIMIT ${playedMax}
        `.execute(db),
      ]);
      return {
        recent: recent.rows.map(({ game }) => game),
        mostPlayed: most.rows.map(({ game, times }) => ({ id: game, count: times })),
        favourites: favourites.rows.map(({ game }) => game),
        unfinished: unfinished.rows.map(({ game }) => game),
      };
    },
  };
}
