import { z } from "zod";
import { captchaQuestion } from "./captcha.ts";
import { openHint } from "./content/hint.ts";
import { mfaOperations } from "./mfa-operations.ts";
import { problemCodes, type ProblemCode } from "./problem-codes.ts";

const codes = Object.keys(problemCodes) as [ProblemCode, ...ProblemCode[]];

/** One field that does not match: where it stands (`address.countryCode`) and why. */
const fieldError = z.object({
  field: z.string(),
  code: z.string(),
  message: z.string(),
});

/** Who was faster, and with what: enough to show both and save on top. */
const conflict = z.object({ number: z.number().int(), by: z.string(), at: z.iso.datetime() });

/** Every refusal on the wire (RFC 9457, `application/problem+json`). Never a stack trace. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.enum(codes),
  traceId: z.string(),
  detail: z.string().optional(),
  errors: z.array(fieldError).optional(),
  /** With `version_conflict`: the version that was written meanwhile. */
  conflict: conflict.optional(),
  /** With `linked_from`: what leads there. */
  links: z
    .array(z.object({ id: z.string(), kind: z.string(), part: z.string(), title: z.string() }))
    .optional(),
  /** With `hints_open`: what keeps the versions from visitors. */
  hints: z.array(openHint).optional(),
  /** With `step_up_required`: what has to be proved, and with what it can be. */
  stepUp: z.object({ operation: z.enum(mfaOperations), types: z.array(z.string()) }).optional(),
  /** With `captcha_required` and `captcha_refused`: what to answer when the call is made again. */
  captcha: captchaQuestion.optional(),
  /** With `verification_failed`: how many more tries there are. */
  attemptsLeft: z.number().int().optional(),
  /** With `verification_blocked`: seconds until the next try. */
  remainingBlockingTime: z.number().int().optional(),
  /** Where waiting helps: the same seconds that `Retry-After` says, for whoever shows them. */
  retryAfterSeconds: z.number().int().optional(),
  /** With `slug_taken` and `entry_elsewhere`: the entry that is in the way. */
  entryId: z.string().optional(),
});

export type FieldError = z.output<typeof fieldError>;
export type Problem = z.output<typeof problem>;
