import type { Profile } from "@croupier/contracts";
import type { Database, Transact } from "@croupier/database";
import { sql } from "kysely";

/**
 * Nobody else changes these details until the transaction ends. A statement of its own: one that waits
 * and reads would read what stood beside the profile before it waited.
 */
export async function lockProfile(tx: Transact, playerId: string): Promise<void> {
  await sql`
    SELECT FROM players.profile WHERE player_id = ${playerId} FOR NO KEY UPDATE
  `.execute(tx);
}

/** The player's own details; undefined for nobody. */
export async function findProfile(
  executor: Transact | Database["db"],
  playerId: string,
): Promise<Profile | undefined> {
  const { rows } = await sql<Profile & { joined: Date; since: Date | null }>`
    SELECT p.player_id AS id, p.email, p.first_name AS "firstName", p.last_name AS "lastName",
           p.nickname, to_char(p.date_of_birth, 'YYYY-MM-DD') AS "dateOfBirth", p.phone,
           p.currency, p.language, p.joined_at AS joined,
           (
             SELECT c.changed_at FROM players.credential AS c
             WHERE c.player_id = p.player_id AND c.kind = 'password'
           ) AS since,
           jsonb_build_object(
             'countryCode', p.country_code, 'subdivision', p.subdivision,
             'line1', p.address_line1, 'line2', p.address_line2,
             'city', p.city, 'postalCode', p.postal_code
           ) AS address,
           jsonb_build_object(
             'theme', coalesce(d.theme, 'system'),
             'currency', coalesce(d.currency_display, 'symbol')
           ) AS display,
           coalesce(d.new_device_letters, true) AS "newDeviceLetters",
           EXISTS (
             SELECT 1 FROM players.confirmed_email AS c
             WHERE c.player_id = p.player_id AND c.email = p.email
           ) AS "emailConfirmed",
           coalesce((
             SELECT c.given FROM players.consent AS c
             WHERE c.player_id = p.player_id AND c.kind = 'marketing'
             ORDER BY c.recorded_at DESC LIMIT 1
           ), false) AS marketing
    FROM players.profile AS p
    LEFT JOIN players.preference AS d ON d.player_id = p.player_id
    WHERE p.player_id = ${playerId}
  `.execute(executor);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { joined, since, ...profile } = row;
  const passwordSince = (since ?? joined).toISOString();
  return { ...profile, passwordSince, joinedAt: joined.toISOString() };
}
