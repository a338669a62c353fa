import type { WordKey } from "../language/open-words.ts";

export type AccountField = "number" | "routingNumber" | "holder";

export interface ExplainedAccount {
  readonly text: WordKey;
  /** Where it is mended; absent: by no typing. */
  readonly field?: AccountField;
}

const explained: Readonly<Record<string, ExplainedAccount>> = {
  account_number_invalid: { text: "linkedAccounts.problem.number", field: "number" },
  routing_number_invalid: { text: "linkedAccounts.problem.routing", field: "routingNumber" },
  account_holder_differs: { text: "linkedAccounts.problem.holder", field: "holder" },
  account_linked_already: { text: "linkedAccounts.problem.twice", field: "number" },
  too_many_linked_accounts: { text: "linkedAccounts.problem.many" },
  linked_account_in_use: { text: "linkedAccounts.problem.inUse" },
  step_up_required: { text: "problem.step_up_required" },
};

/** Why an account was not linked, or not taken away. */
export function explainAccount(code: string): ExplainedAccount {
  return explained[code] ?? { text: "problem.other" };
}
