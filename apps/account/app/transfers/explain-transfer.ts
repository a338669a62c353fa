import type { WordKey } from "../language/open-words.ts";

const explained: Readonly<Record<string, WordKey>> = {
  cashier_closed: "transfers.closed.text",
  not_offered_here: "transfers.closed.text",
  transfer_amount_out_of_range: "transfers.problem.range",
  transfer_to_yourself: "transfers.problem.yourself",
  transfer_day_limit: "transfers.problem.day",
  transfer_not_open: "transfers.problem.over",
  not_withdrawable: "transfers.problem.notEnough",
  money_owed: "transfers.problem.owed",
  limit_reached: "transfers.problem.limit",
  self_excluded: "transfers.problem.break",
  on_a_break: "transfers.problem.break",
  email_unconfirmed: "transfers.problem.email",
  document_required: "transfers.problem.document",
  document_blocked: "transfers.problem.document",
  agreement_due: "transfers.problem.terms",
  step_up_required: "problem.step_up_required",
};

/** Why money did not go, or was not taken, in words. */
export function explainTransfer(code: string): WordKey {
  return explained[code] ?? "transfers.problem.unknown";
}
