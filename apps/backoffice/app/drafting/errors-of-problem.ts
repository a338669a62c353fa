import type { Problem } from "@croupier/contracts";
import type { FieldErrors } from "./check-part.ts";
import { sentenceOfIssue } from "./sentence-of-issue.ts";

/** What the server refused, beside the field it is about; what is about none stands at the top. */
export function errorsOfProblem(problem: Problem): FieldErrors {
  if (problem.code === "slug_taken") {
    return new Map([["slug", "Another entry has this address already."]]);
  }
  if (problem.code === "slug_reserved") {
    return new Map([["slug", "The site keeps this address for itself."]]);
  }
  return new Map((problem.errors ?? []).map((one) => [one.field, sentenceOfIssue(one)]));
}
