import type { Database } from "@croupier/database";
import { isUuid } from "@croupier/kit/ids";
import { sql, type RawBuilder } from "kysely";
import type { PlayerStatus } from "../player-reader.ts";
import { mask, type Identifying } from "./mask.ts";

export type PlayerQuestion = {
  /** A name, an e-mail, a phone, an id; the beginning of one is enough. */
  readonly words: string;
  readonly brand?: string | undefined;
  readonly status?: PlayerStatus | undefined;
  readonly limit: number;
};

/** Masked: who is found is told enough to be told apart. */
export type FoundPlayer = Identifying & {
  readonly id: string;
  readonly brand: string;
  readonly status: PlayerStatus;
  readonly countryCode: string;
  readonly joinedAt: Date;
};

/** How much of what was typed a player must have, in pieces of three letters. */
const alikeEnough = 0.45;

/**
 * Everybody in whose names, addresses or number the words stand, the most alike first. A player who has
 * every piece of them comes before one who has most: that is a slip of the finger. Whose words have the
 * very letters that were typed, in whatever order, counts as much: fingers swap letters.
 */
export async function findPlayers(
  db: Database["db"],
  { words, brand, status, limit }: PlayerQuestion,
): Promise<FoundPlayer[]> {
  if (isUuid(words.trim())) {
    return select(db, sql`p.player_id = ${words.trim()}::uuid`, sql`1`, { brand, status, limit });
  }
  const pieces = sql`players.search_pieces(VARIADIC ARRAY[${words}::text])`;
  const own = sql`
    players.search_pieces(p.first_name, p.last_name, p.email, p.nickname, p.phone)
  `;
  const letters = sql`players.search_letters(VARIADIC ARRAY[${words}::text])`;
  const ownLetters = sql`
    players.search_letters(p.first_name, p.last_name, p.email, p.nickname)
  `;
  const alike = sql`greatest(${shareOf(pieces, own)}, ${shareOf(letters, ownLetters)})`;
  return select(
    db,
    sql`(${own} && ${pieces} OR ${ownLetters} && ${letters}) AND ${alike} >= ${alikeEnough}::float8`,
    alike,
    { brand, status, limit },
  );
}

/** How much of what was asked a player has; of nothing, nothing. */
function shareOf(asked: RawBuilder<unknown>, own: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce((
    SELECT count(*) FROM unnest(${asked}) AS part WHERE part = ANY (${own})
  )::float8 / nullif(cardinality(${asked}), 0), 0)`;
}

async function select(
  db: Database["db"],
  fits: RawBuilder<unknown>,
  alike: RawBuilder<unknown>,
  { brand, status, limit }: Omit<PlayerQuestion, "words">,
): Promise<FoundPlayer[]> {
  const { rows } = await sql<FoundPlayer>`
    SELECT p.player_id AS id, p.brand, p.status, p.email, p.nickname, p.first_name AS "firstName",
           p.last_name AS "lastName", p.phone, p.country_code AS "countryCode",
           p.joined_at AS "joinedAt"
    FROM players.profile AS p
    WHERE ${fits}
      AND (${brand ?? null}::text IS NULL OR p.brand = ${brand ?? null})
      AND (${status ?? null}::text IS NULL OR p.status = ${status ?? null})
    ORDER BY ${alike} DESC, p.joined_at DESC, p.player_id LIMIT ${limit}
  `.execute(db);
  return rows.map((row) => ({ ...row, ...mask(row) }));
}
