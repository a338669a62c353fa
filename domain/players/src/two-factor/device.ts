import { randomBytes } from "node:crypto";
import type { Database, Transact } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import type { Keyring } from "../keyring.ts";
import { seal, unseal } from "../seal.ts";
import { toBase32 } from "./base32.ts";
import { findStep } from "./totp.ts";

export type DeviceState = {
  readonly confirmed: boolean;
  readonly begunIn: string;
  readonly secret: Buffer;
  readonly lastStep: number;
};

type Row = { secret: string; lastStep: bigint; begunIn: string; confirmed: boolean };

const sealing = (owner: string) => ({ purpose: "player totp secret", owner });

/** The device that counts codes: its secret, sealed, and the newest step that was used. */
export function createDevice({
  database,
  clock,
  keyring,
}: {
  database: Database;
  clock: Clock;
  keyring: Keyring;
}) {
  async function find(
    executor: Transact | Database["db"],
    playerId: string,
  ): Promise<DeviceState | undefined> {
    const { rows } = await sql<Row>`
      SELECT secret, last_step AS "lastStep", began_in AS "begunIn",
             confirmed_at IS NOT NULL AS confirmed
      FROM players.two_factor WHERE player_id = ${playerId}
    `.execute(executor);
    const [row] = rows;
    if (row === undefined) return undefined;
    const secret = unseal(keyring, row.secret, sealing(playerId));
    return { ...row, secret, lastStep: Number(row.lastStep) };
  }

  /** Takes the step of a code, if nobody has taken it or a later one meanwhile. */
  async function takeStep(
    executor: Transact | Database["db"],
    { playerId, code, confirmed }: { playerId: string; code: string; confirmed: boolean },
  ): Promise<boolean> {
    const device = await find(executor, playerId);
    if (device === undefined || device.confirmed !== confirmed) return false;
    const { secret, lastStep } = device;
    const step = findStep(secret, code.replace(/\s/g, ""), { now: clock(), lastStep });
    if (step === undefined) return false;
    // Sealed anew under the key in use, so that an old one can be retired.
    const { rows } = await sql`
      UPDATE players.two_factor
      SET last_step = ${step}, secret = ${seal(keyring, secret, sealing(playerId))}
      WHERE player_id = ${playerId} AND last_step = ${lastStep}
        AND (confirmed_at IS NOT NULL) = ${confirmed}
      RETURNING player_id
    `.execute(executor);
    return rows.length === 1;
  }

  return {
    find: (playerId: string) => find(database.db, playerId),

    useCode: (playerId: string, code: string) =>
      takeStep(database.db, { playerId, code, confirmed: true }),

    /** A fresh secret. What was begun before and never confirmed is forgotten; false: one is in use. */
    async begin(
      tx: Transact,
      { playerId, sessionId }: { playerId: string; sessionId: string },
    ): Promise<boolean> {
      const secret = seal(keyring, randomBytes(20), sealing(playerId));
      const { rows } = await sql`
        INSERT INTO players.two_factor (player_id, secret, began_in)
        VALUES (${playerId}, ${secret}, ${sessionId})
        ON CONFLICT (player_id) DO UPDATE
          SET secret = excluded.secret, began_in = excluded.began_in,
              began_at = clock_timestamp(), last_step = 0
          WHERE two_factor.confirmed_at IS NULL
        RETURNING player_id
      `.execute(tx);
      return rows.length === 1;
    },

    /** With its first right code the device is in use. */
    async confirm(tx: Transact, playerId: string, code: string): Promise<boolean> {
      if (!(await takeStep(tx, { playerId, code, confirmed: false }))) return false;
      await sql`
        UPDATE players.two_factor SET confirmed_at = clock_timestamp()
        WHERE player_id = ${playerId}
      `.execute(tx);
      return true;
    },

    async forget(tx: Transact, playerId: string): Promise<boolean> {
      const { rows } = await sql`
        DELETE FROM players.two_factor WHERE player_id = ${playerId} RETURNING player_id
      `.execute(tx);
      return rows.length === 1;
    },
  };
}

export type Device = ReturnType<typeof createDevice>;

/** What an app that counts codes reads, typed or as a picture. */
export function otpAuthUri({
  secret,
  issuer,
  account,
}: {
  secret: Uint8Array;
  issuer: string;
  account: string;
}): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = `secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
  return `otpauth://totp/${label}?${query}&algorithm=SHA1&digits=6&period=30`;
}
