import type { Problem } from "@croupier/contracts";

import type { WordKey } from "../language/open-words.ts";

const sentences: { readonly [Code in Problem["code"]]?: WordKey } = {
  verification_failed: "security.refused.verification_failed",
  verification_blocked: "security.refused.verification_blocked",
  pin_too_simple: "security.refused.pin_too_simple",
  enrolment_not_ready: "security.refused.enrolment_not_ready",
  two_factor_not_offered: "security.refused.two_factor_not_offered",
  step_up_required: "security.refused.step_up_required",
  too_many_codes: "security.refused.too_many_codes",
  phone_missing: "security.refused.phone_missing",
  phone_invalid: "security.refused.phone_invalid",
  phone_not_mobile: "security.refused.phone_not_mobile",
  phone_validated: "security.refused.phone_validated",
  phone_in_use: "security.refused.phone_in_use",
  invalid_request: "security.refused.invalid_request",
};

/** What a player reads when something about how they prove who they are was refused. */
export function explainRefusal({ code }: Pick<Problem, "code">): WordKey {
  return sentences[code] ?? "security.refused.other";
}
