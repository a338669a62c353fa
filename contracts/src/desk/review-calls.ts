import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id, instant, lines, pathId } from "../fields.ts";
import { deskAddresses } from "./desk-addresses.ts";
import {
  administrators,
  author,
  bucketName,
  deskRead,
  deskWrite,
  editors,
  entryKind,
  entryParams,
  note,
  partName,
  partNumbers,
  publishers,
  versionNumber,
} from "./desk-words.ts";

const comment = z
  .object({
    id,
    part: z.string(),
    number: z.number().int(),
    text: z.string(),
    at: instant,
    by: author,
    resolvedAt: instant.nullable(),
    resolvedBy: author.nullable(),
  })
  .meta({ id: "EntryComment" });

const review = z
  .object({
    id,
    entry: id,
    kind: entryKind,
    title: z.string(),
    parts: z.record(z.string(), z.number().int()),
    state: z.enum(["waiting", "approved", "declined"]),
    askedAt: instant,
    askedBy: author,
    note: z.string().nullable(),
    answeredAt: instant.nullable(),
    answeredBy: author.nullable(),
    answer: z.string().nullable(),
  })
  .meta({ id: "EntryReview" });

/** Lines and blanks stay as they were typed. */
const words = lines().max(5_000);

export const reviewCalls = {
  comments: endpoint({
    ...deskAddresses.comments,
    ...deskRead,
    name: "desk.comments",
    summary: "What was said about the versions of an entry",
    params: entryParams,
    responses: { 200: z.object({ items: z.array(comment) }) },
    refusals: ["not_found"],
  }),
  addComment: endpoint({
    ...deskAddresses.addComment,
    ...deskWrite,
    name: "desk.addComment",
    summary: "Say something about a version",
    roles: editors,
    params: entryParams,
    body: z.object({ id: id.optional(), part: partName, number: versionNumber, text: words }),
    responses: { 201: z.object({ id }) },
    refusals: ["not_found", "comment_empty_or_too_long", "version_unknown"],
  }),
  resolveComment: endpoint({
    ...deskAddresses.resolveComment,
    ...deskWrite,
    name: "desk.resolveComment",
    summary: "Settle a comment",
    roles: editors,
    params: z.object({ comment: pathId }),
    responses: { 204: null },
    refusals: ["not_found"],
  }),
  reviews: endpoint({
    ...deskAddresses.reviews,
    ...deskRead,
    name: "desk.reviews",
    summary: "Reviews of an entry, or all that wait in a bucket",
    query: z.object({ bucket: bucketName, entry: id.optional() }),
    responses: { 200: z.object({ items: z.array(review) }) },
    refusals: [],
  }),
  askReview: endpoint({
    ...deskAddresses.askReview,
    ...deskWrite,
    name: "desk.askReview",
    summary: "Ask somebody else to look before visitors do",
    roles: editors,
    body: z.object({
      id: id.optional(),
      entry: id,
      /** Without a wish: every part whose newest version is not shown. */
      parts: partNumbers.optional(),
      note,
    }),
    responses: { 201: z.object({ id }) },
    refusals: ["not_found", "version_unknown", "nothing_to_show", "hints_open"],
  }),
  answerReview: endpoint({
    ...deskAddresses.answerReview,
    ...deskWrite,
    name: "desk.answerReview",
    summary: "Approve or decline what somebody else wrote",
    roles: publishers,
    params: z.object({ review: pathId }),
    body: z.object({ approved: z.boolean(), answer: note }),
    responses: { 204: null },
    refusals: ["not_found", "own_work", "hints_open"],
  }),
  fourEyes: endpoint({
    ...deskAddresses.fourEyes,
    ...deskRead,
    name: "desk.fourEyes",
    summary: "Kinds of a bucket that are shown only after somebody else approved",
    query: z.object({ bucket: bucketName }),
    responses: { 200: z.object({ kinds: z.array(entryKind) }) },
    refusals: [],
  }),
  requireFourEyes: endpoint({
    ...deskAddresses.requireFourEyes,
    ...deskWrite,
    name: "desk.requireFourEyes",
    summary: "Ask for a second pair of eyes for a kind, or no longer",
    roles: administrators,
    body: z.object({ bucket: bucketName, kind: entryKind, required: z.boolean() }),
    responses: { 204: null },
    refusals: ["not_found"],
  }),
} as const;

export type EntryComment = z.output<typeof comment>;
export type EntryReview = z.output<typeof review>;
