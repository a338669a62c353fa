import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Adjustment } from "./adjustment.ts";

export type Verdict = "approved" | "declined";
/** What is written; repeated: it stands already, said by the same person. */
export type Answer = Verdict | "withdrawn" | "repeated";

export type AnswerRefusal =
  | { readonly code: "already_answered" }
  /** Nobody says yes to themselves, whatever the amount. */
  | { readonly code: "own_request" };

/** One asks, another answers. Whoever asked may take it back, which is their no. */
export function decideAnswer(
  { state, askedBy, answeredBy }: Pick<Adjustment, "state" | "askedBy" | "answeredBy">,
  { staffId, verdict }: { readonly staffId: string; readonly verdict: Verdict },
): Result<Answer, AnswerRefusal> {
  const isOwn = staffId === askedBy;
  if (isOwn && verdict === "approved") return refuse({ code: "own_request" });
  const answer = isOwn ? "withdrawn" : verdict;
  if (state === "waiting") return ok(answer);
  return state === answer && answeredBy === staffId
    ? ok("repeated")
    : refuse({ code: "already_answered" });
}
