import { ok, refuse, type Result } from "./result.ts";

export type Verdict = "approved" | "declined";
/** Withdrawn is the no of whoever asked. */
export type Answer = Verdict | "withdrawn";
export type RequestState = "waiting" | Answer;

export type AnswerRefusal =
  | { readonly code: "already_answered" }
  /** The one who asked may take it back, and not say yes. */
  | { readonly code: "own_request" };

/** One asks, another answers. Repeated: it stands already, said by the same person. */
export function decideAnswer(
  request: {
    /** `waiting`, or what became of it. */
    readonly state: string;
    readonly askedBy: string;
    readonly answeredBy: string | null;
  },
  { staffId, verdict }: { readonly staffId: string; readonly verdict: Verdict },
): Result<Answer | "repeated", AnswerRefusal> {
  const isOwn = staffId === request.askedBy;
  const answer = isOwn && verdict === "declined" ? "withdrawn" : verdict;
  if (request.state !== "waiting") {
    return request.state === answer && request.answeredBy === staffId
      ? ok("repeated")
      : refuse({ code: "already_answered" });
  }
  return isOwn && verdict === "approved" ? refuse({ code: "own_request" }) : ok(answer);
}
