import type { Problem } from "@croupier/contracts";

import { explainProblem } from "../calls/explain-problem.ts";
import type { MessageKey } from "../language/Messages.context.tsx";

const sentences: { readonly [Code in Problem["code"]]?: MessageKey } = {
  document_not_asked: "documents.refused.notAsked",
  document_in_review: "documents.refused.inReview",
  document_valid: "documents.refused.valid",
  document_blocked: "documents.refused.blocked",
  document_side_not_taken: "documents.trouble.notTaken",
  document_file_type: "documents.trouble.notTaken",
  document_too_large: "documents.trouble.tooLarge",
  document_too_small: "documents.trouble.tooSmall",
  document_unreadable: "documents.trouble.unreadable",
  document_unsafe: "documents.refused.unsafe",
  document_infected: "documents.reason.unsafe",
  document_not_scanned: "documents.refused.notScanned",
  too_large: "documents.trouble.tooLarge",
};

/** What only this page has to say, or what every page says. */
export function explainDocumentProblem(problem: Pick<Problem, "code">): MessageKey {
  return sentences[problem.code] ?? explainProblem(problem);
}
