import type { Database, Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import type { Place } from "@croupier/policy";
import { sql } from "kysely";
import { seal, unseal, type Sealing } from "../seal.ts";
import type { Keyring } from "../keyring.ts";
import { lockProfile } from "../profile/profile-reader.ts";
import type { DocumentReason, DocumentSide, DocumentStatus, DocumentType } from "./document.ts";
import type { ExaminedFile } from "./examine-file.ts";

type Db = Database["db"] | Transact;

export type StoredDocument = {
  readonly documentType: DocumentType;
  readonly status: DocumentStatus;
  readonly since: Date;
  readonly reason: DocumentReason | null;
  readonly note: string | null;
  readonly rejections: number;
  readonly submissionId: string | null;
  readonly answerDueAt: Date | null;
  readonly assignedTo: string | null;
  readonly approvedOnceBy: string | null;
  readonly validUntil: Date | null;
};

/** Who is asked, as a letter and a decision need it; `now` is the database's. */
export type AskedPlayer = {
  readonly brand: string;
  readonly email: string;
  readonly language: string;
  readonly firstName: string;
  readonly countryCode: string;
  readonly subdivision: string | null;
  readonly now: Date;
};

export type StoredFile = {
  readonly fileId: string;
  readonly kind: string;
  readonly side: DocumentSide;
  readonly mime: string;
  readonly byteCount: number;
  readonly scan: "not_run" | "clean";
  readonly sentAt: Date;
  /** Its bytes are gone since; the row stays. */
  readonly erasedAt: Date | null;
};

const documentColumns = sql`
  document_type AS "documentType", status, since, reason, note, rejections,
  submission_id AS "submissionId", answer_due_at AS "answerDueAt", assigned_to AS "assignedTo",
  approved_once_by AS "approvedOnceBy", valid_until AS "validUntil"
`;

/** In front of every write: two acts about one player wait for each other, and happen one after the other. */
export async function lockPlayer(tx: Transact, playerId: string): Promise<AskedPlayer | undefined> {
  await lockProfile(tx, playerId);
  const { rows } = await sql<AskedPlayer>`
    SELECT brand, email, language, first_name AS "firstName", country_code AS "countryCode",
           subdivision, clock_timestamp() AS now
    FROM players.profile WHERE player_id = ${playerId}
  `.execute(tx);
  return rows[0];
}

export async function readSender(
  db: Db,
  playerId: string,
): Promise<{ readonly brand: string; readonly language: string } | undefined> {
  const { rows } = await sql<{ brand: string; language: string }>`
    SELECT brand, language FROM players.profile WHERE player_id = ${playerId}
  `.execute(db);
  return rows[0];
}

/** Where a player lives, and what time it is for the database. */
export async function readResidence(
  db: Db,
  playerId: string,
): Promise<{ readonly residence: Place; readonly now: Date } | undefined> {
  const { rows } = await sql<{ countryCode: string; subdivision: string | null; now: Date }>`
    SELECT country_code AS "countryCode", subdivision, clock_timestamp() AS now
    FROM players.profile WHERE player_id = ${playerId}
  `.execute(db);
  const [row] = rows;
  return (
    row && {
      residence: { countryCode: row.countryCode, subdivision: row.subdivision ?? undefined },
      now: row.now,
    }
  );
}

export async function readDocument(
  db: Db,
  { playerId, documentType }: { playerId: string; documentType: DocumentType },
): Promise<StoredDocument | undefined> {
  const { rows } = await sql<StoredDocument>`
    SELECT ${documentColumns} FROM players.document
    WHERE player_id = ${playerId} AND document_type = ${documentType}
  `.execute(db);
  return rows[0];
}

export async function listDocuments(db: Db, playerId: string): Promise<StoredDocument[]> {
  const { rows } = await sql<StoredDocument>`
    SELECT ${documentColumns} FROM players.document
    WHERE player_id = ${playerId} ORDER BY document_type
  `.execute(db);
  return rows;
}

/** Everything of it at once: what a status does not need is null again. */
export async function writeDocument(
  tx: Transact,
  document: Omit<StoredDocument, "assignedTo" | "approvedOnceBy"> & {
    readonly playerId: string;
    readonly brand: string;
  },
): Promise<void> {
  const { playerId, documentType, brand, status, since, reason, note, rejections } = document;
  await sql`
    INSERT INTO players.document (player_id, document_type, brand, status, since, reason, note,
                                  rejections, submission_id, answer_due_at, valid_until)
    VALUES (${playerId}, ${documentType}, ${brand}, ${status}, ${since}, ${reason}, ${note},
            ${rejections}, ${document.submissionId}, ${document.answerDueAt},
            ${document.validUntil})
    ON CONFLICT (player_id, document_type) DO UPDATE SET
      status = excluded.status, since = excluded.since, reason = excluded.reason,
      note = excluded.note, rejections = excluded.rejections,
      submission_id = excluded.submission_id, answer_due_at = excluded.answer_due_at,
      valid_until = excluded.valid_until, assigned_to = NULL, approved_once_by = NULL
  `.execute(tx);
}

export async function beginSubmission(
  tx: Transact,
  submission: { playerId: string; documentType: DocumentType; submissionId: string },
): Promise<void> {
  await sql`
    UPDATE players.document SET submission_id = ${submission.submissionId}
    WHERE player_id = ${submission.playerId} AND document_type = ${submission.documentType}
  `.execute(tx);
}

export type NewAct = {
  readonly playerId: string;
  readonly documentType: DocumentType;
  readonly submissionId: string | null;
  readonly act: string;
  readonly status: DocumentStatus;
  readonly reason: DocumentReason | null;
  readonly note: string | null;
  readonly staffId: string | null;
  readonly provider: string | null;
  readonly happenedAt: Date;
};

export async function insertAct(tx: Transact, act: NewAct): Promise<void> {
  await sql`
    INSERT INTO players.document_act (player_id, act_id, document_type, submission_id, act, status,
                                      reason, note, staff_id, provider, happened_at)
    VALUES (${act.playerId}, ${uuidv7()}, ${act.documentType}, ${act.submissionId}, ${act.act},
            ${act.status}, ${act.reason}, ${act.note}, ${act.staffId}, ${act.provider},
            ${act.happenedAt})
  `.execute(tx);
}

const fileColumns = sql`
  file_id AS "fileId", kind, side, mime, byte_count AS "byteCount", scan, sent_at AS "sentAt",
  erased_at AS "erasedAt"
`;

export async function listFiles(
  db: Db,
  { playerId, submissionId }: { playerId: string; submissionId: string },
): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    SELECT ${fileColumns} FROM players.document_file
    WHERE player_id = ${playerId} AND submission_id = ${submissionId} ORDER BY side DESC
  `.execute(db);
  return rows;
}

/** Of these, what has not been erased. */
export async function listKeptFiles(
  db: Db,
  submission: { playerId: string; submissionId: string },
): Promise<StoredFile[]> {
  return (await listFiles(db, submission)).filter(({ erasedAt }) => erasedAt === null);
}

/** A side that is sent again takes the place of the one before. */
export async function replaceFile(
  tx: Transact,
  keyring: Keyring,
  file: {
    readonly playerId: string;
    readonly documentType: DocumentType;
    readonly submissionId: string;
    readonly kind: string;
    readonly side: DocumentSide;
    readonly examined: ExaminedFile;
    readonly sentAt: Date;
  },
): Promise<void> {
  const { playerId, submissionId, side, examined } = file;
  const fileId = uuidv7();
  await sql`
    DELETE FROM players.document_file
    WHERE player_id = ${playerId} AND submission_id = ${submissionId} AND side = ${side}
  `.execute(tx);
  await sql`
    INSERT INTO players.document_file (player_id, file_id, document_type, submission_id, kind, side,
                                       mime, byte_count, sealed, scan, sent_at)
    VALUES (${playerId}, ${fileId}, ${file.documentType}, ${submissionId}, ${file.kind}, ${side},
            ${examined.mime}, ${examined.bytes.length},
            ${seal(keyring, examined.bytes, sealingOf(playerId, fileId))}, ${examined.scan},
            ${file.sentAt})
  `.execute(tx);
}

/** What was begun and never became whole. */
export async function forgetFiles(
  tx: Transact,
  { playerId, submissionId }: { playerId: string; submissionId: string },
): Promise<void> {
  await sql`
    DELETE FROM players.document_file
    WHERE player_id = ${playerId} AND submission_id = ${submissionId}
  `.execute(tx);
}

export type OpenedFile = { readonly mime: string; readonly bytes: Buffer };

/** In clear; whoever asks has written down before that somebody looks. */
export async function openFile(
  tx: Transact,
  keyring: Keyring,
  { playerId, fileId }: { playerId: string; fileId: string },
): Promise<OpenedFile | undefined> {
  const { rows } = await sql<{ mime: string; sealed: string }>`
    SELECT mime, sealed FROM players.document_file
    WHERE player_id = ${playerId} AND file_id = ${fileId} AND erased_at IS NULL
  `.execute(tx);
  const [row] = rows;
  return row && { mime: row.mime, bytes: unseal(keyring, row.sealed, sealingOf(playerId, fileId)) };
}

/** A file that was put under another player, or under another id, does not open. */
function sealingOf(playerId: string, fileId: string): Sealing {
  return { purpose: "players documents", owner: `${playerId}/${fileId}` };
}
