import type { Transact } from "@croupier/database";
import { ok, type Result } from "@croupier/kit/result";
import { recordEvent, type EventBy } from "../events/record-event.ts";
import { decideDocument, type DocumentAct, type DocumentRefusal } from "./decide-document.ts";
import type { DocumentStatus, DocumentType } from "./document.ts";
import { answerHoursOf } from "./desk-rules.ts";
import type { DocumentRoom } from "./document-room.ts";
import {
  insertAct,
  readDocument,
  writeDocument,
  type AskedPlayer,
  type StoredDocument,
} from "./document-store.ts";

export type ActBy =
  | { readonly by: "player" | "rule" }
  | { readonly by: "staff"; readonly staffId: string }
  | { readonly by: "provider"; readonly provider: string };

const events = {
  REQUESTED: "document_requested",
  PENDING: "document_handed_in",
  VERIFIED: "document_verified",
  INVALID: "document_refused",
  BLOCKED: "document_blocked",
} as const satisfies Record<DocumentStatus, string>;

/** Where nothing was sent by us, no letter tells of it: who hands something in knows. */
const letters = {
  REQUESTED: "document-requested",
  VERIFIED: "document-verified",
  INVALID: "document-invalid",
  BLOCKED: "document-blocked",
} as const;

/**
 * One act and everything that belongs to it, in the caller's transaction, under the lock of the player:
 * the new status, what happened, the player's event, the letter.
 */
export async function moveDocument(
  tx: Transact,
  room: Pick<DocumentRoom, "queueLetter" | "brandNameOf">,
  wish: {
    readonly playerId: string;
    readonly player: AskedPlayer;
    readonly documentType: DocumentType;
    readonly act: DocumentAct;
    readonly by: ActBy;
    /** What was handed in, with the act that hands it in. */
    readonly submissionId?: string;
    readonly note?: string | undefined;
    readonly validUntil?: Date | undefined;
  },
): Promise<Result<DocumentStatus, DocumentRefusal>> {
  const { playerId, player, documentType, act } = wish;
  const { now } = player;
  const before = await readDocument(tx, wish);
  const decided = decideDocument(stateOf(before, now), act);
  if (!decided.ok) return decided;
  const { status, reason, rejections } = decided.value;
  const submissionId = wish.submissionId ?? before?.submissionId ?? null;
  const note = wish.note ?? null;
  const isPending = status === "PENDING";
  await writeDocument(tx, {
    playerId,
    documentType,
    brand: player.brand,
    status,
    since: now,
    reason,
    note: reason === null ? null : note,
    rejections,
    // What is looked at or was found right is kept with it; after a no the next upload begins anew.
    submissionId: isPending || status === "VERIFIED" ? submissionId : null,
    answerDueAt: isPending ? hoursAfter(now, await answerHoursOf(tx, player.brand)) : null,
    validUntil: status === "VERIFIED" ? (wish.validUntil ?? null) : null,
  });
  await insertAct(tx, {
    playerId,
    documentType,
    submissionId,
    act: act.act,
    status,
    reason,
    note,
    staffId: wish.by.by === "staff" ? wish.by.staffId : null,
    provider: wish.by.by === "provider" ? wish.by.provider : null,
    happenedAt: now,
  });
  const facts = { documentType, ...(reason === null ? {} : { reason }) };
  await recordEvent(tx, { playerId, kind: events[status], facts, by: eventBy(wish.by) });
  if (status !== "PENDING") {
    await room.queueLetter(tx, {
      template: letters[status],
      brand: { code: player.brand, name: await room.brandNameOf(player.brand) },
      to: player.email,
      language: player.language,
      facts: { firstName: player.firstName },
      onceKey: `${letters[status]}:${playerId}:${documentType}:${now.toISOString()}`,
    });
  }
  return ok(status);
}

export function stateOf(document: StoredDocument | undefined, now: Date) {
  if (document === undefined) return { status: "NONE", rejections: 0, isValid: false } as const;
  const { status, rejections, validUntil } = document;
  return { status, rejections, isValid: validUntil === null || now < validUntil };
}

function eventBy(by: ActBy): EventBy {
  if (by.by === "staff") return { staffId: by.staffId };
  return by.by === "player" ? "player" : "house";
}

function hoursAfter(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + hours * 3_600_000);
}
