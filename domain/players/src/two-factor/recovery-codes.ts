import { createHash, randomBytes } from "node:crypto";
import { transact, type Database, type Transact } from "@croupier/database";
import { sql } from "kysely";
import { recordEvent } from "../events/record-event.ts";
import { toBase32 } from "./base32.ts";

const codesMade = 10;

/** For the day the device is lost: ten codes, each good for one time. */
export function createRecoveryCodes(database: Database) {
  return {
    /** Answers them, this one time; those before open nothing any more. */
    async make(tx: Transact, playerId: string): Promise<string[]> {
      const codes = Array.from({ length: codesMade }, mint);
      await sql`DELETE FROM players.recovery_code WHERE player_id = ${playerId}`.execute(tx);
      await sql`
        INSERT INTO players.recovery_code (player_id, code_hash)
        SELECT ${playerId}, hash FROM unnest(${codes.map(hash)}::bytea[]) AS hash
      `.execute(tx);
      return codes;
    },

    use: (playerId: string, typed: string): Promise<boolean> =>
      transact(database, async (tx) => {
        const { rows } = await sql`
        UPDATE players.recovery_code SET used_at = clock_timestamp()
        WHERE player_id = ${playerId} AND code_hash = ${hash(typed)} AND used_at IS NULL
        RETURNING player_id
      `.execute(tx);
        if (rows.length === 0) return false;
        await recordEvent(tx, { playerId, kind: "recovery_code_used", by: "player" });
        return true;
      }),

    async countLeft(playerId: string): Promise<number> {
      const { rows } = await sql<{ left: number }>`
        SELECT count(*)::integer AS left FROM players.recovery_code
        WHERE player_id = ${playerId} AND used_at IS NULL
      `.execute(database.db);
      return rows[0]?.left ?? 0;
    },

    async forget(tx: Transact, playerId: string): Promise<void> {
      await sql`DELETE FROM players.recovery_code WHERE player_id = ${playerId}`.execute(tx);
    },
  };
}

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>;

/** 80 random bits: nobody guesses one, so a fast hash is enough to keep them. */
function mint(): string {
  return (toBase32(randomBytes(10)).match(/.{4}/g) ?? []).join("-");
}

function hash(typed: string): Buffer {
  const plain = typed.toUpperCase().replace(/[^A-Z2-7]/g, "");
  return createHash("sha256").update(`player recovery code\0${plain}`).digest();
}
