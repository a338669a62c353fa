import type { MfaOperation, VerificationType } from "@croupier/contracts";

/** What proving it again may be refused for. Codes: contracts/src/problem-codes.ts. */
export type StepUpRequired = {
  readonly code: "step_up_required";
  readonly stepUp: {
    readonly operation: MfaOperation;
    readonly types: VerificationType[];
  };
};
export type VerificationBlocked = {
  readonly code: "verification_blocked";
  readonly remainingBlockingTime: number;
};
/** Wrong, too old, used before, made for something else: it must not tell which. */
export type VerificationFailed = {
  readonly code: "verification_failed";
  readonly attemptsLeft: number;
};
export type VerificationNotAccepted = { readonly code: "verification_not_accepted" };
export type TooManyCodes = {
  readonly code: "too_many_codes";
  readonly retryAfterSeconds: number;
};
