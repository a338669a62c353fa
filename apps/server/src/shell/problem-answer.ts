import { problemCodes } from "@croupier/contracts";
import type { FieldError, Problem, ProblemCode } from "@croupier/contracts";

/** More would not be read, and a body of a million wrong places must not be answered with as many. */
const errorsMax = 100;

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

export interface ProblemFacts extends Pick<
  Problem,
  | "conflict"
  | "links"
  | "hints"
  | "entryId"
  | "stepUp"
  | "captcha"
  | "attemptsLeft"
  | "remainingBlockingTime"
  | "retryAfterSeconds"
> {
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
    ...(facts.errors === undefined ? {} : { errors: facts.errors.slice(0, errorsMax) }),
    ...(facts.conflict === undefined ? {} : { conflict: facts.conflict }),
    ...(facts.links === undefined ? {} : { links: facts.links }),
    ...(facts.hints === undefined ? {} : { hints: facts.hints }),
    ...(facts.entryId === undefined ? {} : { entryId: facts.entryId }),
    ...verificationFacts(facts),
  };
}

/** What a player has to know to prove it, or to wait. */
function verificationFacts(facts: ProblemFacts) {
  const { stepUp, captcha, attemptsLeft, remainingBlockingTime, retryAfterSeconds } = facts;
  return {
    ...(captcha === undefined ? {} : { captcha }),
    ...(stepUp === undefined ? {} : { stepUp }),
    ...(attemptsLeft === undefined ? {} : { attemptsLeft }),
    ...(remainingBlockingTime === undefined ? {} : { remainingBlockingTime }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
}

/** Whoever asks is told when to come back. */
export function closedForMaintenance(seconds: number): ProblemError {
  return new ProblemError("maintenance", { headers: { "retry-after": String(seconds) } });
}

/** What of a refusal travels: its code, and those facts that a problem has a place for. */
export interface RefusedWith extends Omit<ProblemFacts, "headers"> {
  readonly code: ProblemCode;
}

/** The one translator from a domain's refusal: its code is a code of ours. */
export function problemFromRefusal(refusal: RefusedWith): ProblemError {
  const {
    code,
    retryAfterSeconds: wait,
    detail,
    errors,
    conflict,
    links,
    hints,
    entryId,
  } = refusal;
  return new ProblemError(code, {
    ...(wait === undefined
      ? {}
      : { headers: { "retry-after": String(Math.max(1, Math.ceil(wait))) } }),
    ...(detail === undefined ? {} : { detail }),
    ...(errors === undefined ? {} : { errors }),
    ...(conflict === undefined ? {} : { conflict }),
    ...(links === undefined ? {} : { links }),
    ...(hints === undefined ? {} : { hints }),
    ...(entryId === undefined ? {} : { entryId }),
    ...verificationFacts(refusal),
  });
}
