import type { Database, Transact } from "@croupier/database";
import { sql } from "kysely";
import type { FileStanding, KeptFile } from "./decide-retention.ts";
import type { DocumentType } from "./document.ts";

type Key = { readonly playerId: string; readonly fileId: string };

export type StoredKeptFile = Key &
  KeptFile & {
    readonly documentType: DocumentType;
    readonly countryCode: string;
    readonly subdivision: string | null;
  };

type Row = Omit<StoredKeptFile, "standing"> & {
  readonly sentAt: Date;
  readonly validUntil: Date | null;
  /** What last happened to the submission it is part of; null: it was never handed in. */
  readonly lastAct: string | null;
  readonly lastActAt: Date | null;
};

const batch = 500;

/** Files that are still there, with what decides how long; those behind a key, or the one it names. */
export async function readKeptFiles(
  db: Database["db"] | Transact,
  key: Key | undefined,
  { only = false } = {},
): Promise<StoredKeptFile[]> {
  const asked =
    key === undefined
      ? sql`true`
      : only
        ? sql`(f.player_id, f.file_id) = (${key.playerId}::uuid, ${key.fileId}::uuid)`
        : sql`(f.player_id, f.file_id) > (${key.playerId}::uuid, ${key.fileId}::uuid)`;
  const { rows } = await sql<Row>`
    SELECT f.player_id AS "playerId", f.file_id AS "fileId", f.document_type AS "documentType",
           f.sent_at AS "sentAt", p.country_code AS "countryCode", p.subdivision,
           CASE WHEN d.submission_id = f.submission_id THEN d.valid_until END AS "validUntil",
           last.act AS "lastAct", last.happened_at AS "lastActAt",
           CASE WHEN p.status = 'closed' THEN
             (SELECT max(c.closed_at) FROM players.closing AS c WHERE c.player_id = f.player_id)
           END AS "closedAt",
           EXISTS (SELECT 1 FROM players.legal_hold AS h
                   WHERE h.player_id = f.player_id AND h.lifted_at IS NULL) AS "isHeld"
    FROM players.document_file AS f
    JOIN players.profile AS p USING (player_id)
    LEFT JOIN players.document AS d
      ON d.player_id = f.player_id AND d.document_type = f.document_type
    LEFT JOIN LATERAL (
      SELECT a.act, a.happened_at FROM players.document_act AS a
      WHERE a.player_id = f.player_id AND a.submission_id = f.submission_id
        AND a.act <> 'approve_once'
      ORDER BY a.happened_at DESC, a.act_id DESC LIMIT 1
    ) AS last ON true
    WHERE f.erased_at IS NULL AND ${asked}
    ORDER BY f.player_id, f.file_id LIMIT ${batch}
  `.execute(db);
  return rows.map(({ sentAt, validUntil, lastAct, lastActAt, ...file }) => ({
    ...file,
    standing: standingOf({ lastAct, since: lastActAt ?? sentAt, validUntil }),
  }));
}

function standingOf(file: {
  readonly lastAct: string | null;
  readonly since: Date;
  readonly validUntil: Date | null;
}): FileStanding {
  const { lastAct, since, validUntil } = file;
  switch (lastAct) {
    case null:
      return { is: "unfinished", since };
    case "send":
      return { is: "looked at" };
    case "approve":
      return { is: "verified", until: validUntil };
    case "ask":
      return { is: "replaced", since };
    default:
      return { is: "refused", since };
  }
}
