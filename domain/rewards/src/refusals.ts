/** What this room may refuse, in the order in which it looks. */
export type AnswerRefusal =
  | { readonly code: "not_found" }
  /** Somebody was faster; an answer went out already. */
  | { readonly code: "already_answered" }
  /** A no without a reason helps nobody. */
  | { readonly code: "answer_reason_missing" };
