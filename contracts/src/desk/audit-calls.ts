import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id, instant, line } from "../fields.ts";
import { deskAddresses } from "./desk-addresses.ts";
import { administrators, deskRead } from "./desk-words.ts";

/** Before and after of an act. What is too large is told by its digest and its first characters. */
const auditedAct = z
  .object({
    id,
    at: instant,
    /** Null where nobody was signed in, as for a sign-in that failed. */
    staff: z.object({ id, login: z.string(), name: z.string() }).nullable(),
    action: z.string(),
    subject: z.string().nullable(),
    facts: z.record(z.string(), z.unknown()),
    before: z.unknown(),
    after: z.unknown(),
  })
  .meta({ id: "AuditedAct" });

export const auditCalls = {
  auditTrail: endpoint({
    ...deskAddresses.auditTrail,
    ...deskRead,
    name: "desk.auditTrail",
    summary: "What staff did, with what was before and after, the newest first",
    roles: [...administrators, "compliance"],
    query: z.object({
      /** The id of an entry or a picture, the path of a redirect. */
      subject: line().max(500).optional(),
      staff: line().max(200).optional(),
      /** An action such as `content.publish`, or its beginning: `content.`. */
      action: line().max(60).optional(),
      before: line().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    responses: {
      200: z.object({ items: z.array(auditedAct), next: z.string().nullable() }),
    },
    refusals: [],
  }),
} as const;

export type AuditedAct = z.output<typeof auditedAct>;
