import type { Transact } from "@croupier/database";
import { assert } from "@croupier/kit/assert";
import { sql } from "kysely";
import { makeReferralCode } from "./referral-code.ts";

/** The code of a player; made now if there is none yet. Asking twice at once makes one. */
export async function ownCode(
  tx: Transact,
  { playerId, brand, now }: { playerId: string; brand: string; now: Date },
): Promise<string> {
  // Two codes that are made alike are rarer than anything else that goes wrong: a few tries do.
  for (let tries = 0; tries < 5; tries += 1) {
    const code = makeReferralCode();
    const { rows } = await sql<{ code: string }>`
      WITH known AS (
        SELECT code FROM rewards.referral_code WHERE player_id = ${playerId}
      ), taken AS (
        INSERT INTO rewards.referral_code_directory (brand, code, player_id)
        SELECT ${brand}, ${code}, ${playerId} WHERE NOT EXISTS (SELECT FROM known)
        ON CONFLICT DO NOTHING RETURNING code
      ), made AS (
        INSERT INTO rewards.referral_code (player_id, brand, code, made_at)
        SELECT ${playerId}, ${brand}, code, ${now} FROM taken
        ON CONFLICT DO NOTHING RETURNING code
      )
      SELECT code FROM known UNION ALL SELECT code FROM made
    `.execute(tx);
    if (rows[0] !== undefined) return rows[0].code;
  }
  throw new Error("no code of a player could be made");
}

export async function findReferrer(
  tx: Transact,
  { brand, code }: { brand: string; code: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ player_id: string }>`
    SELECT player_id FROM rewards.referral_code_directory
    WHERE brand = ${brand} AND code = ${code}
  `.execute(tx);
  return rows[0]?.player_id;
}

export async function writeReferral(
  tx: Transact,
  referral: {
    readonly playerId: string;
    readonly friendId: string;
    readonly code: string;
    readonly sharingMethod: string;
    readonly joinedAt: Date;
  },
): Promise<void> {
  const { playerId, friendId, code, sharingMethod, joinedAt } = referral;
  assert(playerId !== friendId, "nobody brings themselves");
  await sql`
    WITH brought AS (
      INSERT INTO rewards.friend_directory (friend_id, player_id)
      VALUES (${friendId}, ${playerId}) ON CONFLICT DO NOTHING RETURNING friend_id
    )
    INSERT INTO rewards.referral (player_id, friend_id, code, sharing_method, joined_at)
    SELECT ${playerId}, friend_id, ${code}, ${sharingMethod}, ${joinedAt} FROM brought
  `.execute(tx);
}
