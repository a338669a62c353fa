import { ok, refuse, type Result } from "@croupier/kit/result";

export type ResetAnswer = "approved" | "declined";

export type AnswerRefusal =
  | { readonly code: "already_answered" }
  /** Whoever asked may take it back, but not say yes to themselves. */
  | { readonly code: "own_request" };

/** Access is given back by two people: one asks, another says yes. */
export function decideReset(
  request: { readonly askedBy: string; readonly answer: ResetAnswer | null },
  { staffId, answer }: { readonly staffId: string; readonly answer: ResetAnswer },
): Result<undefined, AnswerRefusal> {
  if (request.answer !== null) return refuse({ code: "already_answered" });
  if (answer === "approved" && request.askedBy === staffId) return refuse({ code: "own_request" });
  return ok();
}
