import { Refused } from "../calls/answers.ts";
import type { WordKey } from "../language/open-words.ts";

const explained: Readonly<Record<string, WordKey>> = {
  limit_out_of_range: "limits.problem.range",
  raise_unknown: "limits.problem.raise",
  raise_not_due: "limits.problem.early",
  reality_check_interval: "limits.problem.range",
  verification_failed: "timeOut.problem.password",
  verification_blocked: "timeOut.problem.blocked",
  exclusion_not_over: "timeOut.problem.notOver",
  break_length: "timeOut.problem.length",
  exclusion_length: "timeOut.problem.length",
};

/** The sentence for a refusal, or that nothing was changed. */
export function explainRefusal(error: Error): WordKey {
  return (error instanceof Refused && explained[error.code]) || "limits.problem.unknown";
}
