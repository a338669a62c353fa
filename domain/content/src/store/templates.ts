import type { Block, PageType, TemplateKind } from "@croupier/contracts";
import { transact, type Database, type Transact } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import { findBlockErrors, type CheckBlocks } from "../entries/check-blocks.ts";
import { checkEntryData } from "../entries/check-entry.ts";
import { migrateEntryData, schemaVersionNow } from "../entries/entry-migrations.ts";
import type { InvalidEntry, SaveTemplateRefusal } from "../refusals.ts";
import type { RecordContentAct } from "./recorded-act.ts";
import { refuseByRollback } from "./refuse-by-rollback.ts";

export type NewTemplate = {
  readonly templateId: string;
  readonly bucket: string;
  readonly kind: TemplateKind;
  /** Of a content page, and of that alone. */
  readonly pageType: PageType | null;
  readonly name: string;
  readonly description: string;
  readonly blocks: readonly unknown[];
  readonly by: string;
};

export type Template = Omit<NewTemplate, "by" | "blocks"> & {
  readonly blocks: readonly Block[];
  readonly writtenAt: Date;
  readonly writtenBy: string;
};

type Row = Template & { readonly schemaVersion: number };

/** Pages that editors keep as a beginning for others. Saved once, offered until they are taken away. */
export function createTemplates({
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
  return {
    /** The same id again is the same press, and saves nothing more. */
    async saveTemplate(request: NewTemplate): Promise<Result<void, SaveTemplateRefusal>> {
      const { templateId, bucket, kind, pageType, name, description, by } = request;
      const checked = checkTemplate(request, checkBlocks);
      if (!checked.ok) return checked;
      return refuseByRollback(database, async (tx): Promise<Result<void, SaveTemplateRefusal>> => {
        if (!(await isBucket(tx, bucket))) return refuse({ code: "not_found" });
        const { rows } = await sql<{ templateId: string }>`
          INSERT INTO content.template (template_id, bucket, kind, page_type, name, description,
            schema_version, blocks, written_at, written_by)
          VALUES (${templateId}, ${bucket}, ${kind}, ${pageType}, ${name}, ${description},
            ${schemaVersionNow}, ${JSON.stringify(checked.value)}::jsonb, ${clock()}, ${by})
          ON CONFLICT DO NOTHING RETURNING template_id AS "templateId"
        `.execute(tx);
        if (rows.length === 0) {
          return (await isSaved(tx, templateId)) ? ok() : refuse({ code: "template_name_taken" });
        }
        const after = { name, description, kind, pageType, blocks: checked.value };
        const facts = { bucket };
        await record(tx, {
          by,
          action: "content.template-saved",
          subject: templateId,
          facts,
          after,
        });
        return ok();
      });
    },

    /** False when there is none, or none any more. */
    async removeTemplate(request: { readonly templateId: string; readonly by: string }) {
      const { templateId, by } = request;
      return transact(database, async (tx) => {
        const { rows } = await sql<{ bucket: string; name: string }>`
          UPDATE content.template SET removed_at = ${clock()}, removed_by = ${by}
          WHERE template_id = ${templateId} AND removed_at IS NULL RETURNING bucket, name
        `.execute(tx);
        const [gone] = rows;
        if (gone === undefined) return false;
        const { bucket, name } = gone;
        await record(tx, {
          by,
          action: "content.template-removed",
          subject: templateId,
          facts: { bucket },
          before: { name },
        });
        return true;
      });
    },

    /** By name, with their blocks in the form of today. */
    async listTemplates(bucket: string): Promise<readonly Template[]> {
      const { rows } = await sql<Row>`
        SELECT template_id AS "templateId", bucket, kind, page_type AS "pageType", name, description,
               schema_version AS "schemaVersion", blocks, written_at AS "writtenAt",
               written_by AS "writtenBy"
        FROM content.template WHERE bucket = ${bucket} AND removed_at IS NULL
        ORDER BY lower(name)
      `.execute(database.db);
      return rows.map(({ schemaVersion, ...template }) => {
        const stored = { kind: template.kind, part: anyLanguage, schemaVersion };
        const { blocks } = migrateEntryData({ ...stored, data: { blocks: template.blocks } });
        // Blocks were checked when they were saved, and a migration keeps them a list of blocks.
        return { ...template, blocks: blocks as readonly Block[] };
      });
    },
  };
}

/** A template belongs to no language: its blocks are checked as those of any. */
const anyLanguage = "en";

function checkTemplate(
  { kind, name, blocks }: NewTemplate,
  checkBlocks: CheckBlocks,
): Result<readonly unknown[], InvalidEntry> {
  const data = { title: name, slug: "template", blocks };
  const checked = checkEntryData({ kind, part: anyLanguage, data });
  if (!checked.ok) return checked;
  const errors = findBlockErrors(checked.value, checkBlocks);
  if (errors.length > 0) return refuse({ code: "invalid_entry", errors });
  return ok(checked.value["blocks"] as readonly unknown[]);
}

async function isBucket(tx: Transact, bucket: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM content.bucket WHERE bucket = ${bucket}`.execute(tx);
  return rows.length > 0;
}

async function isSaved(tx: Transact, templateId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM content.template WHERE template_id = ${templateId}
  `.execute(tx);
  return rows.length > 0;
}
