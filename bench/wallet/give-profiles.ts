import type { Database } from "@croupier/database";

/** What anybody has who joined: a profile, and a yes to the terms. */
export async function giveProfiles(
  { pool }: Database,
  playerIds: readonly string[],
): Promise<void> {
  await pool.query(
    `INSERT INTO players.profile (player_id, brand, email, first_name, last_name, date_of_birth,
       country_code, address_line1, city, postal_code, currency, language, joined_at, joined_under)
     SELECT id, 'kingfisher', id || '@example.com', 'Vera', 'Voss', '1990-01-01', 'CW', 'Penstraat 1',
       'Willemstad', '0000', 'EUR', 'en', now(), '[]'
     FROM unnest($1::uuid[]) AS id`,
    [playerIds],
  );
  await pool.query(
    `INSERT INTO players.consent (player_id, kind, recorded_at, given, version)
     SELECT id, kind, now(), true, '2026-11'
     FROM unnest($1::uuid[]) AS id, unnest('{terms,privacy}'::text[]) AS kind`,
    [playerIds],
  );
}
