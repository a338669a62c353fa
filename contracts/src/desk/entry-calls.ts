import { z } from "zod";
import { pageTypes } from "../content/kinds.ts";
import { endpoint } from "../endpoint.ts";
import { id, instant, language, line, printableContent, text } from "../fields.ts";
import { deskAddresses } from "./desk-addresses.ts";
import {
  author,
  bucketName,
  deskRead,
  deskWrite,
  editors,
  entryBytesMax,
  entryKind,
  entryParams,
  entryState,
  linkingEntry,
  note,
  paging,
  partName,
  partParams,
  scheduled,
  variantState,
  versionNumber,
} from "./desk-words.ts";

const bucket = z
  .object({
    bucket: z.string(),
    brandCode: z.string(),
    brandName: z.string(),
    languages: z.array(z.string()),
    languageDefault: z.string(),
    /** IANA name: the moments an editor picks are on this clock. */
    timeZone: z.string(),
    /** Host names that mean this brand. */
    hosts: z.array(z.string()),
  })
  .meta({ id: "DeskBucket" });

const pageType = z.enum(pageTypes);

/** What an editor should look at before it is shown. */
const entryProblem = z.enum(["missing_translation", "missing_title", "waiting_review"]);

const listedEntry = z
  .object({
    id,
    kind: entryKind,
    pageType: pageType.nullable(),
    title: z.string(),
    /** In the brand's own language; null for what is only ever a piece of a page. */
    path: z.string().nullable(),
    state: entryState,
    hasNewerDraft: z.boolean(),
    parts: z.array(
      z.object({
        part: z.string(),
        state: variantState,
        latest: z.number().int(),
        published: z.number().int().nullable(),
      }),
    ),
    changedAt: instant,
    changedBy: author,
    problems: z.array(entryProblem),
  })
  .meta({ id: "ListedEntry" });

const editedPart = z.object({
  latest: z.number().int(),
  published: z.number().int().nullable(),
  publishedAt: instant.nullable(),
  state: variantState,
  hasNewerDraft: z.boolean(),
  /** Of the newest version. */
  data: z.record(z.string(), z.unknown()),
  writtenAt: instant,
  writtenBy: author,
  note: z.string().nullable(),
});

const editedEntry = z
  .object({
    id,
    bucket: z.string(),
    kind: entryKind,
    deletedAt: instant.nullable(),
    /** By part: `common`, and each language it is written in. */
    parts: z.record(z.string(), editedPart),
    /** Where its page stands, by language, with what is newest. */
    paths: z.record(z.string(), z.string()),
    schedules: z.array(scheduled),
    /** This kind is shown only after somebody else approved. */
    needsReview: z.boolean(),
  })
  .meta({ id: "EditedEntry" });

export const entryCalls = {
  buckets: endpoint({
    ...deskAddresses.buckets,
    ...deskRead,
    name: "desk.buckets",
    summary: "The buckets of content, with their brands and languages",
    responses: { 200: z.array(bucket) },
    refusals: [],
  }),
  entries: endpoint({
    ...deskAddresses.entries,
    ...deskRead,
    name: "desk.entries",
    summary: "The entries of a bucket, filtered, found and sorted",
    query: z.object({
      bucket: bucketName,
      kind: entryKind.optional(),
      pageType: pageType.optional(),
      /** `changed`: shown, with something newer waiting behind it. */
      status: z.enum([...entryState.options, "changed"]).optional(),
      /** Written in this language. */
      language: language.optional(),
      /** Not written in this language. */
      missing: language.optional(),
      /** In a title, a slug, the name of a kind or an address, whatever the case. */
      search: line().max(200).optional(),
      sort: z.enum(["title", "changedAt", "kind"]).default("title"),
      order: z.enum(["asc", "desc"]).default("asc"),
      ...paging,
    }),
    responses: { 200: z.object({ items: z.array(listedEntry), total: z.number().int() }) },
    refusals: [],
  }),
  createEntry: endpoint({
    ...deskAddresses.createEntry,
    ...deskWrite,
    name: "desk.createEntry",
    summary: "Make an entry, as a draft",
    roles: editors,
    bodyBytesMax: entryBytesMax,
    body: z.object({
      /** Made where the editor clicked, so that a click that comes twice makes one entry. */
      id: id.optional(),
      bucket: bucketName,
      kind: entryKind,
      parts: z.record(partName, z.record(z.string(), z.unknown())).check(printableContent),
      /** The name of what it was begun with, for the history. */
      template: text({ max: 80 }).optional(),
    }),
    responses: { 201: z.object({ id }) },
    refusals: [
      "not_found",
      "entry_exists",
      "invalid_entry",
      "slug_reserved",
      "slug_taken",
      "language_not_offered",
    ],
  }),
  entry: endpoint({
    ...deskAddresses.entry,
    ...deskRead,
    name: "desk.entry",
    summary: "One entry with the newest of every part, shown or not",
    params: entryParams,
    responses: { 200: editedEntry },
    refusals: ["not_found"],
  }),
  linking: endpoint({
    ...deskAddresses.linking,
    ...deskRead,
    name: "desk.linking",
    summary: "What links to an entry",
    params: entryParams,
    responses: { 200: z.object({ items: z.array(linkingEntry) }) },
    refusals: ["not_found"],
  }),
  saveDraft: endpoint({
    ...deskAddresses.saveDraft,
    ...deskWrite,
    name: "desk.saveDraft",
    summary: "Write a new version of a part on top of the one the editor saw",
    roles: editors,
    // Saved every few seconds while somebody types.
    rate: "read",
    bodyBytesMax: entryBytesMax,
    params: partParams,
    body: z.object({
      /** The newest version the editor has seen; 0 for a part that is new. */
      basedOn: versionNumber.or(z.literal(0)),
      data: z.record(z.string(), z.unknown()).check(printableContent),
      note,
    }),
    responses: { 200: z.object({ number: z.number().int() }) },
    refusals: [
      "not_found",
      "invalid_entry",
      "slug_reserved",
      "slug_taken",
      "version_conflict",
      "language_not_offered",
    ],
  }),
} as const;

export type DeskBucket = z.output<typeof bucket>;
export type ListedEntry = z.output<typeof listedEntry>;
export type EditedEntry = z.output<typeof editedEntry>;
