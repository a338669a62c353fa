import type { WordKey } from "../language/open-words.ts";

export interface Explained {
  readonly text: WordKey;
  /** Where the player can do something about it. */
  readonly way?: { readonly href: string; readonly label: WordKey };
}

const verify = { href: "/account/verification", label: "withdraw.way.documents" } as const;

const explained: Readonly<Record<string, Explained>> = {
  cashier_closed: { text: "withdraw.closed.text" },
  withdrawal_method_not_offered: { text: "withdraw.problem.method" },
  withdrawal_amount_out_of_range: { text: "withdraw.problem.range" },
  withdrawal_destination_unknown: { text: "withdraw.problem.destination" },
  withdrawal_destination_waits: { text: "withdraw.problem.destinationWaits" },
  withdrawal_day_limit: { text: "withdraw.problem.dayLimit" },
  not_withdrawable: { text: "withdraw.problem.notWithdrawable" },
  document_required: { text: "withdraw.problem.document", way: verify },
  document_blocked: { text: "withdraw.problem.documentBlocked", way: verify },
  email_unconfirmed: {
    text: "withdraw.problem.email",
    way: { href: "/account/profile", label: "withdraw.way.email" },
  },
  money_owed: {
    text: "withdraw.problem.owed",
    way: { href: "/account/cashier/deposit", label: "withdraw.way.deposit" },
  },
  account_closed: { text: "withdraw.problem.closed" },
  step_up_required: { text: "withdraw.problem.notProved" },
  request_in_flight: { text: "withdraw.problem.inFlight" },
  withdrawal_not_open: { text: "withdraw.problem.tooFar" },
  cancelling_not_allowed: { text: "withdraw.problem.notHere" },
};

/** Why money was not let out, or a withdrawal not taken back, in words; and what helps. */
export function explainWithdrawal(code: string): Explained {
  return explained[code] ?? { text: "withdraw.problem.unknown" };
}
