import { createHash } from "node:crypto";
import { transact } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { sql } from "kysely";
import type { DocumentRoom } from "./document-room.ts";
import { lockPlayer, readDocument } from "./document-store.ts";
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
  const { database, provider } = room;
  return async (call) => {
    if (call.provider !== provider.name || provider.readReport === undefined) {
      return refuse({ code: "not_found" });
    }
    const read = provider.readReport(call);
    if (!read.ok) return read;
    const { playerId, documentType, decidedAt, verdict } = read.value;
    const hash = createHash("sha256").update(call.body).digest();
    return transact(database, async (tx) => {
      const player = await lockPlayer(tx, playerId);
      if (player === undefined) return ok<ReportOutcome>("nobody");
      const { numAffectedRows } = await sql`
        INSERT INTO players.document_report (player_id, provider, report_hash)
        VALUES (${playerId}, ${provider.name}, ${hash}) ON CONFLICT DO NOTHING
      `.execute(tx);
      if (numAffectedRows === 0n) return ok<ReportOutcome>("known");
      const document = await readDocument(tx, read.value);
      if (document !== undefined && decidedAt < document.since) return ok<ReportOutcome>("late");
      if (verdict.act === "none") return ok<ReportOutcome>("not_wanted");
      const by = { by: "provider", provider: provider.name } as const;
      const wish = { playerId, player, documentType, act: verdict, by };
      const moved = await moveDocument(tx, room, wish);
      return ok<ReportOutcome>(moved.ok ? "moved" : "not_wanted");
    });
  };
}
