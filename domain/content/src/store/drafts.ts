import type { EntryKind } from "@croupier/contracts";
import type { Database, Transact } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import { findBlockErrors, type CheckBlocks } from "../entries/check-blocks.ts";
import { checkEntryData, type PartData } from "../entries/check-entry.ts";
import { schemaVersionNow } from "../entries/entry-migrations.ts";
import type {
  CreateEntryRefusal,
  NotFound,
  RestoreRefusal,
  SaveDraftRefusal,
  VersionConflict,
} from "../refusals.ts";
import { findLivingEntry, type EntryFacts } from "./entry-facts.ts";
import { compareForRecord, type ContentAct, type RecordContentAct } from "./recorded-act.ts";
import { refuseByRollback } from "./refuse-by-rollback.ts";
import { checkSlug } from "./slugs.ts";
import { findVersion } from "./versions.ts";

const noCommonPart = [
  { field: "parts.common", code: "missing", message: "is where every entry begins" },
];

type Written = { readonly number: number };

export type NewEntry = {
  /** Made where the editor clicked, so that a repeated click makes no second entry. */
  readonly entryId: string;
  readonly bucket: string;
  readonly kind: EntryKind;
  readonly parts: Readonly<Record<string, unknown>>;
  readonly by: string;
  readonly note?: string;
};

export type Draft = {
  readonly entryId: string;
  readonly part: string;
  readonly data: unknown;
  /** The newest version the editor had seen; 0 for a part that is new. */
  readonly basedOn: number;
  readonly by: string;
  readonly note?: string;
};

/** Everything that writes versions. A version that is written stays as it is for good. */
export function createDrafts({
  database,
  clock,
  record,
  checkBlocks,
}: {
  database: Database;
  clock: Clock;
  record: RecordContentAct;
  checkBlocks: CheckBlocks;
}) {
  async function saveChecked(
    tx: Transact,
    entry: EntryFacts,
    { action, ...draft }: Draft & Pick<ContentAct, "action">,
  ): Promise<Result<Written, SaveDraftRefusal>> {
    const { part } = draft;
    if (part !== "common" && !(await isSpoken(tx, entry.bucket, part))) {
      return refuse({ code: "language_not_offered" });
    }
    const checked = checkEntryData({ kind: entry.kind, part, data: draft.data });
    if (!checked.ok) return checked;
    const data = checked.value;
    const errors = findBlockErrors(data, checkBlocks);
    if (errors.length > 0) return refuse({ code: "invalid_entry", errors });
    const common = part === "common" ? data : await findLatestCommon(tx, entry.entryId);
    const slug = await checkSlug(tx, entry, { part, data, common });
    if (!slug.ok) return slug;
    const number = draft.basedOn + 1;
    if (!(await insertVersion(tx, { ...draft, data, number, at: clock() }))) {
      return refuse(await tellWhoWasFaster(tx, draft));
    }
    const { entryId, by, basedOn } = draft;
    const held =
      basedOn === 0 ? undefined : await findVersion(tx, { entryId, part, number: basedOn });
    const compared = compareForRecord(held?.data, data);
    await record(tx, { by, action, subject: entryId, facts: { part, number }, ...compared });
    return ok({ number });
  }

  return {
    createEntry(entry: NewEntry): Promise<Result<void, CreateEntryRefusal>> {
      return refuseByRollback(database, async (tx): Promise<Result<void, CreateEntryRefusal>> => {
        const { entryId, bucket, kind, by } = entry;
        if (!("common" in entry.parts))
          return refuse({ code: "invalid_entry", errors: noCommonPart });
        const made = await insertEntry(tx, { ...entry, at: clock() });
        if (made !== "made") return refuse({ code: made });
        const facts = { entryId, bucket, kind, deletedAt: null };
        // The common part first: a slug is judged by the page type that stands there.
        const parts = Object.entries(entry.parts).toSorted(([one]) => (one === "common" ? -1 : 1));
        for (const [part, data] of parts) {
          const draft = { entryId, part, data, basedOn: 0, by, ...noteOf(entry) };
          const saved = await saveChecked(tx, facts, { ...draft, action: "content.created" });
          if (saved.ok) continue;
          const { refusal } = saved;
          return refuse(refusal.code === "version_conflict" ? { code: "entry_exists" } : refusal);
        }
        return ok();
      });
    },

    /** Adds a version on top of the one the editor saw; refused when there is a newer one. */
    saveDraft(draft: Draft): Promise<Result<Written, SaveDraftRefusal>> {
      return refuseByRollback(database, async (tx) => {
        const entry = await findLivingEntry(tx, draft.entryId);
        if (entry === undefined) return refuse({ code: "not_found" });
        return saveChecked(tx, entry, { ...draft, action: "content.saved" });
      });
    },

    /** Writes an old version again, as the newest; what came between stays in the history. */
    restoreVersion(
      request: Omit<Draft, "data"> & { readonly number: number },
    ): Promise<Result<Written, RestoreRefusal>> {
      return refuseByRollback(database, async (tx): Promise<Result<Written, RestoreRefusal>> => {
        const { entryId, part, number } = request;
        const entry = await findLivingEntry(tx, entryId);
        if (entry === undefined) return refuse({ code: "not_found" });
        const old = await findVersion(tx, { entryId, part, number });
        if (old === undefined) return refuse({ code: "version_unknown", part, number });
        return saveChecked(tx, entry, {
          note: `restores version ${number}`,
          ...request,
          data: old.data,
          action: "content.restored",
        });
      });
    },
  };
}

function noteOf({ note }: { note?: string }): { note?: string } {
  return note === undefined ? {} : { note };
}

/** A part in a language that the brand does not speak would be seen by nobody. */
async function isSpoken(tx: Transact, bucket: string, language: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM content.bucket AS b JOIN content.brand AS r USING (brand_code)
    WHERE b.bucket = ${bucket} AND ${language} = ANY (r.languages)
  `.execute(tx);
  return rows.length === 1;
}

async function insertEntry(
  tx: Transact,
  { entryId, bucket, kind, by, at }: NewEntry & { at: Date },
): Promise<"made" | "entry_exists" | "not_found"> {
  const { rows } = await sql<{ known: boolean }>`
    WITH made AS (
      INSERT INTO content.entry (entry_id, bucket, kind, created_at, created_by)
      SELECT ${entryId}, bucket, ${kind}, ${at}, ${by}
      FROM content.bucket WHERE bucket = ${bucket}
      ON CONFLICT (entry_id) DO NOTHING RETURNING entry_id
    )
    SELECT EXISTS (SELECT FROM made) AS known
    FROM content.bucket WHERE bucket = ${bucket}
  `.execute(tx);
  const [row] = rows;
  if (row === undefined) return "not_found";
  return row.known ? "made" : "entry_exists";
}

/** The key of the table decides who was first, so two editors need no lock. */
async function insertVersion(
  tx: Transact,
  version: Draft & { data: PartData; number: number; at: Date },
): Promise<boolean> {
  const { entryId, part, number, data, at, by, basedOn } = version;
  const slug = typeof data["slug"] === "string" ? data["slug"] : null;
  const { rows } = await sql`
    INSERT INTO content.version
      (entry_id, part, number, schema_version, data, slug, written_at, written_by, note)
    SELECT ${entryId}, ${part}, ${number}, ${schemaVersionNow}, ${JSON.stringify(data)}::jsonb,
           ${slug}, ${at}, ${by}, ${version.note ?? null}
    WHERE ${basedOn} = coalesce((
      SELECT latest_number FROM content.variant WHERE entry_id = ${entryId} AND part = ${part}
    ), 0)
    ON CONFLICT (entry_id, part, number) DO NOTHING RETURNING number
  `.execute(tx);
  if (rows.length === 0) return false;
  // Who writes on takes a part back out of the archive.
  await sql`
    INSERT INTO content.variant (entry_id, part, latest_number)
    VALUES (${entryId}, ${part}, ${number})
    ON CONFLICT (entry_id, part) DO UPDATE SET latest_number = ${number}, archived_at = NULL
  `.execute(tx);
  return true;
}

async function tellWhoWasFaster(
  tx: Transact,
  { entryId, part }: { entryId: string; part: string },
): Promise<VersionConflict | NotFound> {
  const { rows } = await sql<{ number: number; by: string; at: Date }>`
    SELECT number, written_by AS by, written_at AS at FROM content.version
    WHERE entry_id = ${entryId} AND part = ${part} ORDER BY number DESC LIMIT 1
  `.execute(tx);
  const [newest] = rows;
  return newest === undefined ? { code: "not_found" } : { code: "version_conflict", ...newest };
}

async function findLatestCommon(tx: Transact, entryId: string): Promise<PartData | undefined> {
  return (await findVersion(tx, { entryId, part: "common" }))?.data;
}
