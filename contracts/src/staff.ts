import { z } from "zod";
import { addresses } from "./addresses.ts";
import { endpoint } from "./endpoint.ts";
import { helpFeedbackReasons } from "./help-feedback.ts";
import { id, instant, line, pathId, text, typedPassword } from "./fields.ts";
import { staffRoles } from "./staff-roles.ts";
import { houseStatus } from "./staff-status.ts";

const staffMember = z
  .object({
    id,
    login: z.string(),
    name: z.string(),
    roles: z.array(z.enum(staffRoles)),
    /** `required`: nothing else is answered until a device for codes was set up. */
    secondFactor: z.enum(["off", "on", "required"]),
  })
  .meta({ id: "StaffMember" });

/** The password that takes the place of a one-time sign-in, told this one time. */
const enteredStaff = staffMember.extend({ password: z.string().optional() }).meta({
  id: "EnteredStaff",
});

const outboxEntry = z.object({
  id,
  channel: z.enum(["EMAIL", "SMS"]),
  recipient: z.string(),
  subject: z.string().nullable(),
  state: z.enum(["WAITING", "SENT", "FAILED", "WITHHELD"]),
  attempts: z.number().int(),
  createdAt: instant,
  sentAt: instant.nullable(),
});

/** In production the console shows that a message went, not what it says: it may carry a secret. */
const outboxMessage = outboxEntry.extend({
  sealed: z.boolean(),
  text: z.string().nullable(),
  html: z.string().nullable(),
  failure: z.string().nullable(),
});

/** Alike errors are one row: what, where, how often, and the trace of the latest. */
const unhandledError = z.object({
  id: z.string(),
  process: z.string(),
  message: z.string(),
  where: z.string(),
  count: z.number().int(),
  firstSeenAt: instant,
  lastSeenAt: instant,
  lastTraceId: z.string().nullable(),
});

/** How often an article answered, and what those missed whom it did not. */
const helpFeedbackTally = z.object({
  articleId: id,
  bucket: z.string(),
  title: z.string(),
  yes: z.number().int(),
  no: z.number().int(),
  reasons: z.record(z.enum(helpFeedbackReasons), z.number().int()),
  lastAt: instant,
});

/** Newest first; `next` is the `before` of the following page, null on the last. */
const page = z.object({
  before: line().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

const staffCall = { access: "staff", rate: "read", shed: "P3" } as const;

/** Letters name players and carry what is theirs: not for everybody who writes pages. */
const lettersCall = { ...staffCall, roles: ["operator", "support", "compliance"] } as const;

export const staff = {
  signIn: endpoint({
    ...addresses.staff.signIn,
    name: "staff.signIn",
    summary: "Sign a staff member in",
    access: "public",
    rate: "sensitive",
    shed: "P1",
    body: z.object({ login: text({ max: 254 }), password: typedPassword }),
    responses: {
      201: enteredStaff,
      /** The password was right; `proveTotp` with a code makes it a session. */
      200: z.object({ totpRequired: z.literal(true) }),
    },
    refusals: ["wrong_credentials", "too_many_attempts"],
  }),
  proveTotp: endpoint({
    ...addresses.staff.proveTotp,
    name: "staff.proveTotp",
    summary: "The second step of signing in: a code of one's device, or a recovery code",
    access: "public",
    rate: "sensitive",
    shed: "P1",
    body: z.object({ code: line().trim().min(1).max(40) }),
    responses: { 201: enteredStaff },
    refusals: ["not_signed_in", "wrong_code", "too_many_attempts"],
  }),
  whoAmI: endpoint({
    ...addresses.staff.whoAmI,
    ...staffCall,
    name: "staff.whoAmI",
    summary: "The signed-in staff member",
    beforeSecondFactor: true,
    responses: { 200: staffMember },
    refusals: [],
  }),
  signOut: endpoint({
    ...addresses.staff.signOut,
    name: "staff.signOut",
    summary: "End this staff session",
    beforeSecondFactor: true,
    access: "staff",
    rate: "write",
    shed: "P0",
    responses: { 204: null },
    refusals: [],
  }),
  status: endpoint({
    ...addresses.staff.status,
    ...staffCall,
    name: "staff.status",
    summary: "What runs and how it is",
    responses: { 200: houseStatus },
    refusals: [],
  }),
  auditBooks: endpoint({
    ...addresses.staff.auditBooks,
    name: "staff.auditBooks",
    summary: "Audit the whole of the books now; what is found stands in the status",
    access: "staff",
    roles: ["operator", "payments", "compliance"],
    rate: "write",
    shed: "P2",
    responses: { 202: null },
    refusals: [],
  }),
  outbox: endpoint({
    ...addresses.staff.outbox,
    ...lettersCall,
    name: "staff.outbox",
    summary: "Mail and SMS, newest first",
    query: page.extend({ channel: z.enum(["EMAIL", "SMS"]).optional() }),
    responses: { 200: z.object({ items: z.array(outboxEntry), next: z.string().nullable() }) },
    refusals: [],
  }),
  outboxMessage: endpoint({
    ...addresses.staff.outboxMessage,
    ...lettersCall,
    name: "staff.outboxMessage",
    summary: "One message, with its text where that may be read",
    params: z.object({ id: pathId }),
    responses: { 200: outboxMessage },
    refusals: ["not_found"],
  }),
  unhandledErrors: endpoint({
    ...addresses.staff.unhandledErrors,
    ...staffCall,
    name: "staff.unhandledErrors",
    summary: "Errors nobody expected, newest first",
    query: page,
    responses: { 200: z.object({ items: z.array(unhandledError), next: z.string().nullable() }) },
    refusals: [],
  }),
  helpFeedback: endpoint({
    ...addresses.staff.helpFeedback,
    ...staffCall,
    name: "staff.helpFeedback",
    summary: "What readers said of the help articles, those that disappoint most first",
    query: z.object({ bucket: line().max(80).optional() }),
    responses: { 200: z.object({ items: z.array(helpFeedbackTally) }) },
    refusals: [],
  }),
} as const;

export type StaffMember = z.output<typeof staffMember>;
export type EnteredStaff = z.output<typeof enteredStaff>;
export type OutboxEntry = z.output<typeof outboxEntry>;
export type OutboxMessage = z.output<typeof outboxMessage>;
export type HelpFeedbackTally = z.output<typeof helpFeedbackTally>;
export type UnhandledError = z.output<typeof unhandledError>;
