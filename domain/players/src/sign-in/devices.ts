import type { Database, Transact } from "@croupier/database";
import { sql } from "kysely";
import { hashToken, mintToken } from "../session-token.ts";

/** A browser that keeps a random token of ours; what it is like is nobody's business. */
export type Recognised = {
  /** To be kept by the browser: its own, or a new one. */
  readonly token: string;
  /** The player has signed in from here before. */
  readonly isKnown: boolean;
};

/** Remembers with which browsers a player signs in. */
export async function recogniseDevice(
  tx: Transact,
  { playerId, token, now }: { playerId: string; token: string | undefined; now: Date },
): Promise<Recognised> {
  const known = token === undefined ? undefined : hashToken(token);
  const kept = token === undefined || known === undefined ? mintToken() : token;
  // The sub-select sees what there was before this statement.
  const { rows } = await sql<{ is_known: boolean }>`
    WITH seen AS (
      INSERT INTO players.known_device (player_id, device_hash, first_seen_at, last_seen_at)
      VALUES (${playerId}, ${hashToken(kept)}, ${now}, ${now})
      ON CONFLICT (player_id, device_hash) DO UPDATE SET last_seen_at = excluded.last_seen_at
      RETURNING device_hash
    )
    SELECT EXISTS (
      SELECT FROM players.known_device AS k JOIN seen USING (device_hash)
      WHERE k.player_id = ${playerId}
    ) AS is_known
  `.execute(tx);
  return { token: kept, isKnown: rows[0]?.is_known === true };
}

/** The mark of a browser that this player signed in with before; nobody's account has none, at the same cost. */
export async function findKnownDevice(
  { db }: Pick<Database, "db">,
  { playerId, token }: { playerId: string | undefined; token: string | undefined },
): Promise<string | undefined> {
  const hash = token === undefined ? undefined : hashToken(token);
  if (hash === undefined) return undefined;
  const { rows } = await sql`
    SELECT FROM players.known_device
    WHERE player_id = ${playerId ?? null}::uuid AND device_hash = ${hash}
  `.execute(db);
  return rows.length > 0 ? hash.toString("hex") : undefined;
}

/** The marks of all browsers that this player signed in with. */
export async function listKnownDevices(tx: Transact, playerId: string): Promise<string[]> {
  const { rows } = await sql<{ device: string }>`
    SELECT encode(device_hash, 'hex') AS device FROM players.known_device
    WHERE player_id = ${playerId}
  `.execute(tx);
  return rows.map(({ device }) => device);
}

/**
 * For the worker: browsers that nobody has signed in with for so long that their cookie is gone. One that
 * somebody else still uses tells that an excluded player is back, so all of its rows stay.
 */
export async function forgetDevicesUnseenSince(database: Database, moment: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM players.known_device AS d
    WHERE d.last_seen_at < ${moment} AND NOT EXISTS (
      SELECT FROM players.known_device AS o
      WHERE o.device_hash = d.device_hash AND o.last_seen_at >= ${moment}
    )
  `.execute(database.db);
  return Number(numAffectedRows ?? 0n);
}
