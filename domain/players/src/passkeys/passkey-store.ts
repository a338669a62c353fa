import type { Database, Transact } from "@croupier/database";
import { sql } from "kysely";

export type Passkey = {
  readonly id: string;
  readonly name: string;
  readonly synced: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

export type Credential = {
  readonly playerId: string;
  readonly passkeyId: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
};

export type NewPasskey = {
  readonly playerId: string;
  readonly passkeyId: string;
  readonly brand: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly synced: boolean;
  readonly now: Date;
};

/** The rows of keys. Rules stand in passkeys.ts. */
export const passkeyStore = {
  async list(executor: Transact | Database["db"], playerId: string) {
    const { rows } = await sql<Passkey & { credentialId: string; transports: string[] }>`
      SELECT passkey_id AS id, name, synced, created_at AS "createdAt",
             last_used_at AS "lastUsedAt", credential_id AS "credentialId", transports
      FROM players.passkey WHERE player_id = ${playerId} ORDER BY created_at, passkey_id
    `.execute(executor);
    return rows;
  },

  async find(
    executor: Database["db"],
    brand: string,
    credentialId: string,
  ): Promise<Credential | undefined> {
    const { rows } = await sql<Omit<Credential, "counter"> & { counter: bigint }>`
      SELECT p.player_id AS "playerId", p.passkey_id AS "passkeyId",
             p.credential_id AS "credentialId", p.public_key AS "publicKey", p.counter
      FROM players.passkey_directory AS d
      JOIN players.passkey AS p ON p.player_id = d.player_id AND p.passkey_id = d.passkey_id
      WHERE d.brand = ${brand} AND d.credential_id = ${credentialId}
    `.execute(executor);
    return rows[0] && { ...rows[0], counter: Number(rows[0].counter) };
  },

  /** False: somebody of the brand has this key already. */
  async add(tx: Transact, key: NewPasskey): Promise<boolean> {
    const { playerId, passkeyId, credentialId, now } = key;
    const { rows } = await sql`
      INSERT INTO players.passkey_directory (brand, credential_id, player_id, passkey_id)
      VALUES (${key.brand}, ${credentialId}, ${playerId}, ${passkeyId})
      ON CONFLICT DO NOTHING RETURNING passkey_id
    `.execute(tx);
    if (rows.length === 0) return false;
    await sql`
      INSERT INTO players.passkey (player_id, passkey_id, credential_id, public_key, counter,
                                   transports, name, synced, created_at)
      VALUES (${playerId}, ${passkeyId}, ${credentialId}, ${key.publicKey}, ${key.counter},
              ${[...key.transports]}::text[], ${key.name}, ${key.synced}, ${now})
    `.execute(tx);
    return true;
  },

  async rename(
    tx: Transact,
    { playerId, passkeyId, name }: { playerId: string; passkeyId: string; name: string },
  ): Promise<boolean> {
    const { rows } = await sql`
      UPDATE players.passkey SET name = ${name}
      WHERE player_id = ${playerId} AND passkey_id::text = ${passkeyId} RETURNING passkey_id
    `.execute(tx);
    return rows.length === 1;
  },

  /** What it was called; undefined: the player has no such key. */
  async remove(
    tx: Transact,
    { playerId, passkeyId }: { playerId: string; passkeyId: string },
  ): Promise<string | undefined> {
    const { rows } = await sql<{ name: string }>`
      WITH gone AS (
        DELETE FROM players.passkey
        WHERE player_id = ${playerId} AND passkey_id::text = ${passkeyId} RETURNING passkey_id, name
      )
      DELETE FROM players.passkey_directory AS d USING gone
      WHERE d.player_id = ${playerId} AND d.passkey_id = gone.passkey_id RETURNING gone.name
    `.execute(tx);
    return rows[0]?.name;
  },

  /** False: of two answers with the same count one is a copy's. */
  async use(
    tx: Transact,
    key: Credential,
    { counter, now }: { counter: number; now: Date },
  ): Promise<boolean> {
    const { rows } = await sql`
      UPDATE players.passkey SET counter = ${counter}, last_used_at = ${now}
      WHERE player_id = ${key.playerId} AND passkey_id = ${key.passkeyId}
        AND counter = ${key.counter}
      RETURNING passkey_id
    `.execute(tx);
    return rows.length === 1;
  },
};
