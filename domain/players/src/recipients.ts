import type { Database, Transact } from "@croupier/database";
import { getAsset, type Asset } from "@croupier/kit/money";
import { sql } from "kysely";
import { isEmailLogin } from "./fold.ts";
import { maskEmail } from "./phone/mask-email.ts";
import { foldLogin } from "./player-reader.ts";

type Db = Database["db"] | Transact;

type Member = {
  readonly brand: string;
  readonly currency: Asset;
  readonly language: string;
  /** Where they live. */
  readonly residence: { readonly countryCode: string; readonly subdivision: string | undefined };
  /** What they answer to, as the directories spell it. */
  readonly names: readonly string[];
};

/** What somebody typed to name another player, of an address but its middle. */
export function maskName(typed: string): string {
  return isEmailLogin(typed) ? maskEmail(typed.trim()) : typed;
}

export async function findMember(db: Db, playerId: string): Promise<Member> {
  const { rows } = await sql<{
    brand: string;
    currency: string;
    language: string;
    email: string;
    nickname: string | null;
    countryCode: string;
    subdivision: string | null;
  }>`
    SELECT brand, currency, language, email, nickname, country_code AS "countryCode", subdivision
    FROM players.profile WHERE player_id = ${playerId}
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("a player who holds a session has a profile");
  const names = [row.email, row.nickname].filter((name) => name !== null).map(foldLogin);
  const { brand, language, countryCode } = row;
  const residence = { countryCode, subdivision: row.subdivision ?? undefined };
  return { brand, language, residence, currency: getAsset(row.currency), names };
}

/** Whoever of the brand answers to a name that `foldLogin` has spelled. */
export async function findRecipient(
  db: Db,
  { brand, folded }: { readonly brand: string; readonly folded: string },
): Promise<{ readonly playerId: string; readonly currency: Asset } | undefined> {
  const { rows } = await sql<{ playerId: string; currency: string }>`
    SELECT p.player_id AS "playerId", p.currency
    FROM (
      SELECT player_id FROM players.email_directory
      WHERE brand = ${brand} AND email_folded = ${folded}
      UNION ALL
      SELECT player_id FROM players.nickname_directory
      WHERE brand = ${brand} AND nickname_folded = ${folded}
    ) AS d
    JOIN players.profile AS p ON p.player_id = d.player_id
  `.execute(db);
  const [row] = rows;
  return row && { playerId: row.playerId, currency: getAsset(row.currency) };
}

/** What other players may read of somebody: the nickname, else the first name and an initial. */
export async function readShownNames(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT player_id AS id,
           coalesce(nickname, first_name || ' ' || left(last_name, 1) || '.') AS name
    FROM players.profile WHERE player_id = ANY (${[...ids]}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
