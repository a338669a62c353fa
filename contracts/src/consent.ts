import { z } from "zod";
import { addresses } from "./addresses.ts";
import { endpoint } from "./endpoint.ts";
import { language, line } from "./fields.ts";

export const consent = {
  choose: endpoint({
    ...addresses.consent.choose,
    name: "consent.choose",
    summary: "Say what the visitor agrees to: recorded, and kept in the cookie `consent`",
    access: "public",
    rate: "write",
    shed: "P2",
    body: z.object({
      analytics: z.boolean(),
      marketing: z.boolean(),
      /** The language in which the question was read. */
      language,
      /** How the visitor came, where that may be kept from now on: the query and the page before. */
      arrival: z.object({ query: line().max(2_000), referrer: line().max(2_000) }).optional(),
    }),
    responses: {
      200: z.object({
        version: z.number().int(),
        analytics: z.boolean(),
        marketing: z.boolean(),
      }),
    },
    refusals: [],
  }),
} as const;
