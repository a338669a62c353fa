import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Database, Transact } from "@croupier/database";
import { minuteMs, type Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import { deriveKey, type Keyring } from "./keyring.ts";

const livesMs = 5 * minuteMs;
const timeBytes = 8;
const saltBytes = 16;

/** Signed questions: whoever asks keeps nothing until an answer comes, and takes one answer. */
export function createChallenges({
  clock,
  keyring,
  purpose,
}: {
  clock: Clock;
  keyring: Keyring;
  purpose: string;
}) {
  const sign = (payload: Uint8Array, whose: string) =>
    createHmac("sha256", deriveKey(keyring, keyring.currentId, purpose))
      .update(payload)
      .update(whose)
      .digest();

  return {
    /** `whose` binds it: an answer to somebody else's question is none. */
    make(whose = ""): Buffer {
      const time = Buffer.alloc(timeBytes);
      time.writeBigUInt64BE(BigInt(clock().getTime() + livesMs));
      const payload = Buffer.concat([time, randomBytes(saltBytes)]);
      return Buffer.concat([payload, sign(payload, whose)]);
    },

    isOurs(challenge: Buffer, whose = ""): boolean {
      if (challenge.length !== timeBytes + saltBytes + 32) return false;
      const payload = challenge.subarray(0, timeBytes + saltBytes);
      const signature = challenge.subarray(timeBytes + saltBytes);
      if (!timingSafeEqual(signature, sign(payload, whose))) return false;
      return payload.readBigUInt64BE() > BigInt(clock().getTime());
    },

    /** False: it was answered before. */
    async spend(tx: Transact, challenge: Buffer): Promise<boolean> {
      const hash = createHash("sha256").update(challenge).digest();
      const { rows } = await sql`
        INSERT INTO players.spent_challenge (challenge_hash, expires_at)
        VALUES (${hash}, ${new Date(clock().getTime() + livesMs)})
        ON CONFLICT DO NOTHING RETURNING challenge_hash
      `.execute(tx);
      return rows.length === 1;
    },

    async forgetBefore(database: Database, moment: Date): Promise<void> {
      await sql`DELETE FROM players.spent_challenge WHERE expires_at < ${moment}`.execute(
        database.db,
      );
    },
  };
}

export type Challenges = ReturnType<typeof createChallenges>;
