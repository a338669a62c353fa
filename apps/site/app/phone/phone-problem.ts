import type { Problem } from "@croupier/contracts";

import { explainProblem } from "../calls/explain-problem.ts";
import type { MessageKey, useSay } from "../language/Messages.context.tsx";

const sentences: { readonly [Code in Problem["code"]]?: MessageKey } = {
  phone_missing: "phone.refused.missing",
  phone_invalid: "phone.refused.invalid",
  phone_not_mobile: "phone.refused.notMobile",
  phone_validated: "phone.refused.validated",
  phone_in_use: "phone.refused.inUse",
  too_many_codes: "phone.refused.tooMany",
  step_up_required: "phone.refused.stepUp",
  invalid_request: "phone.refused.number",
  verification_blocked: "phone.refused.blocked",
};

/** What only this page has to say. */
export function phoneProblem({ code }: Pick<Problem, "code">): MessageKey | undefined {
  return sentences[code];
}

/** The same as a sentence, with what is left of tries. */
export function explainPhoneProblem(problem: Problem, say: ReturnType<typeof useSay>): string {
  if (problem.code === "verification_failed") {
    return say("phone.refused.wrong", { attemptsLeft: problem.attemptsLeft ?? 0 });
  }
  return say(phoneProblem(problem) ?? explainProblem(problem));
}
