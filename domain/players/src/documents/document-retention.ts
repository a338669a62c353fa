import { transact } from "@croupier/database";
import { policyFor, type Place } from "@croupier/policy";
import { sql } from "kysely";
import { recordEvent } from "../events/record-event.ts";
import { decideErasure } from "./decide-retention.ts";
import type { DocumentRoom } from "./document-room.ts";
import { lockPlayer } from "./document-store.ts";
import { inBatches } from "./in-batches.ts";
import { readKeptFiles, type StoredKeptFile } from "./kept-file-reader.ts";

/**
 * Files do not outlive what keeps them: the period of the law the player lives under, or a hold. The row
 * says when the file went; what was decided stays. Who is forgotten loses them with all the rest (erasure/).
 */
export function createDocumentRetention({ database }: Pick<DocumentRoom, "database">) {
  return {
    /** Answers how many went. */
    async eraseDue({ now, signal }: { now: Date; signal: AbortSignal }): Promise<number> {
      let erased = 0;
      const kept = inBatches((after) => readKeptFiles(database.db, after), keyOf);
      for await (const file of kept) {
        if (signal.aborted) break;
        if (isDue(file, now) && (await erase(file, now))) erased += 1;
      }
      return erased;
    },
  };

  /** Looked at once more under the player's lock: a hold that was placed meanwhile counts. */
  function erase({ playerId, fileId, documentType }: StoredKeptFile, now: Date): Promise<boolean> {
    return transact(database, async (tx) => {
      await lockPlayer(tx, playerId);
      const [still] = await readKeptFiles(tx, { playerId, fileId }, { only: true });
      if (still === undefined || !isDue(still, now)) return false;
      await sql`
        UPDATE players.document_file SET sealed = NULL, erased_at = ${now}
        WHERE player_id = ${playerId} AND file_id = ${fileId}
      `.execute(tx);
      const facts = { documentType };
      await recordEvent(tx, { playerId, kind: "document_file_erased", facts, by: "house" });
      return true;
    });
  }
}

export type DocumentRetention = ReturnType<typeof createDocumentRetention>;

const keyOf = ({ playerId, fileId }: StoredKeptFile) => ({ playerId, fileId });

function isDue(file: StoredKeptFile, now: Date): boolean {
  const residence: Place = {
    countryCode: file.countryCode,
    subdivision: file.subdivision ?? undefined,
  };
  const { documentKeeping } = policyFor({ residence, present: residence, now });
  const at = decideErasure(file, documentKeeping);
  return at !== null && at <= now;
}
