import { problemCodes } from "@croupier/contracts";
import type { FieldError, Problem, ProblemCode } from "@croupier/contracts";

/** Thrown anywhere below a call to answer with a problem; everything else that is thrown is a 500. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  readonly code: ProblemCode;
  readonly facts: ProblemFacts;

  constructor(code: ProblemCode, facts: ProblemFacts = {}) {
    super(code);
    this.code = code;
    this.facts = facts;
  }
}

export interface ProblemFacts {
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
}

export const problemType = "application/problem+json; charset=utf-8";

/** The one translator from a code to what travels (RFC 9457). */
export function problemOf(code: ProblemCode, traceId: string, facts: ProblemFacts = {}): Problem {
  const { status, title } = problemCodes[code];
  return {
    type: "about:blank",
    title,
    status,
    code,
    traceId,
    ...(facts.detail === undefined ? {} : { detail: facts.detail }),
    ...(facts.errors === undefined ? {} : { errors: [...facts.errors] }),
  };
}

/** The one translator from a domain's refusal: its code is a code of ours, its facts stay inside. */
export function problemFromRefusal(refusal: {
  readonly code: ProblemCode;
  readonly retryAfterSeconds?: number;
}): ProblemError {
  const wait = refusal.retryAfterSeconds;
  return new ProblemError(
    refusal.code,
    wait === undefined ? {} : { headers: { "retry-after": String(Math.max(1, Math.ceil(wait))) } },
  );
}
