import { Refused } from "../calls/answers.ts";
import type { WordKey } from "../language/open-words.ts";

const explained: Readonly<Record<string, WordKey>> = {
  limit_reached: "deposit.problem.limit",
  deposit_amount_out_of_range: "deposit.problem.range",
  deposit_method_not_offered: "deposit.problem.method",
  provider_unreachable: "deposit.problem.provider",
  request_in_flight: "deposit.problem.inFlight",
  cashier_closed: "deposit.closed.text",
  self_excluded: "deposit.problem.break",
  on_a_break: "deposit.problem.break",
  less_came: "deposit.problem.less",
  more_came: "deposit.problem.more",
  amount_differs: "deposit.problem.differs",
  agreement_due: "deposit.problem.terms",
  account_blocked: "deposit.problem.blocked",
  document_blocked: "deposit.problem.blocked",
  not_offered_here: "deposit.problem.place",
};

/** Why a deposit was not begun, or went back. */
export function explainDeposit(error: Error): WordKey {
  return explainReason(error instanceof Refused ? error.code : "");
}

export function explainReason(code: string): WordKey {
  return explained[code] ?? "deposit.problem.unknown";
}
