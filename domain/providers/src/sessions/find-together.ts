import type { Database } from "@croupier/database";

type Row = {
  ordinal: number;
  player_id: string;
  session_id: string;
  game_code: string;
  currency: string;
  expires_at: Date;
};

export type OfProvider<Key> = { readonly provider: string; readonly key: Key };

/** The sessions of these tokens, by their hashes; nothing where there is none. */
export async function findSessions(
  { pool }: Database,
  asked: readonly OfProvider<Buffer>[],
): Promise<readonly (Row | undefined)[]> {
  const { rows } = await pool.query<Row>({
    name: "providers find sessions",
    text: `SELECT asked.ordinal::integer, s.player_id, s.session_id, s.game_code, s.currency, s.expires_at
      FROM unnest($1::bytea[], $2::text[]) WITH ORDINALITY AS asked (token_hash, provider, ordinal)
      JOIN providers.token_directory AS t
        ON t.token_hash = asked.token_hash AND t.kind = 'session' AND t.provider = asked.provider
      JOIN providers.play_session AS s USING (player_id, play_session_id)`,
    values: columnsOf(asked),
  });
  return inOrder(asked, rows);
}

/** Whom a provider means by these names. */
export async function findPlayers(
  { pool }: Database,
  asked: readonly OfProvider<string>[],
): Promise<readonly (string | undefined)[]> {
  const { rows } = await pool.query<Pick<Row, "ordinal" | "player_id">>({
    name: "providers find players",
    text: `SELECT asked.ordinal::integer, d.player_id
      FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asked (player_ref, provider, ordinal)
      JOIN providers.player_ref_directory AS d
        ON d.provider = asked.provider AND d.player_ref = asked.player_ref`,
    values: columnsOf(asked),
  });
  return inOrder(asked, rows).map((row) => row?.player_id);
}

function columnsOf<Key>(asked: readonly OfProvider<Key>[]): unknown[] {
  return [asked.map(({ key }) => key), asked.map(({ provider }) => provider)];
}

function inOrder<Found extends { ordinal: number }>(
  asked: readonly unknown[],
  rows: readonly Found[],
): readonly (Found | undefined)[] {
  const found = new Map(rows.map((row) => [row.ordinal, row]));
  return asked.map((_, index) => found.get(index + 1));
}
