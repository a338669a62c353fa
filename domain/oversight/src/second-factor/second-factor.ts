import { createHash, randomBytes } from "node:crypto";
import { transact, type Database, type Transact } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { findStep, seal, toBase32, unseal, type Keyring } from "@croupier/players/credentials";
import { sql } from "kysely";
import type { SecondFactorInUse } from "../refusals.ts";

export type Enrolment = { readonly secret: string; readonly address: string };
export type Proof = "device" | "recovery code";

type Row = { secret: string; lastStep: bigint };

const recoveryCodes = 10;

const sealing = (owner: string) => ({ purpose: "staff totp secret", owner });

/** Who has a device for codes, and what is left of the codes for the day it is lost. */
export function createSecondFactor({
  database,
  clock,
  keyring,
}: {
  database: Database;
  clock: Clock;
  keyring: Keyring;
}) {
  async function lock(
    tx: Transact,
    staffId: string,
    { confirmed }: { confirmed: boolean },
  ): Promise<Row | undefined> {
    const { rows } = await sql<Row>`
      SELECT secret, last_step AS "lastStep" FROM oversight.staff_totp
      WHERE staff_id = ${staffId} AND (confirmed_at IS NOT NULL) = ${confirmed} FOR UPDATE
    `.execute(tx);
    return rows[0];
  }

  /** Marks the step as used. Undefined when there is no device, or the code is not its own. */
  async function takeCode(
    tx: Transact,
    staffId: string,
    { code, confirmed }: { code: string; confirmed: boolean },
  ): Promise<number | undefined> {
    const row = await lock(tx, staffId, { confirmed });
    if (row === undefined) return undefined;
    const secret = unseal(keyring, row.secret, sealing(staffId));
    const step = findStep(secret, code, { now: clock(), lastStep: Number(row.lastStep) });
    if (step === undefined) return undefined;
    // Sealed anew under the key in use, so that an old one can be retired.
    await sql`
      UPDATE oversight.staff_totp
      SET last_step = ${step}, secret = ${seal(keyring, secret, sealing(staffId))}
      WHERE staff_id = ${staffId}
    `.execute(tx);
    return step;
  }

  return {
    /** A secret for a device to come; what was begun before and never confirmed is forgotten. */
    enrol: (staff: {
      readonly id: string;
      readonly login: string;
    }): Promise<Result<Enrolment, SecondFactorInUse>> =>
      transact(database, async (tx) => {
        const secret = randomBytes(20);
        const { rows } = await sql`
          INSERT INTO oversight.staff_totp (staff_id, secret, began_at, last_step)
          VALUES (${staff.id}, ${seal(keyring, secret, sealing(staff.id))}, ${clock()}, 0)
          ON CONFLICT (staff_id) DO UPDATE
            SET secret = excluded.secret, began_at = excluded.began_at, last_step = 0
            WHERE staff_totp.confirmed_at IS NULL
          RETURNING staff_id
        `.execute(tx);
        if (rows.length === 0) return refuse({ code: "second_factor_in_use" });
        const spelt = toBase32(secret);
        const label = encodeURIComponent(`Croupier:${staff.login}`);
        const address = `otpauth://totp/${label}?secret=${spelt}&issuer=Croupier`;
        return ok({ secret: spelt, address });
      }),

    async isBegun(tx: Transact, staffId: string): Promise<boolean> {
      return (await lock(tx, staffId, { confirmed: false })) !== undefined;
    },

    /** With the first right code the device is in use. Answers the recovery codes, this one time. */
    async confirm(
      tx: Transact,
      { staffId, code }: { staffId: string; code: string },
    ): Promise<readonly string[] | undefined> {
      if ((await takeCode(tx, staffId, { code, confirmed: false })) === undefined) return undefined;
      await sql`
        UPDATE oversight.staff_totp SET confirmed_at = ${clock()} WHERE staff_id = ${staffId}
      `.execute(tx);
      const codes = Array.from({ length: recoveryCodes }, mintRecoveryCode);
      await sql`DELETE FROM oversight.staff_recovery_code WHERE staff_id = ${staffId}`.execute(tx);
      await sql`
        INSERT INTO oversight.staff_recovery_code (staff_id, code_hash)
        SELECT ${staffId}, hash FROM unnest(${codes.map(hashRecoveryCode)}::bytea[]) AS hash
      `.execute(tx);
      return codes;
    },

    async isInUse(tx: Transact, staffId: string): Promise<boolean> {
      return (await lock(tx, staffId, { confirmed: true })) !== undefined;
    },

    /** A code of the device, or a recovery code; each is good for one time. */
    async prove(
      tx: Transact,
      { staffId, code }: { staffId: string; code: string },
    ): Promise<Proof | undefined> {
      const typed = code.replace(/\s/g, "");
      const step = await takeCode(tx, staffId, { code: typed, confirmed: true });
      if (step !== undefined) return "device";
      const { rows } = await sql`
        UPDATE oversight.staff_recovery_code SET used_at = ${clock()}
        WHERE staff_id = ${staffId} AND code_hash = ${hashRecoveryCode(typed)} AND used_at IS NULL
        RETURNING staff_id
      `.execute(tx);
      return rows.length === 1 ? "recovery code" : undefined;
    },

    async forget(tx: Transact, staffId: string): Promise<boolean> {
      await sql`DELETE FROM oversight.staff_recovery_code WHERE staff_id = ${staffId}`.execute(tx);
      const { rows } = await sql`
        DELETE FROM oversight.staff_totp WHERE staff_id = ${staffId} RETURNING staff_id
      `.execute(tx);
      return rows.length === 1;
    },
  };
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;

/** 80 random bits: nobody guesses one, so a fast hash is enough to keep them. */
function mintRecoveryCode(): string {
  return (toBase32(randomBytes(10)).match(/.{4}/g) ?? []).join("-");
}

function hashRecoveryCode(typed: string): Buffer {
  const plain = typed.toUpperCase().replace(/[^A-Z2-7]/g, "");
  return createHash("sha256").update(`staff recovery code\0${plain}`).digest();
}
