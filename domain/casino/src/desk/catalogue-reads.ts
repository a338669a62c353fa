import type { Database } from "@croupier/database";
import { sql } from "kysely";
import { readGames, type Game } from "../catalogue/catalogue.ts";
import { nameProfile } from "../catalogue/return-profiles.ts";
import { changeColumns, changeOf, type ChangeRow, type ProfileChange } from "./profile-changes.ts";

/** A game as staff keep it. */
export type KeptGame = Omit<Game, "profile"> & {
  readonly profile: { readonly version: number; readonly name: string; readonly since: Date };
  readonly returnToPlayer: number;
  /** Who switched it last, and why; null: nobody ever did. */
  readonly switched: { readonly at: Date; readonly by: string; readonly reason: string } | null;
  readonly sessionsOpen: number;
  /** In which their players still have a say. */
  readonly roundsOpen: number;
  readonly waiting: ProfileChange | null;
};

type Row = {
  game: string;
  switched_at: Date | null;
  switched_by: string | null;
  switch_reason: string | null;
  sessions_open: number;
  rounds_open: number;
};

/** Every game, or these, with what goes on in them now. */
export async function readKeptGames(
  { db }: Pick<Database, "db">,
  {
    games,
    now,
    returnOf,
  }: {
    readonly games?: readonly string[];
    readonly now: Date;
    readonly returnOf: (game: Game) => number;
  },
): Promise<readonly KeptGame[]> {
  const offered = await readGames(db, { now, ...(games === undefined ? {} : { games }) });
  const names = [...offered.keys()];
  const { rows } = await sql<Row>`
    SELECT g.game, g.switched_at, g.switched_by, g.switch_reason,
      (SELECT count(*)::int FROM casino.sessions AS s
        WHERE s.game = g.game AND s.opened_at IS NOT NULL AND s.ended_at IS NULL
          AND s.expires_at > ${now}) AS sessions_open,
      (SELECT count(*)::int FROM casino.open_rounds AS o WHERE o.game = g.game) AS rounds_open
    FROM casino.games AS g WHERE g.game = ANY (${names}::text[])
  `.execute(db);
  const { rows: waiting } = await sql<ChangeRow>`
    SELECT ${changeColumns} FROM casino.profile_changes
    WHERE answer IS NULL AND game = ANY (${names}::text[])
  `.execute(db);
  const rowOf = new Map(rows.map((row) => [row.game, row]));
  const waitingOf = new Map(waiting.map((row) => [row.game, changeOf(row)]));
  return [...offered.values()].map((game): KeptGame => {
    const { profile, family } = game;
    const row = rowOf.get(game.game);
    return {
      ...game,
      profile: {
        version: profile.version,
        name: nameProfile(family, profile.config),
        since: profile.since,
      },
      returnToPlayer: returnOf(game),
      switched: row === undefined ? null : switchedOf(row),
      sessionsOpen: row?.sessions_open ?? 0,
      roundsOpen: row?.rounds_open ?? 0,
      waiting: waitingOf.get(game.game) ?? null,
    };
  });
}

function switchedOf({ switched_at: at, switched_by: by, switch_reason: reason }: Row) {
  return at === null || by === null || reason === null ? null : { at, by, reason };
}

/** Who has the game open now. */
export async function readSeated(
  { db }: Pick<Database, "db">,
  { game, now }: { readonly game: string; readonly now: Date },
): Promise<readonly string[]> {
  const { rows } = await sql<{ player_id: string }>`
    SELECT DISTINCT player_id FROM casino.sessions
    WHERE game = ${game} AND opened_at IS NOT NULL AND ended_at IS NULL AND expires_at > ${now}
  `.execute(db);
  return rows.map(({ player_id: playerId }) => playerId);
}
