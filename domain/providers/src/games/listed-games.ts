import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";

/** A game that is made elsewhere, as the house lists and opens it. */
export type ListedGame = {
  /** As content names it. */
  readonly game: string;
  readonly provider: string;
  readonly providerName: string;
  /** As its maker names it: bets bear this name. */
  readonly gameCode: string;
  /** Below the origin of its maker's pages. */
  readonly path: string;
  readonly product: "casino" | "tables" | "live";
  /** Declared by its maker: 0.98 is ninety-eight of a hundred. */
  readonly returnToPlayer: number;
  /** How far a round strays from that, in stakes. */
  readonly deviation: number;
  /** No round of it is over sooner. */
  readonly roundMs: number;
  readonly stakes: Readonly<Record<string, StakeRange>>;
  /** Its maker is switched off, or this very game is. */
  readonly isClosed: boolean;
  readonly addedAt: Date;
};

export type StakeRange = { readonly min: string; readonly max: string };
export type NewListedGame = Omit<ListedGame, "providerName" | "isClosed" | "addedAt">;

export function createListedGames({ database, clock }: { database: Database; clock: Clock }) {
  async function read(game: string | null): Promise<readonly ListedGame[]> {
    const { rows } = await sql<ListedGame>`
      SELECT g.game, g.provider, p.name AS "providerName", g.game_code AS "gameCode", g.path, g.product,
        g.return_to_player AS "returnToPlayer", g.deviation, g.round_ms AS "roundMs", g.stakes,
        p.disabled_at IS NOT NULL OR g.game_code = ANY (p.disabled_games) AS "isClosed",
        g.added_at AS "addedAt"
      FROM providers.game AS g JOIN providers.provider AS p USING (provider)
      WHERE ${game}::text IS NULL OR g.game = ${game}
      ORDER BY g.game
    `.execute(database.db);
    return rows;
  }

  return {
    /** A word for all that is listed: while it is the same, so is the list. */
    async state(): Promise<string> {
      const { rows } = await sql<{ state: string }>`
        SELECT concat_ws(' ', count(*), bit_xor(hashtextextended(g::text, 0)), (
          SELECT bit_xor(hashtextextended(
            concat_ws(' ', p.provider, p.name, p.disabled_at, p.disabled_games::text), 0
          )) FROM providers.provider AS p
        )) AS state
        FROM providers.game AS g
      `.execute(database.db);
      return rows[0]?.state ?? "";
    },

    list: (): Promise<readonly ListedGame[]> => read(null),

    async find(game: string): Promise<ListedGame | undefined> {
      const [found] = await read(game);
      return found;
    },

    /** What is there already stays as it is. */
    async add(game: NewListedGame): Promise<void> {
      await sql`
        INSERT INTO providers.game (game, provider, game_code, path, product, return_to_player, deviation,
          round_ms, stakes, added_at)
        VALUES (${game.game}, ${game.provider}, ${game.gameCode}, ${game.path}, ${game.product},
          ${game.returnToPlayer}, ${game.deviation}, ${game.roundMs}, ${JSON.stringify(game.stakes)}, ${clock()})
        ON CONFLICT (game) DO NOTHING
      `.execute(database.db);
    },
  };
}
