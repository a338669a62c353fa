import type { Database } from "@croupier/database";
import { sql } from "kysely";

/** A pair of seeds as staff see it: of what still decides, the fingerprint alone. */
export type KeptSeeds = {
  readonly number: number;
  readonly fingerprint: string;
  readonly playerSeed: string;
  /** How many rounds it decided until now. */
  readonly rounds: number;
  readonly since: Date;
  /** Null: it decides. */
  readonly revealedAt: Date | null;
  /** Undefined while it decides: nobody of staff may know it before its player does. */
  readonly serverSeed: string | undefined;
};

type Row = {
  number: number;
  fingerprint: string;
  player_seed: string;
  nonce_next: number;
  since: Date;
  revealed_at: Date | null;
  sealed_shown: string | null;
};

const shownMax = 200;

/** A player's pairs, the one that decides first. What is sealed leaves the database once it was shown. */
export async function readKeptSeeds(
  { db }: Pick<Database, "db">,
  playerId: string,
  unseal: (sealed: string, number: number) => string,
): Promise<readonly KeptSeeds[]> {
  const { rows } = await sql<Row>`
    SELECT number, fingerprint, player_seed, nonce_next, since, revealed_at,
      CASE WHEN revealed_at IS NOT NULL THEN sealed_server_seed END AS sealed_shown
    FROM casino.seeds WHERE player_id = ${playerId}
    ORDER BY number DESC LIMIT ${shownMax}
  `.execute(db);
  return rows.map((row) => ({
    number: row.number,
    fingerprint: row.fingerprint,
    playerSeed: row.player_seed,
    rounds: row.nonce_next,
    since: row.since,
    revealedAt: row.revealed_at,
    serverSeed: row.sealed_shown === null ? undefined : unseal(row.sealed_shown, row.number),
  }));
}

/** What decided a round, also while its player may not know it: for counting it out within the house alone. */
export async function readSealedSeed(
  { db }: Pick<Database, "db">,
  { playerId, number }: { readonly playerId: string; readonly number: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ sealed: string }>`
    SELECT sealed_server_seed AS sealed FROM casino.seeds
    WHERE player_id = ${playerId} AND number = ${number}
  `.execute(db);
  return rows[0]?.sealed;
}
