import type { Problem } from "@croupier/contracts";

import type { MessageKey } from "../language/Messages.context.tsx";

/** What a player reads for each refusal; the rest are our faults and share one sentence. */
const sentences: { readonly [Code in Problem["code"]]?: MessageKey } = {
  invalid_request: "problem.invalid_request",
  unreadable_request: "problem.invalid_request",
  too_many_requests: "problem.too_many_requests",
  overloaded: "problem.overloaded",
  not_ready: "problem.overloaded",
  maintenance: "problem.maintenance",
  registration_closed: "problem.registration_closed",
  consent_required: "problem.consent_required",
  language_not_offered: "problem.language_not_offered",
  password_too_common: "problem.password_too_common",
  registration_not_possible: "problem.registration_not_possible",
  account_blocked: "problem.account_blocked",
  self_excluded: "problem.self_excluded",
  wrong_credentials: "problem.wrong_credentials",
  too_many_attempts: "problem.too_many_attempts",
  captcha_required: "problem.captcha_refused",
  captcha_refused: "problem.captcha_refused",
  sign_in_over: "problem.sign_in_over",
  passkey_refused: "problem.passkey_refused",
  password_reset_over: "problem.password_reset_over",
  verification_failed: "problem.verification_failed",
  verification_blocked: "problem.verification_blocked",
  too_many_codes: "problem.too_many_codes",
};

export function explainProblem({ code }: Pick<Problem, "code">): MessageKey {
  return sentences[code] ?? "problem.unknown";
}

/** A call that was thrown never reached us or came back as something else. */
export function explainFailure(failure: unknown): MessageKey {
  // fetch throws a TypeError when there is no connection.
  return failure instanceof TypeError ? "problem.offline" : "problem.unknown";
}
