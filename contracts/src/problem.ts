import { z } from "zod";
import { problemCodes, type ProblemCode } from "./problem-codes.ts";

const codes = Object.keys(problemCodes) as [ProblemCode, ...ProblemCode[]];

/** One field that does not match: where it stands (`address.countryCode`) and why. */
const fieldError = z.object({
  field: z.string(),
  code: z.string(),
  message: z.string(),
});

/** Every refusal on the wire (RFC 9457, `application/problem+json`). Never a stack trace. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.enum(codes),
  traceId: z.string(),
  detail: z.string().optional(),
  errors: z.array(fieldError).optional(),
});

export type FieldError = z.output<typeof fieldError>;
export type Problem = z.output<typeof problem>;
