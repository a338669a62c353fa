import type { EntryKind } from "@croupier/contracts";
import type { Database, Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import type { PartData } from "../entries/check-entry.ts";
import {
  decidePublication,
  decideWithdrawal,
  type PartFacts,
  type PartNumbers,
} from "../entries/decide-publication.ts";
import { migrateEntryData } from "../entries/entry-migrations.ts";
import type {
  DeleteRefusal,
  PublishRefusal,
  SlugTaken,
  UndeleteRefusal,
  WithdrawRefusal,
} from "../refusals.ts";
import {
  lockBucket,
  recordChanges,
  type AnnounceContent,
  type ContentAnnouncement,
} from "./change-log.ts";
import { findEntry, type EntryFacts } from "./entry-facts.ts";
import type { AskHints, HintGate } from "./hint-gate.ts";
import { lacksTitle } from "./lacks-title.ts";
import { findLinkingEntries } from "./linking-entries.ts";
import { publishInPasses } from "./publish-in-passes.ts";
import { readParts } from "./read-parts.ts";
import type { ContentAct, RecordContentAct } from "./recorded-act.ts";
import { refuseByRollback } from "./refuse-by-rollback.ts";
import { lacksApproval } from "./reviews.ts";
import { claimsOf, settleSlugs } from "./slugs.ts";

type Act = { readonly entryId: string; readonly by: string; readonly note?: string };
export type PublishRequest = Act & { readonly parts?: PartNumbers };
export type WithdrawRequest = Act & {
  readonly parts?: readonly string[];
  /** As typed: a fixed page asks for it. */
  readonly title?: string;
};

/** Undefined when everything was as wished already, so nothing has to be told. */
type Told = ContentAnnouncement | undefined;
type Logged = "publish" | "unpublish" | "archive" | "delete" | "undelete";

/** Everything that moves what visitors see. Each act holds the lock of its bucket. */
export function createPublications({
  database,
  clock,
  announce,
  record,
  hintGate,
}: {
  database: Database;
  clock: Clock;
  announce: AnnounceContent;
  record: RecordContentAct;
  hintGate: HintGate;
}) {
  async function actAndTell<Refused extends { readonly code: string }>(
    work: (tx: Transact) => Promise<Result<Told, Refused>>,
  ): Promise<Result<Told, Refused>> {
    const answer = await refuseByRollback(database, work);
    if (answer.ok && answer.value !== undefined) await announce(answer.value);
    return answer;
  }

  async function publishIn(
    tx: Transact,
    request: PublishRequest,
    askHints?: AskHints,
  ): Promise<Result<Told, PublishRefusal>> {
    const entry = await lockEntry(tx, request.entryId);
    if (entry === undefined) return refuse({ code: "not_found" });
    const parts = await readParts(tx, entry.entryId);
    const plan = decidePublication(parts, request.parts);
    if (!plan.ok) return plan;
    if (Object.keys(plan.value).length === 0) return ok(undefined);
    const open = await askHints?.(tx, plan.value);
    if (open !== undefined) return refuse(open);
    if (await lacksApproval(tx, entry, plan.value)) return refuse({ code: "needs_review" });
    const at = clock();
    await sql`
      UPDATE content.variant AS p
      SET published_number = plan.value::integer, published_at = ${at}, archived_at = NULL
      FROM jsonb_each_text(${JSON.stringify(plan.value)}::jsonb) AS plan
      WHERE p.entry_id = ${entry.entryId} AND p.part = plan.key
    `.execute(tx);
    const told = await logAndSettle(tx, entry, {
      ...request,
      action: "publish",
      parts: plan.value,
      at,
    });
    const shown = numbersOf(parts);
    if (told.ok) await tellTrail(tx, request, "publish", [shown, { ...shown, ...plan.value }]);
    return told;
  }

  const publishAsked = (request: PublishRequest, askHints: AskHints) =>
    actAndTell((tx) => publishIn(tx, request, askHints));

  function tellTrail(
    tx: Transact,
    { entryId, by, note }: Act,
    action: Logged,
    [before, after]: readonly [PartNumbers, PartNumbers],
  ): Promise<void> {
    const facts = note === undefined ? {} : { facts: { note } };
    const named = actionNames[action];
    return record(tx, { by, action: named, subject: entryId, before, after, ...facts });
  }

  async function withdrawIn(
    tx: Transact,
    request: WithdrawRequest,
    action: Exclude<Logged, "publish"> = "unpublish",
  ): Promise<Result<Told, UndeleteRefusal>> {
    const entry = await lockEntry(tx, request.entryId);
    if (entry === undefined) return refuse({ code: "not_found" });
    const parts = await readParts(tx, entry.entryId);
    const vanishing = decideWithdrawal(parts, request.parts);
    if (vanishing.length === 0 && action === "unpublish") return ok(undefined);
    await sql`
      UPDATE content.variant SET published_number = NULL, published_at = NULL
      WHERE entry_id = ${entry.entryId} AND part = ANY (${vanishing}::text[])
    `.execute(tx);
    const numbers = Object.fromEntries(
      parts
        .filter(({ part }) => vanishing.includes(part))
        .map(({ part, publishedNumber }) => [part, publishedNumber ?? 0]),
    );
    const told = await logAndSettle(tx, entry, { ...request, action, parts: numbers, at: clock() });
    if (!told.ok) throw new Error("an entry that vanishes claimed a slug");
    const shown = numbersOf(parts);
    const left = Object.entries(shown).filter(([part]) => !vanishing.includes(part));
    await tellTrail(tx, request, action, [shown, Object.fromEntries(left)]);
    return told;
  }

  /** The same for whoever asks for it now; what was planned was asked about when it was planned. */
  async function withdrawAsked(
    tx: Transact,
    request: WithdrawRequest,
    action?: "archive" | "delete",
  ): Promise<Result<Told, WithdrawRefusal>> {
    const entry = await lockEntry(tx, request.entryId);
    if (entry === undefined) return refuse({ code: "not_found" });
    const { parts: wished, title } = request;
    const parts = await readParts(tx, entry.entryId);
    if (await lacksTitle(tx, entry, { parts, wished, title })) {
      return refuse({ code: "title_needed" });
    }
    return withdrawIn(tx, request, action);
  }

  return {
    /**
     * For the schedule, which settles its own record in the same transaction. It asked for hints when
     * the moment was chosen: at night nobody could mend what is found.
     */
    publishIn,
    withdrawIn,

    publish: async (request: PublishRequest) =>
      publishAsked(request, await hintGate.prepare(request.entryId)),

    /** The answer to each, by its entry. */
    publishMany: (requests: readonly PublishRequest[]) =>
      publishInPasses(requests, { look: hintGate.look, publish: publishAsked }),

    unpublish: (request: WithdrawRequest) => actAndTell((tx) => withdrawAsked(tx, request)),

    /** Out of sight and out of the lists of the desk, until somebody writes on. */
    archive: (request: Act) =>
      actAndTell(async (tx) => {
        const told = await withdrawAsked(tx, request, "archive");
        if (told.ok) {
          await sql`
            UPDATE content.variant SET archived_at = ${clock()} WHERE entry_id = ${request.entryId}
          `.execute(tx);
        }
        return told;
      }),

    /** Refused with what links here, unless it is `forced`. Every version stays. */
    softDelete: (request: Act & { readonly forced?: boolean }) =>
      actAndTell(async (tx): Promise<Result<Told, DeleteRefusal>> => {
        const links = await findLinkingEntries(tx, request.entryId);
        if (links.length > 0 && request.forced !== true) {
          return refuse({ code: "linked_from", links });
        }
        const told = await withdrawAsked(tx, request, "delete");
        if (told.ok) await markDeleted(tx, request, clock());
        return told;
      }),

    /** Brings a deleted entry back as a draft. */
    undelete: (request: Act) =>
      actAndTell(async (tx): Promise<Result<Told, UndeleteRefusal>> => {
        const entry = await findEntry(tx, request.entryId);
        if (!entry?.deletedAt) return refuse({ code: "not_found" });
        await markDeleted(tx, request, null);
        return withdrawIn(tx, request, "undelete");
      }),
  };
}

const actionNames = {
  publish: "content.published",
  unpublish: "content.unpublished",
  archive: "content.archived",
  delete: "content.deleted",
  undelete: "content.undeleted",
} as const satisfies Record<Logged, ContentAct["action"]>;

/** What visitors see of it. */
function numbersOf(parts: readonly PartFacts[]): PartNumbers {
  const shown = parts.flatMap(({ part, publishedNumber }) =>
    publishedNumber === null ? [] : [[part, publishedNumber] as const],
  );
  return Object.fromEntries(shown);
}

export type Publications = ReturnType<typeof createPublications>;

/** The bucket first: everybody who publishes in it takes this lock before any other. */
async function lockEntry(tx: Transact, entryId: string): Promise<EntryFacts | undefined> {
  const found = await findEntry(tx, entryId);
  if (found === undefined || !(await lockBucket(tx, found.bucket))) return undefined;
  const entry = await findEntry(tx, entryId);
  return entry?.deletedAt === null ? entry : undefined;
}

async function markDeleted(tx: Transact, { entryId, by }: Act, at: Date | null): Promise<void> {
  await sql`
    UPDATE content.entry SET deleted_at = ${at}, deleted_by = ${at === null ? null : by}
    WHERE entry_id = ${entryId}
  `.execute(tx);
}

async function logAndSettle(
  tx: Transact,
  entry: EntryFacts,
  { action, parts, at, by, note }: Act & { action: Logged; parts: PartNumbers; at: Date },
): Promise<Result<Told, SlugTaken>> {
  const { entryId, bucket } = entry;
  const claims = claimsOf(entry, await readPublished(tx, entry));
  const settled = await settleSlugs(tx, bucket, { entryIds: [entryId], claims });
  if (!settled.ok) return settled;
  await sql`
    INSERT INTO content.publication
      (publication_id, entry_id, action, parts, happened_at, happened_by, note)
    VALUES (${uuidv7()}, ${entryId}, ${action}, ${JSON.stringify(parts)}::jsonb, ${at}, ${by},
            ${note ?? null})
  `.execute(tx);
  // What was hidden already and only went to the archive is no news to a visitor.
  if (Object.keys(parts).length === 0) return ok(undefined);
  return ok(
    await recordChanges(tx, { bucket, at, changes: [{ what: "entry", subject: entryId }] }),
  );
}

async function readPublished(
  tx: Transact,
  { entryId, kind }: EntryFacts,
): Promise<Readonly<Record<string, PartData>>> {
  const { rows } = await sql<{ part: string; schemaVersion: number; data: PartData }>`
    SELECT v.part, v.schema_version AS "schemaVersion", v.data
    FROM content.variant AS p
    JOIN content.version AS v
      ON v.entry_id = p.entry_id AND v.part = p.part AND v.number = p.published_number
    WHERE p.entry_id = ${entryId}
  `.execute(tx);
  const read = (row: { part: string; schemaVersion: number; data: PartData }): PartData =>
    migrateEntryData({ kind: kind satisfies EntryKind, ...row });
  return Object.fromEntries(rows.map((row) => [row.part, read(row)]));
}
