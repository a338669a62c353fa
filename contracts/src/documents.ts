import { z } from "zod";
import { addresses } from "./addresses.ts";
import {
  documentBytesMax,
  documentMimes,
  documentReasons,
  documentSides,
  documentStatuses,
  documentTypes,
} from "./document-words.ts";
import { endpoint } from "./endpoint.ts";
import { instant, line, pathId } from "./fields.ts";

const ownSession = z.object({ session: pathId });
const documentType = z.enum(documentTypes);
const status = z.enum(documentStatuses);
const sides = z.array(z.enum(documentSides));

const ownDocument = z
  .object({
    documentType,
    status,
    since: instant,
    /** Why it is not what was needed, with what staff wrote about it. */
    reason: z.enum(documentReasons).nullable(),
    note: z.string().nullable(),
    /** While it is looked at: until when we want to have answered. */
    answerDueAt: instant.nullable(),
    /** A verified one counts until then; null: for good. */
    validUntil: instant.nullable(),
    /** Of the one that is being sent: what is here already. */
    sentSides: sides,
  })
  .meta({ id: "OwnDocument" });

const own = { access: "player", ownSession: true } as const;
const { documents: at } = addresses;

/** What a player is asked to show, and showing it. */
export const documents = {
  status: endpoint({
    ...at.status,
    ...own,
    name: "documents.status",
    summary: "How a document stands; PENDING also while nobody has asked for it",
    rate: "poll",
    shed: "P2",
    params: ownSession,
    query: z.object({ documentType: documentType.default("ID_DOCUMENT") }),
    responses: { 200: z.object({ documentType, status }) },
    refusals: [],
  }),
  verificationUrl: endpoint({
    ...at.verificationUrl,
    ...own,
    name: "documents.verificationUrl",
    summary:
      "Where a document is shown: a page of ours, or of whoever checks them for us; one that a withdrawal will want is asked for",
    creates: true,
    rate: "read",
    shed: "P2",
    params: ownSession,
    query: z.object({ documentType: documentType.default("ID_DOCUMENT") }),
    responses: { 200: z.object({ url: z.string() }) },
    refusals: [],
  }),
  list: endpoint({
    ...at.list,
    ...own,
    name: "documents.list",
    summary: "Everything that was asked, and how it stands",
    rate: "poll",
    shed: "P2",
    params: ownSession,
    responses: { 200: z.object({ items: z.array(ownDocument) }) },
    refusals: [],
  }),
  upload: endpoint({
    ...at.upload,
    ...own,
    name: "documents.upload",
    summary: "Send one side: the body is the file itself; the last missing side hands it in",
    rate: "sensitive",
    shed: "P1",
    bodyBytesMax: documentBytesMax,
    upload: { types: documentMimes },
    params: ownSession.extend({ documentType: pathId }),
    query: z.object({
      /** PASSPORT, ID_CARD, UTILITY_BILL: what it is. */
      kind: line().max(40),
      side: z.enum(documentSides).default("FRONT"),
    }),
    responses: { 201: z.object({ documentType, status, missingSides: sides }) },
    refusals: [
      "document_not_asked",
      "document_in_review",
      "document_valid",
      "document_blocked",
      "document_side_not_taken",
      "document_file_type",
      "document_too_large",
      "document_too_small",
      "document_unreadable",
      "document_unsafe",
      "document_infected",
      "document_not_scanned",
    ],
  }),
  providerReport: endpoint({
    ...at.providerReport,
    name: "documents.providerReport",
    summary: "What a provider found; its raw body is signed, telling it twice changes nothing",
    access: "public",
    rate: "machine",
    shed: "P1",
    upload: { types: ["application/json"] },
    signedBy: [["x-payload-digest", "x-payload-digest-alg"]],
    params: z.object({ provider: pathId }),
    headers: z.object({
      "x-payload-digest": line().max(200).optional(),
      "x-payload-digest-alg": line().max(40).optional(),
    }),
    responses: { 204: null },
    refusals: ["not_found", "report_not_signed", "report_unreadable"],
  }),
} as const;

export type OwnDocument = z.output<typeof ownDocument>;
