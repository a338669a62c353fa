import type { Problem } from "@croupier/contracts";

import type { WordKey } from "../language/open-words.ts";

const sentences: { readonly [Code in Problem["code"]]?: WordKey } = {
  invalid_request: "problem.invalid_request",
  too_many_requests: "problem.too_many",
  step_up_required: "problem.step_up_required",
  email_unchanged: "problem.email_unchanged",
  email_confirmed: "problem.email_confirmed",
  too_many_letters: "problem.too_many_letters",
  erasure_waiting: "problem.erasure_waiting",
  already_closed: "problem.already_closed",
  verification_failed: "problem.verification_failed",
  verification_blocked: "problem.verification_blocked",
  language_not_offered: "problem.language_not_offered",
  postal_code_invalid: "problem.postal_code_invalid",
};

/** What a player reads when an act of theirs was refused; the rest are our faults and share one sentence. */
export function explainProblem({ code }: Pick<Problem, "code">): WordKey {
  return sentences[code] ?? "problem.other";
}
