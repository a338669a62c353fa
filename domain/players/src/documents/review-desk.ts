import { transact, type Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { sql } from "kysely";
import type { DocumentAct, DocumentRefusal } from "./decide-document.ts";
import { readDeskRules, writeDeskRules, type DeskRules } from "./desk-rules.ts";
import type { DocumentReason, DocumentStatus, DocumentType } from "./document.ts";
import type { DocumentRoom, PlayerUnknown, RecordStaffAct } from "./document-room.ts";
import {
  insertAct,
  lockPlayer,
  openFile,
  readDocument,
  type OpenedFile,
} from "./document-store.ts";
import { createLegalHold } from "./legal-hold.ts";
import { moveDocument } from "./move-document.ts";
import { listQueue, readReviewed, type QueueQuestion } from "./review-reader.ts";

type Which = { readonly playerId: string; readonly documentType: DocumentType };

export type StaffDecision =
  | { readonly act: "approve"; readonly validUntil?: Date | undefined }
  | {
      readonly act: "reject" | "block";
      readonly reason: DocumentReason;
      readonly note?: string | undefined;
    }
  | { readonly act: "unblock"; readonly note?: string | undefined };

export type DecideRefusal =
  | DocumentRefusal
  | PlayerUnknown
  | { readonly code: "changed_meanwhile" }
  /** With four eyes, the second pair has to be another person's. */
  | { readonly code: "own_work" };

type ReviewRoom = Pick<DocumentRoom, "database" | "keyring" | "queueLetter" | "brandNameOf"> & {
  readonly record: RecordStaffAct;
};

/** What our own people do with documents. Each act and each look is written down. */
export function createReviewDesk(room: ReviewRoom) {
  const { database, keyring, record } = room;

  return {
    ...createLegalHold(room),

    queue: (question: QueueQuestion) => listQueue(database.db, question),

    /** Side by side: what the player says of themselves, what they sent, what was said to it. */
    read: (which: Which) => readReviewed(database.db, which),

    rulesOf: (brand: string) => readDeskRules(database.db, brand),

    changeRules: (brand: string, rules: DeskRules, staffId: string): Promise<void> =>
      transact(database, async (tx) => {
        await writeDeskRules(tx, { brand, ...rules });
        const action = "documents.rules_changed";
        await record(tx, { staffId, action, subject: brand, facts: { ...rules } });
      }),

    ask: ({ playerId, documentType, staffId }: Which & { readonly staffId: string }) =>
      act({ playerId, documentType, staffId, decision: { act: "ask" } }),

    /** Whoever decides says which submission they saw: another that came meanwhile is not meant. */
    decide: (
      wish: Which & {
        readonly staffId: string;
        readonly submissionId: string | null;
        readonly decision: StaffDecision;
      },
    ) => act(wish),

    /** To oneself, or to nobody. Answers whether anything waits there. */
    assign: ({ playerId, documentType, staffId, to }: Which & Assigning) =>
      transact(database, async (tx): Promise<boolean> => {
        const { numAffectedRows } = await sql`
          UPDATE players.document SET assigned_to = ${to}
          WHERE player_id = ${playerId} AND document_type = ${documentType}
            AND status = 'PENDING'
        `.execute(tx);
        if (numAffectedRows === 0n) return false;
        const action = to === null ? "documents.put_back" : "documents.taken";
        await record(tx, { staffId, action, subject: playerId, facts: { documentType } });
        return true;
      }),

    /** The look is written down first: no bytes leave without it. */
    open: (look: {
      readonly playerId: string;
      readonly fileId: string;
      readonly staffId: string;
      readonly seenAs: "preview" | "file";
    }): Promise<OpenedFile | undefined> =>
      transact(database, async (tx) => {
        await sql`
          INSERT INTO players.document_sight (player_id, sight_id, file_id, staff_id, seen_as)
          SELECT player_id, ${uuidv7()}, file_id, ${look.staffId}, ${look.seenAs}
          FROM players.document_file
          WHERE player_id = ${look.playerId} AND file_id = ${look.fileId} AND erased_at IS NULL
        `.execute(tx);
        return openFile(tx, keyring, look);
      }),
  };

  function act(wish: {
    readonly playerId: string;
    readonly documentType: DocumentType;
    readonly staffId: string;
    readonly submissionId?: string | null;
    readonly decision: StaffDecision | { readonly act: "ask" };
  }): Promise<Result<DocumentStatus, DecideRefusal>> {
    const { playerId, documentType, staffId, decision } = wish;
    return transact(database, async (tx): Promise<Result<DocumentStatus, DecideRefusal>> => {
      const player = await lockPlayer(tx, playerId);
      if (player === undefined) return refuse({ code: "not_found" });
      const document = await readDocument(tx, wish);
      if (
        wish.submissionId !== undefined &&
        wish.submissionId !== (document?.submissionId ?? null)
      ) {
        return refuse({ code: "changed_meanwhile" });
      }
      const facts = { documentType, ...("reason" in decision ? { reason: decision.reason } : {}) };
      if (decision.act === "approve" && document?.status === "PENDING") {
        const { fourEyes } = await readDeskRules(tx, player.brand);
        if (fourEyes && document.approvedOnceBy === staffId) return refuse({ code: "own_work" });
        if (fourEyes && document.approvedOnceBy === null) {
          await approveOnce(tx, { ...wish, submissionId: document.submissionId }, player.now);
          await record(tx, {
            staffId,
            action: "documents.approved_once",
            subject: playerId,
            facts,
          });
          return ok("PENDING");
        }
      }
      const moved = await moveDocument(tx, room, {
        playerId,
        player,
        documentType,
        act: actOf(decision),
        by: { by: "staff", staffId },
        ...("note" in decision ? { note: decision.note } : {}),
        ...("validUntil" in decision ? { validUntil: decision.validUntil } : {}),
      });
      if (!moved.ok) return moved;
      await record(tx, { staffId, action: actions[decision.act], subject: playerId, facts });
      return moved;
    });
  }
}

export type ReviewDesk = ReturnType<typeof createReviewDesk>;

type Assigning = { readonly staffId: string; readonly to: string | null };

const actions = {
  ask: "documents.asked",
  approve: "documents.approved",
  reject: "documents.rejected",
  block: "documents.blocked",
  unblock: "documents.unblocked",
} as const;

function actOf(decision: StaffDecision | { readonly act: "ask" }): DocumentAct {
  return decision.act === "reject" || decision.act === "block"
    ? { act: decision.act, reason: decision.reason }
    : { act: decision.act };
}

async function approveOnce(
  tx: Transact,
  which: Which & { readonly staffId: string; readonly submissionId: string | null },
  happenedAt: Date,
): Promise<void> {
  const { playerId, documentType, staffId, submissionId } = which;
  await sql`
    UPDATE players.document SET approved_once_by = ${staffId}, assigned_to = NULL
    WHERE player_id = ${playerId} AND document_type = ${documentType}
  `.execute(tx);
  await insertAct(tx, {
    playerId,
    documentType,
    submissionId,
    act: "approve_once",
    status: "PENDING",
    reason: null,
    note: null,
    staffId,
    provider: null,
    happenedAt,
  });
}
