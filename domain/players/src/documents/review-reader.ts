import type { Database } from "@croupier/database";
import { sql } from "kysely";
import type { DocumentReason, DocumentStatus, DocumentType } from "./document.ts";
import { listFiles, readDocument, type StoredDocument, type StoredFile } from "./document-store.ts";
import { readHold, type LegalHold } from "./legal-hold.ts";

type Db = Database["db"];

export type QueueQuestion = {
  readonly status: DocumentStatus;
  /** Only what this person has taken. */
  readonly assignedTo?: string | undefined;
  readonly limit: number;
};

export type QueuedDocument = {
  readonly playerId: string;
  readonly name: string;
  readonly brand: string;
  readonly countryCode: string;
  readonly documentType: DocumentType;
  readonly status: DocumentStatus;
  readonly since: Date;
  readonly answerDueAt: Date | null;
  readonly assignedTo: string | null;
  readonly approvedOnceBy: string | null;
};

/** What has waited longest against its clock comes first; of the rest, the latest. */
export async function listQueue(
  db: Db,
  { status, assignedTo, limit }: QueueQuestion,
): Promise<{ items: QueuedDocument[]; total: number; overdue: number }> {
  const { rows } = await sql<QueuedDocument>`
    SELECT d.player_id AS "playerId", p.first_name || ' ' || p.last_name AS name, d.brand,
           p.country_code AS "countryCode", d.document_type AS "documentType", d.status, d.since,
           d.answer_due_at AS "answerDueAt", d.assigned_to AS "assignedTo",
           d.approved_once_by AS "approvedOnceBy"
    FROM players.document AS d JOIN players.profile AS p USING (player_id)
    WHERE d.status = ${status}
      AND (${assignedTo ?? null}::uuid IS NULL OR d.assigned_to = ${assignedTo ?? null}::uuid)
    ORDER BY d.answer_due_at, d.since DESC, d.player_id LIMIT ${limit}
  `.execute(db);
  const { rows: counts } = await sql<{ total: bigint; overdue: bigint }>`
    SELECT count(*) AS total, count(*) FILTER (WHERE answer_due_at < clock_timestamp()) AS overdue
    FROM players.document WHERE status = ${status}
  `.execute(db);
  const [count] = counts;
  return { items: rows, total: Number(count?.total ?? 0), overdue: Number(count?.overdue ?? 0) };
}

/** What the player says of themselves, for holding it beside the document. */
export type ReviewedProfile = {
  readonly brand: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly countryCode: string;
  readonly subdivision: string | null;
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly postalCode: string;
  readonly joinedAt: Date;
};

export type ReviewedAct = {
  readonly id: string;
  readonly act: string;
  readonly status: DocumentStatus;
  readonly reason: DocumentReason | null;
  readonly note: string | null;
  readonly staffId: string | null;
  readonly provider: string | null;
  readonly happenedAt: Date;
};

export type Reviewed = {
  readonly profile: ReviewedProfile;
  readonly document: StoredDocument | undefined;
  readonly files: readonly StoredFile[];
  readonly acts: readonly ReviewedAct[];
  /** Nothing of the player is erased while it stands. */
  readonly hold: LegalHold | undefined;
};

export async function readReviewed(
  db: Db,
  { playerId, documentType }: { playerId: string; documentType: DocumentType },
): Promise<Reviewed | undefined> {
  const { rows: profiles } = await sql<ReviewedProfile>`
    SELECT brand, first_name AS "firstName", last_name AS "lastName",
           to_char(date_of_birth, 'YYYY-MM-DD') AS "dateOfBirth", country_code AS "countryCode",
           subdivision, address_line1 AS line1, address_line2 AS line2, city,
           postal_code AS "postalCode", joined_at AS "joinedAt"
    FROM players.profile WHERE player_id = ${playerId}
  `.execute(db);
  const [profile] = profiles;
  if (profile === undefined) return undefined;
  const document = await readDocument(db, { playerId, documentType });
  const { rows: acts } = await sql<ReviewedAct>`
    SELECT act_id AS id, act, status, reason, note, staff_id AS "staffId", provider,
           happened_at AS "happenedAt"
    FROM players.document_act
    WHERE player_id = ${playerId} AND document_type = ${documentType}
    ORDER BY happened_at DESC, act_id DESC LIMIT 50
  `.execute(db);
  const submissionId = document?.submissionId ?? undefined;
  const files = submissionId === undefined ? [] : await listFiles(db, { playerId, submissionId });
  return { profile, document, files, acts, hold: await readHold(db, playerId) };
}
