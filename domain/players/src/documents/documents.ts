import { transact, type Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { policyFor } from "@croupier/policy";
import type { Overloaded } from "../refusals.ts";
import { decideDocument, type DocumentRefusal } from "./decide-document.ts";
import { createDocumentDuties } from "./document-duties.ts";
import { sidesOf, type DocumentSide, type DocumentStatus, type DocumentType } from "./document.ts";
import type { DocumentRoom, PlayerUnknown } from "./document-room.ts";
import {
  beginSubmission,
  forgetFiles,
  listDocuments,
  listKeptFiles,
  lockPlayer,
  readResidence,
  readSender,
  readDocument,
  replaceFile,
  type StoredDocument,
} from "./document-store.ts";
import { examineFile, type FileRefusal } from "./examine-file.ts";
import { moveDocument, stateOf } from "./move-document.ts";

export type OwnDocument = StoredDocument & {
  /** Sides of it that are here already, while others are missing. */
  readonly sentSides: readonly DocumentSide[];
};

type Upload = {
  readonly playerId: string;
  readonly documentType: DocumentType;
  readonly kind: string;
  readonly side: DocumentSide;
  readonly bytes: Buffer;
};

export type UploadRefusal =
  | DocumentRefusal
  | FileRefusal
  | PlayerUnknown
  | { readonly code: "document_side_not_taken" };

export type Uploaded = {
  readonly status: DocumentStatus;
  readonly missingSides: readonly DocumentSide[];
};

/** A player's own documents: what is asked, and sending it. */
export function createDocuments(room: DocumentRoom) {
  const { database, keyring } = room;
  const { askForWithdrawal } = createDocumentDuties(room);

  return {
    /** Nobody asked: that reads as PENDING. */
    async status(wish: { playerId: string; documentType: DocumentType }): Promise<DocumentStatus> {
      return (await readDocument(database.db, wish))?.status ?? "PENDING";
    },

    async list(playerId: string): Promise<OwnDocument[]> {
      const documents = await listDocuments(database.db, playerId);
      return Promise.all(
        documents.map(async (document) => {
          const { status, submissionId } = document;
          const isOpen = status === "REQUESTED" || status === "INVALID";
          const files =
            submissionId === null || !isOpen
              ? []
              : await listKeptFiles(database.db, { playerId, submissionId });
          return { ...document, sentSides: files.map(({ side }) => side) };
        }),
      );
    },

    /** Where it is shown: here, or at the provider. What a withdrawal will want is asked for with it. */
    async verificationUrl(wish: {
      playerId: string;
      documentType: DocumentType;
    }): Promise<Result<string, PlayerUnknown | Overloaded>> {
      const sender = await readSender(database.db, wish.playerId);
      if (sender === undefined) return refuse({ code: "not_found" });
      const { brand, language } = sender;
      await askForWithdrawal(wish);
      try {
        return ok((await room.providers.of(brand).begin({ ...wish, language })).url);
      } catch (error) {
        room.reportError(error);
        return refuse({ code: "overloaded", retryAfterSeconds: 30 });
      }
    },

    /** One side. With the last that was missing it is handed in. */
    async upload(upload: Upload): Promise<Result<Uploaded, UploadRefusal>> {
      const { playerId, documentType } = upload;
      const sides = sidesOf(documentType, upload.kind);
      if (!sides?.includes(upload.side)) return refuse({ code: "document_side_not_taken" });
      // Asked before the file is looked at: pixels cost, and most who should not send are told here.
      const stands = await readDocument(database.db, upload);
      const wanted = decideDocument(stateOf(stands, new Date(0)), { act: "send" });
      if (!wanted.ok) return wanted;
      const mayKeepUnscanned = () => maySkipScan(playerId);
      const examined = await examineFile(upload.bytes, { ...room, mayKeepUnscanned });
      if (!examined.ok) {
        if (examined.refusal.code === "document_infected") await turnAway(upload);
        return examined;
      }

      return transact(database, async (tx): Promise<Result<Uploaded, UploadRefusal>> => {
        const player = await lockPlayer(tx, playerId);
        if (player === undefined) return refuse({ code: "not_found" });
        const document = await readDocument(tx, upload);
        const still = decideDocument(stateOf(document, player.now), { act: "send" });
        if (!still.ok || document === undefined) {
          return still.ok ? refuse({ code: "document_not_asked" }) : still;
        }
        const submissionId = await submissionOf(tx, { ...upload, document });
        await replaceFile(tx, keyring, {
          ...upload,
          submissionId,
          examined: examined.value,
          sentAt: player.now,
        });
        const files = await listKeptFiles(tx, { playerId, submissionId });
        const missingSides = sides.filter((side) => files.every((file) => file.side !== side));
        if (missingSides.length > 0) return ok({ status: document.status, missingSides });
        const act = { act: "send" } as const;
        const by = { by: "player" } as const;
        const wish = { playerId, player, documentType, act, by, submissionId };
        const moved = await moveDocument(tx, room, wish);
        return moved.ok ? ok({ status: moved.value, missingSides }) : moved;
      });
    },
  };

  async function maySkipScan(playerId: string): Promise<boolean> {
    const place = await readResidence(database.db, playerId);
    if (place === undefined) return false;
    const { residence, now } = place;
    return policyFor({ residence, present: residence, now }).unscannedDocuments;
  }

  /** The player reads why, and staff that it happened; nothing of the file is here. */
  async function turnAway({ playerId, documentType }: Upload): Promise<void> {
    await transact(database, async (tx) => {
      const player = await lockPlayer(tx, playerId);
      if (player === undefined) return;
      const act = { act: "turn_away", reason: "unsafe" } as const;
      await moveDocument(tx, room, { playerId, player, documentType, act, by: { by: "rule" } });
    });
  }
}

export type Documents = ReturnType<typeof createDocuments>;

/** What the next side belongs to. Another kind begins anew, and what was there of the first is gone. */
async function submissionOf(
  tx: Transact,
  { playerId, kind, document }: Upload & { readonly document: StoredDocument },
): Promise<string> {
  const { submissionId } = document;
  if (submissionId !== null) {
    const files = await listKeptFiles(tx, { playerId, submissionId });
    if (files.length > 0 && files.every((file) => file.kind === kind)) return submissionId;
    // What was erased meanwhile is no part of a new beginning.
    if (files.length > 0) await forgetFiles(tx, { playerId, submissionId });
  }
  const begun = uuidv7();
  const { documentType } = document;
  await beginSubmission(tx, { playerId, documentType, submissionId: begun });
  return begun;
}
