import { hash } from "node:crypto";
import { transact, type Database, type Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, type Asset } from "@croupier/kit/money";
import { randomToken } from "@croupier/kit/random";
import { hourMs, secondMs, type Clock } from "@croupier/kit/time";
import { assetCode, together } from "@croupier/ledger";
import { policyFor, type Place } from "@croupier/policy";
import { sql } from "kysely";
import type { Game } from "../catalogue/catalogue.ts";
import { decideTerms, stricterTerms, type Terms } from "../catalogue/decide-terms.ts";
import type { Seat } from "../rounds/play.ts";

export type Channel = "WEB" | "MOBILE";

/** A game that a player has opened, wherever they are meanwhile. */
export type KeptSession = Omit<Seat, "present" | "lawHere"> & { readonly expiresAt: Date };

/** The same as a call of its frame has it: under the law of the launch and that of where the call is made. */
export type GameSession = KeptSession & Seat;

export function sessionAt(
  kept: KeptSession,
  { present, now }: { readonly present: Place; readonly now: Date },
): GameSession {
  const lawHere = policyFor({ residence: present, present, now });
  const terms = stricterTerms(kept.terms, decideTerms(lawHere, kept));
  return { ...kept, terms, present, lawHere };
}

export type NewLaunch = {
  readonly playerId: string;
  readonly sessionId: string;
  readonly game: string;
  readonly asset: Asset;
  readonly channel: Channel;
  readonly terms: Terms;
};

const launchMs = 60 * secondMs;
const sessionMs = 12 * hourMs;

type Row = {
  player_id: string;
  game_session_id: string;
  session_id: string;
  game: string;
  product: Game["product"];
  asset: string;
  terms: Terms;
  opened_at: Date | null;
  ended_at: Date | null;
  expires_at: Date;
};

export function createGameSessions({ database, clock }: { database: Database; clock: Clock }) {
  const find = together(
    async (hashes: readonly Buffer[]): Promise<readonly (Row | undefined)[]> => {
      const { rows } = await database.pool.query<Row & { ordinal: number }>({
        name: "casino find sessions",
        text: `SELECT asked.ordinal::integer, s.*, g.product
        -- Behind a SELECT the planner cannot count them: it would plan anew for every list.
        FROM unnest((SELECT $1::bytea[])) WITH ORDINALITY AS asked (token_hash, ordinal)
        JOIN casino.token_directory AS t ON t.token_hash = asked.token_hash AND t.kind = 'session'
        JOIN casino.sessions AS s USING (player_id, game_session_id)
        JOIN casino.games AS g USING (game)`,
        values: [hashes],
      });
      const found = new Map(rows.map((row) => [row.ordinal, row]));
      return hashes.map((_, index) => found.get(index + 1));
    },
  );

  return {
    /** The token that opens the game: good for a minute, and for one exchange. */
    async launch({ playerId, sessionId, game, asset, channel, terms }: NewLaunch): Promise<string> {
      const token = randomToken(32);
      const gameSessionId = uuidv7();
      const now = clock();
      await transact(database, async (tx) => {
        await sql`
          INSERT INTO casino.sessions
            (player_id, game_session_id, session_id, game, asset, channel, terms, launched_at, expires_at)
          VALUES (${playerId}, ${gameSessionId}, ${sessionId}, ${game}, ${assetCode(asset)}, ${channel},
                  ${JSON.stringify(terms)}, ${now}, ${new Date(now.getTime() + launchMs)})
        `.execute(tx);
        await keepToken(tx, { kind: "launch", token, playerId, gameSessionId });
      });
      return token;
    },

    /** Undefined for a token that is nobody's, too old, or exchanged before. */
    exchange(launchToken: string): Promise<{ token: string; session: KeptSession } | undefined> {
      const launchHash = hashOf(launchToken);
      if (launchHash === undefined) return Promise.resolve(undefined);
      return transact(database, async (tx) => {
        const now = clock();
        const { rows } = await sql<Row>`
          UPDATE casino.sessions AS s
          SET opened_at = ${now}, expires_at = ${new Date(now.getTime() + sessionMs)}
          FROM casino.token_directory AS t, casino.games AS g
          WHERE t.token_hash = ${launchHash} AND t.kind = 'launch'
            AND s.player_id = t.player_id AND s.game_session_id = t.game_session_id
            AND s.opened_at IS NULL AND s.expires_at > ${now} AND g.game = s.game
          RETURNING s.*, g.product
        `.execute(tx);
        const [row] = rows;
        if (row === undefined) return undefined;
        const token = randomToken(32);
        const { player_id: playerId, game_session_id: gameSessionId } = row;
        await keepToken(tx, { kind: "session", token, playerId, gameSessionId });
        return { token, session: sessionOf(row, now) };
      });
    },

    /** Whether the signing in it is of goes on is not known here. */
    async find(token: string): Promise<KeptSession | undefined> {
      const tokenHash = hashOf(token);
      const row = tokenHash && (await find(tokenHash));
      if (row === undefined || row.opened_at === null || row.ended_at !== null) return undefined;
      return row.expires_at > clock() ? sessionOf(row, row.opened_at) : undefined;
    },

    async end({
      playerId,
      gameSessionId,
    }: Pick<Seat, "playerId" | "gameSessionId">): Promise<void> {
      await sql`
        UPDATE casino.sessions SET ended_at = ${clock()}
        WHERE player_id = ${playerId} AND game_session_id = ${gameSessionId} AND ended_at IS NULL
      `.execute(database.db);
    },
  };
}

export type GameSessions = ReturnType<typeof createGameSessions>;

async function keepToken(
  tx: Transact,
  kept: { kind: "launch" | "session"; token: string; playerId: string; gameSessionId: string },
): Promise<void> {
  await sql`
    INSERT INTO casino.token_directory (token_hash, kind, player_id, game_session_id)
    VALUES (${hashOf(kept.token)}, ${kept.kind}, ${kept.playerId}, ${kept.gameSessionId})
  `.execute(tx);
}

/** Undefined for what can be no token of ours, so that junk costs no query. */
function hashOf(token: string): Buffer | undefined {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return undefined;
  return hash("sha256", token, "buffer");
}

function sessionOf(row: Row, openedAt: Date): KeptSession {
  const [name = ""] = row.asset.split("/");
  return {
    playerId: row.player_id,
    gameSessionId: row.game_session_id,
    sessionId: row.session_id,
    game: row.game,
    product: row.product,
    asset: getAsset(name),
    terms: row.terms,
    openedAt,
    expiresAt: row.expires_at,
  };
}
