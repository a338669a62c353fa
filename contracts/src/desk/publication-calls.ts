import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id, instant, pathId, text } from "../fields.ts";
import { problem } from "../problem.ts";
import { deskAddresses } from "./desk-addresses.ts";
import {
  author,
  bucketName,
  deskRead,
  deskWrite,
  entryParams,
  note,
  partName,
  partNumbers,
  publishers,
  scheduled,
} from "./desk-words.ts";

const publication = z
  .object({
    action: z.enum(["publish", "unpublish", "archive", "delete", "undelete"]),
    parts: z.record(z.string(), z.number().int()),
    at: instant,
    by: author,
    note: z.string().nullable(),
  })
  .meta({ id: "Publication" });

const act = { ...deskWrite, roles: publishers, params: entryParams } as const;
/** The title of a fixed page, typed by whoever hides it. */
const title = text({ max: 300 }).optional();
const bulkActions = ["publish", "unpublish", "archive", "remove", "undelete"] as const;

export const publicationCalls = {
  publications: endpoint({
    ...deskAddresses.publications,
    ...deskRead,
    name: "desk.publications",
    summary: "Who showed or hid an entry, the newest first",
    params: entryParams,
    responses: { 200: z.object({ items: z.array(publication) }) },
    refusals: ["not_found"],
  }),
  publish: endpoint({
    ...deskAddresses.publish,
    ...act,
    name: "desk.publish",
    summary: "Show versions to visitors; without a wish the newest of every part",
    body: z.object({ parts: partNumbers.optional(), note }),
    responses: { 204: null },
    refusals: [
      "not_found",
      "version_unknown",
      "nothing_to_show",
      "hints_open",
      "needs_review",
      "slug_taken",
    ],
  }),
  unpublish: endpoint({
    ...deskAddresses.unpublish,
    ...act,
    name: "desk.unpublish",
    summary: "Hide parts of an entry from visitors, or all of it",
    body: z.object({ parts: z.array(partName).max(50).optional(), note, title }),
    responses: { 204: null },
    refusals: ["not_found", "title_needed"],
  }),
  archive: endpoint({
    ...deskAddresses.archive,
    ...act,
    name: "desk.archive",
    summary: "Hide an entry and lay it aside until somebody writes on",
    body: z.object({ note }),
    responses: { 204: null },
    refusals: ["not_found", "title_needed"],
  }),
  remove: endpoint({
    ...deskAddresses.remove,
    ...act,
    name: "desk.remove",
    summary: "Delete an entry; its versions stay, and it can come back",
    /** Also when others link to it. */
    query: z.object({ forced: z.enum(["true", "false"]).default("false") }),
    responses: { 204: null },
    refusals: ["not_found", "title_needed", "linked_from"],
  }),
  undelete: endpoint({
    ...deskAddresses.undelete,
    ...act,
    name: "desk.undelete",
    summary: "Bring a deleted entry back, as a draft",
    body: z.object({ note }),
    responses: { 204: null },
    refusals: ["not_found"],
  }),
  bulk: endpoint({
    ...deskAddresses.bulk,
    ...deskWrite,
    name: "desk.bulk",
    summary: "Do one thing with many entries; each is done or refused by itself",
    roles: publishers,
    body: z.object({
      action: z.enum(bulkActions),
      entries: z.array(id).min(1).max(200),
      note,
    }),
    responses: {
      200: z.object({
        items: z.array(
          z.object({
            id,
            ok: z.boolean(),
            /** Why this one was left as it was. */
            refusal: problem.pick({ code: true, title: true, links: true, hints: true }).nullable(),
          }),
        ),
      }),
    },
    refusals: [],
  }),
  schedules: endpoint({
    ...deskAddresses.schedules,
    ...deskRead,
    name: "desk.schedules",
    summary: "What is to be shown or hidden later, the next first",
    query: z.object({
      bucket: bucketName,
      entry: id.optional(),
      state: z.enum(["waiting", "done", "refused", "cancelled"]).optional(),
    }),
    responses: { 200: z.object({ items: z.array(scheduled) }) },
    refusals: [],
  }),
  schedule: endpoint({
    ...deskAddresses.schedule,
    ...deskWrite,
    name: "desk.schedule",
    summary: "Show or hide an entry at a moment to come",
    roles: publishers,
    body: z.object({
      id: id.optional(),
      entry: id,
      action: z.enum(["publish", "unpublish"]),
      /** Without a wish: every part, in the version that is newest now. */
      parts: partNumbers.optional(),
      at: instant,
      note,
      title,
    }),
    responses: { 201: z.object({ id }) },
    refusals: [
      "not_found",
      "moment_passed",
      "title_needed",
      "version_unknown",
      "nothing_to_show",
      "hints_open",
    ],
  }),
  cancelSchedule: endpoint({
    ...deskAddresses.cancelSchedule,
    ...deskWrite,
    name: "desk.cancelSchedule",
    summary: "Take back what was to happen later",
    roles: publishers,
    params: z.object({ schedule: pathId }),
    responses: { 204: null },
    refusals: ["not_found"],
  }),
} as const;

export type Publication = z.output<typeof publication>;
