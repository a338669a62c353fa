import { createHash } from "node:crypto";
import { transact } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { sql } from "kysely";
import type { DocumentRoom } from "./document-room.ts";
import { lockPlayer, readDocument, type StoredDocument } from "./document-store.ts";
import { moveDocument } from "./move-document.ts";
import type { ReportRefusal } from "./provider.ts";

export type ReportOutcome = "moved" | "known" | "late" | "not_wanted" | "nobody";
export type TakeReport = (call: {
  readonly provider: string;
  readonly body: Buffer;
  readonly signature: string | undefined;
  readonly algorithm: string | undefined;
}) => Promise<Result<ReportOutcome, ReportRefusal | { readonly code: "not_found" }>>;

/**
 * What a provider tells us. Signed or not heard; told twice, told late and told of nobody are all taken
 * with the same thanks, because a provider goes on repeating what it believes we have not understood.
 */
export function createTakeReport(room: DocumentRoom): TakeReport {
  const { database, providers } = room;
  return async (call) => {
    const provider = providers.named(call.provider);
    if (provider?.readReport === undefined) return refuse({ code: "not_found" });
    const read = provider.readReport(call);
    if (!read.ok) return read;
    const { playerId, documentType, decidedAt, verdict } = read.value;
    const hash = createHash("sha256").update(call.body).digest();
    return transact(database, async (tx) => {
      const player = await lockPlayer(tx, playerId);
      // Also where the player's brand is checked by somebody else by now.
      if (player === undefined || providers.of(player.brand) !== provider) {
        return ok<ReportOutcome>("nobody");
      }
      const { numAffectedRows } = await sql`
        INSERT INTO players.document_report (player_id, provider, report_hash)
        VALUES (${playerId}, ${provider.name}, ${hash}) ON CONFLICT DO NOTHING
      `.execute(tx);
      if (numAffectedRows === 0n) return ok<ReportOutcome>("known");
      const document = await readDocument(tx, read.value);
      if (document !== undefined && decidedAt < document.since) return ok<ReportOutcome>("late");
      if (verdict.act === "none") return ok<ReportOutcome>("not_wanted");
      const wish = {
        playerId,
        documentType,
        // The moves of a provider are in its own order, however late and mixed we hear of them.
        player: { ...player, now: decidedAt < player.now ? decidedAt : player.now },
        by: { by: "provider", provider: provider.name },
      } as const;
      // Who says what they found has been sent it, also where that was never told.
      if (verdict.act !== "send" && isOpen(document)) {
        await moveDocument(tx, room, { ...wish, act: { act: "send" } });
      }
      const moved = await moveDocument(tx, room, { ...wish, act: verdict });
      return ok<ReportOutcome>(moved.ok ? "moved" : "not_wanted");
    });
  };
}

function isOpen(document: StoredDocument | undefined): boolean {
  return document?.status === "REQUESTED" || document?.status === "INVALID";
}
