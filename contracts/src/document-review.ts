import { z } from "zod";
import { addresses } from "./addresses.ts";
import {
  documentReasons,
  documentSides,
  documentStatuses,
  documentTypes,
} from "./document-words.ts";
import { endpoint } from "./endpoint.ts";
import { id, instant, pathId, text } from "./fields.ts";

const documentType = z.enum(documentTypes);
const status = z.enum(documentStatuses);
const reason = z.enum(documentReasons);
const note = text({ max: 500, lines: true }).optional();
const which = z.object({ player: pathId, documentType: pathId });
const colleague = z.object({ id, name: z.string() });

const queued = z
  .object({
    playerId: id,
    name: z.string(),
    brandCode: z.string(),
    countryCode: z.string(),
    documentType,
    status,
    since: instant,
    answerDueAt: instant.nullable(),
    assignedTo: colleague.nullable(),
    approvedOnceBy: colleague.nullable(),
  })
  .meta({ id: "QueuedDocument" });

const act = z.object({
  id,
  act: z.string(),
  status,
  reason: reason.nullable(),
  note: z.string().nullable(),
  /** Of staff, or the provider; neither where the player or a rule did it. */
  by: z.string().nullable(),
  happenedAt: instant,
});

const reviewed = z
  .object({
    playerId: id,
    profile: z.object({
      brandCode: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      dateOfBirth: z.string(),
      address: z.object({
        countryCode: z.string(),
        subdivision: z.string().nullable(),
        line1: z.string(),
        line2: z.string().nullable(),
        city: z.string(),
        postalCode: z.string(),
      }),
      joinedAt: instant,
    }),
    documentType,
    /** Null while nobody has asked. */
    document: z
      .object({
        status,
        since: instant,
        reason: reason.nullable(),
        note: z.string().nullable(),
        rejections: z.number().int(),
        submissionId: id.nullable(),
        answerDueAt: instant.nullable(),
        assignedTo: colleague.nullable(),
        approvedOnceBy: colleague.nullable(),
        validUntil: instant.nullable(),
      })
      .nullable(),
    files: z.array(
      z.object({
        id,
        kind: z.string(),
        side: z.enum(documentSides),
        mime: z.string(),
        byteCount: z.number().int(),
        /** What the virus scanner said; `not_run` where there is none. */
        scan: z.enum(["not_run", "clean"]),
        sentAt: instant,
        /** Drawn anew for looking at; null for what is never shown in a page. */
        previewUrl: z.string().nullable(),
        /** Null for what is gone. */
        fileUrl: z.string().nullable(),
        /** When the law let go of it; that it was here stays written. */
        erasedAt: instant.nullable(),
      }),
    ),
    acts: z.array(act),
    fourEyes: z.boolean(),
    /** While it stands, no file of this player is erased. */
    hold: z
      .object({ reason: z.string(), placedBy: colleague.nullable(), placedAt: instant })
      .nullable(),
  })
  .meta({ id: "ReviewedDocument" });

const rules = z.object({
  /** Nothing is verified before two people have approved it. */
  fourEyes: z.boolean(),
  /** Within how many hours of its arrival a document is to be answered. */
  answerHours: z.number().int().min(1).max(720),
});

const brandRules = rules
  .extend({
    brandCode: z.string(),
    brandName: z.string(),
  })
  .meta({ id: "DocumentRules" });

const holders = { access: "staff", roles: ["verification", "risk"], shed: "P2" } as const;
const reviewers = { access: "staff", roles: ["verification"], shed: "P2" } as const;
const { documentReview: at } = addresses;

/** What staff do with the documents of players. */
export const documentReview = {
  queue: endpoint({
    ...at.queue,
    ...reviewers,
    name: "documentReview.queue",
    summary: "Documents by status; what waits for us, the most urgent first",
    rate: "read",
    query: z.object({
      status: status.default("PENDING"),
      /** Only what I have taken. */
      mine: z.stringbool().default(false),
    }),
    responses: {
      200: z.object({
        items: z.array(queued),
        total: z.number().int(),
        /** Of all of them, past the moment by which we wanted to have answered. */
        overdue: z.number().int(),
      }),
    },
    refusals: [],
  }),
  rules: endpoint({
    ...at.rules,
    ...reviewers,
    name: "documentReview.rules",
    summary: "How each brand looks at documents",
    rate: "read",
    responses: { 200: z.object({ items: z.array(brandRules) }) },
    refusals: [],
  }),
  changeRules: endpoint({
    ...at.changeRules,
    name: "documentReview.changeRules",
    summary: "Ask for a second pair of eyes, or give ourselves another time to answer",
    access: "staff",
    roles: ["administrator"],
    rate: "write",
    shed: "P2",
    params: z.object({ brandCode: pathId }),
    body: rules,
    responses: { 200: rules },
    refusals: ["not_found"],
  }),
  document: endpoint({
    ...at.document,
    ...reviewers,
    name: "documentReview.document",
    summary: "A document beside the profile of whoever sent it",
    rate: "read",
    params: which,
    responses: { 200: reviewed },
    refusals: ["not_found"],
  }),
  hold: endpoint({
    ...at.hold,
    ...holders,
    name: "documentReview.hold",
    summary: "Keep every file of a player, whatever is due: somebody outside has asked for it",
    rate: "write",
    params: z.object({ player: pathId }),
    body: z.object({ reason: text({ max: 500 }) }),
    responses: { 204: null },
    refusals: ["not_found", "hold_stands"],
  }),
  lift: endpoint({
    ...at.lift,
    ...holders,
    name: "documentReview.lift",
    summary: "Let go of a player's files: what is due goes the next night",
    rate: "write",
    params: z.object({ player: pathId }),
    responses: { 204: null },
    refusals: ["not_found", "hold_not_there"],
  }),
  ask: endpoint({
    ...at.ask,
    ...reviewers,
    name: "documentReview.ask",
    summary: "Ask a player for a document; not while a valid one is here",
    rate: "write",
    params: which,
    responses: { 201: reviewed },
    refusals: ["not_found", "document_already_asked", "document_valid", "document_blocked"],
  }),
  assign: endpoint({
    ...at.assign,
    ...reviewers,
    name: "documentReview.assign",
    summary: "Take a document to look at, or put it back",
    rate: "write",
    params: which,
    body: z.object({ mine: z.boolean() }),
    responses: { 200: reviewed },
    refusals: ["not_found", "document_not_waiting"],
  }),
  decide: endpoint({
    ...at.decide,
    ...reviewers,
    name: "documentReview.decide",
    summary: "Say what a document is: right, not right and why, or the end of it",
    rate: "write",
    params: which,
    body: z.object({
      /** Which one was looked at: another that came meanwhile is not meant. */
      submissionId: id.nullable(),
      decision: z.discriminatedUnion("act", [
        z.object({ act: z.literal("approve"), validUntil: instant.optional() }),
        z.object({ act: z.literal("reject"), reason, note }),
        z.object({ act: z.literal("block"), reason, note }),
        z.object({ act: z.literal("unblock"), note }),
      ]),
    }),
    responses: { 200: reviewed },
    refusals: [
      "not_found",
      "changed_meanwhile",
      "own_work",
      "document_not_asked",
      "document_not_waiting",
      "document_blocked",
    ],
  }),
} as const;

export type QueuedDocument = z.output<typeof queued>;
export type DocumentRules = z.output<typeof brandRules>;
export type ReviewedDocument = z.output<typeof reviewed>;
